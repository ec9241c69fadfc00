import { mutate } from 'swr'
import type { AnyEndpoint, InputOf } from '#shared/contract/client.ts'
import { useChange, type ChangeOptions } from '#web/api/use-change.ts'

/** What the calls of one area begin with: `/admin/company`. */
const areaOf = ({ path }: AnyEndpoint) => path.split('/').slice(0, 3).join('/')

/** Reads again what stands on the page of an area, and what the operator may do; lists that are not on the page when they are next. */
export async function revalidateArea(endpoint: AnyEndpoint) {
  const area = areaOf(endpoint)
  const isPageOfList = (key: unknown) => Array.isArray(key) && key[0] === 'pages' && String(key[1]).startsWith(area)
  await mutate(isPageOfList, undefined, { revalidate: false })
  await mutate(key => Array.isArray(key) && (String(key[0]).startsWith(area) || key[0] === '/admin/me'))
}

/**
 * Changes something in the back office. What is read of the same area (by the first two parts of its path) is read again afterwards, also when the
 * change is refused because somebody else was quicker; so no list of what is out of date is loaded by other pages.
 */
export function useOperatorChange<E extends AnyEndpoint>(endpoint: E) {
  const { change, isChanging } = useChange(endpoint)
  return {
    isChanging,
    change: (asked?: InputOf<E>, options?: ChangeOptions) =>
      change(asked, options).finally(() => void revalidateArea(endpoint)),
  }
}
