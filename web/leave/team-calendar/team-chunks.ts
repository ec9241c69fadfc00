import type { InputOf, ReplyOf } from '#shared/contract/client.ts'
import type { leave } from '#shared/leave/contract.ts'
import type { AbsentInMonth } from '#shared/leave/contract/show-calendar.ts'
import type { Answered } from '#web/api/use-several.ts'

/** How many people are asked for at once. */
export const chunkSize = 50

type Query = NonNullable<InputOf<typeof leave.showCalendar>['query']>

/** People in the order of their rows, in chunks that are the same wherever one has scrolled to. */
export const chunksOf = (order: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(order.length / chunkSize) }, (_, chunk) =>
    order.slice(chunk * chunkSize, (chunk + 1) * chunkSize).join(','),
  )

/** The numbers of the chunks that people are in, in order. */
export function chunksWith(people: readonly string[], order: readonly string[]): number[] {
  const wanted = new Set(people)
  const found = new Set<number>()
  for (const [place, id] of order.entries()) if (wanted.has(id)) found.add(Math.floor(place / chunkSize))
  return [...found]
}

/** These chunks and those that follow them, which scrolling comes to next. */
export const withNext = (chunks: readonly number[]): number[] => [
  ...new Set([...chunks, ...chunks.map(chunk => chunk + 1)]),
]

/** The absences of those who are loaded, and who of them is loaded of this time. */
interface LoadedAbsences {
  absences: AbsentInMonth[]
  /** The days that are not like others, once any chunk is loaded. */
  days: ReplyOf<typeof leave.showCalendar>['days'] | undefined
  isLoaded: (id: string) => boolean
}

/** What chunks say of a time; who is loaded only of another time has the absences of that one. */
export function absencesIn(
  known: readonly Answered<typeof leave.showCalendar>[],
  { month, months }: Pick<Query, 'month' | 'months'>,
): LoadedAbsences {
  const isNow = ({ query }: (typeof known)[number]['asked']) => query?.month === month && query?.months === months
  const inTurn = [...known.filter(({ asked }) => !isNow(asked)), ...known.filter(({ asked }) => isNow(asked))]
  const byPerson = new Map<string, AbsentInMonth[]>()
  const loaded = new Set<string>()
  for (const { asked, reply } of inTurn) {
    const found = Map.groupBy(reply.data, ({ user_id }) => user_id)
    for (const id of asked.query?.people?.split(',') ?? []) {
      byPerson.set(id, found.get(id) ?? [])
      if (isNow(asked)) loaded.add(id)
    }
  }
  const days = inTurn.at(-1)?.reply.days
  return { absences: [...byPerson.values()].flat(), days, isLoaded: id => loaded.has(id) }
}
