import type { Absent } from '#shared/leave/view/absent.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'

const homeOffice = 3

/** The colleagues of the same group who are away on days of a request; home office is not away. */
export function othersAway(
  { user_id, from_date, to_date }: Pick<RequestView, 'user_id' | 'from_date' | 'to_date'>,
  absences: readonly Absent[],
  colleagues: readonly EssentialEmployee[],
): EssentialEmployee[] {
  const group = colleagues.find(({ id }) => id === user_id)?.group_id ?? null
  const away = new Set(
    absences
      .filter(absent => absent.type_id !== homeOffice && absent.from_date <= to_date && from_date <= absent.to_date)
      .map(absent => absent.user_id),
  )
  return colleagues.filter(({ id, group_id }) => id !== user_id && group_id === group && away.has(id))
}
