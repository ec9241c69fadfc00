import { useEffect, useRef, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { AnyEndpoint, ApiError, InputOf, ReplyOf } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'

/** A row of the list that an endpoint gives. */
export type RowOf<E extends AnyEndpoint> = ReplyOf<E> extends { data: (infer Row)[] } ? Row : never

/** A page of a list, and where the next one begins; null at its end. */
export interface ListPage<Row> {
  data: Row[]
  next: string | null
}

type Query = Record<string, string | undefined>
/** The parameters of the endpoint's path, where it has some. */
type Path = { path?: Record<string, string> }

/** What is asked of a page: parameters without a value are left out. */
const asked = (query: Query, cursor: string | null | undefined) =>
  Object.fromEntries(Object.entries({ ...query, ...(cursor && { cursor }) }).filter(([, value]) => value))

/** A page of two filters at once may be empty while there is more, so that it goes on until there is something or the list ends. */
async function loadPage<E extends AnyEndpoint>(
  endpoint: E,
  path: Path,
  query: Query,
  cursor: string | null | undefined,
) {
  let from = cursor
  for (;;) {
    const told: unknown = await call(endpoint, { ...path, query: asked(query, from) } as InputOf<E>)
    const page = told as ListPage<RowOf<E>>
    if (page.data.length || page.next === null) return page
    from = page.next
  }
}

/** What is loaded so far of a list, and how there comes to be more. */
export interface Pages<Row, First = unknown> {
  rows: Row[] | undefined
  /** The reply with the first page, and what it says of the whole list. */
  first: First | undefined
  hasMore: boolean
  isLoading: boolean
  error: ApiError | undefined
  reload: () => void
  loadMore: () => void
}

let readings = 0

/**
 * A list that is read page by page, from an endpoint that takes `?cursor=` and gives `{ data, next }`; no rows while the first page is read.
 * It is read again after a change of its area.
 */
export function usePages<E extends AnyEndpoint>(
  endpoint: E,
  query: Query = {},
  path: Path = {},
): Pages<RowOf<E>, ReplyOf<E>> {
  const [isLoading, setLoading] = useState(false)
  const { mutate: know } = useSWRConfig()
  const keyOf = (cursor?: string | null) => ['pages', endpoint.path, query, cursor, path]
  const { data, error, setSize, mutate } = useSWRInfinite<ListPage<RowOf<E>>, ApiError>(
    (place: number, before: ListPage<RowOf<E>> | null) =>
      place > 0 && (!before || before.next === null) ? null : keyOf(before?.next),
    ([, , first, cursor]: [string, string, Query, string | undefined]) => loadPage(endpoint, path, first, cursor),
    // Only pages that are not known are asked for, so that a list which is opened again a moment later asks for those of a change.
    { revalidateOnFocus: false, revalidateFirstPage: false, revalidateAll: false, dedupingInterval: 0 },
  )

  // The library reads lists of pages again only when told to: this reading stands for them.
  const stamp = useSWR([endpoint.path, 'pages'], () => ++readings, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  })
  const seen = useRef<number | undefined>(undefined)
  useEffect(() => {
    const isNewer = seen.current !== undefined && stamp.data !== seen.current
    seen.current = stamp.data
    if (isNewer) void mutate()
  }, [stamp.data, mutate])

  return {
    rows: data?.flatMap(page => page.data),
    first: data?.[0] as ReplyOf<E> | undefined,
    hasMore: data ? data.at(-1)!.next !== null : false,
    isLoading,
    error: data ? undefined : error,
    reload: () => void mutate(),
    loadMore: () => {
      const cursor = data?.at(-1)?.next
      if (!data || !cursor || isLoading) return
      setLoading(true)
      // The library grows a list also by a page that cannot be loaded, and says so to nobody: it is given the page once it is there.
      void toastOnError(async () => {
        await know(keyOf(cursor), await loadPage(endpoint, path, query, cursor), { revalidate: false })
        await setSize(data.length + 1)
      }).finally(() => setLoading(false))
    },
  }
}
