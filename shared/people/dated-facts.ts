import { addDays, type Day } from '../calendar/day.ts'
import type { Grant, Span } from './model.ts'

const coversDay =
  (day: Day) =>
  ({ from, to }: Span) =>
    (from ?? day) <= day && day <= (to ?? day)

/** Whether something holds on a day. */
export const holdsOn = (spans: readonly Span[], day: Day): boolean => spans.some(coversDay(day))

/** The days a year that the employer gives on a day; what overlaps adds up. */
export const grantedOn = (grants: readonly Grant[], day: Day): number =>
  grants.filter(coversDay(day)).reduce((sum, { days }) => sum + days, 0)

/** Whether something holds for all time, as far as is known. */
export const isUndated = ({ from, to }: Span) => from === null && to === null

/** While no day is known on which something began or ended, a word on it without a day is about all time. */
const isDated = (spans: readonly Span[]) => !spans.every(isUndated)

/** What was before a day, and nothing from then on. */
const endedBefore = <S extends Span>(spans: readonly S[], day: Day): S[] =>
  spans
    .filter(({ from }) => from === null || from < day)
    .map(span => (span.to !== null && span.to < day ? span : { ...span, to: addDays(day, -1) }))

/** When something holds that somebody says holds, or does not, without saying since when: from today on where days are known. */
export function withFlag(spans: readonly Span[], holds: boolean, today: Day): Span[] {
  if (holds === holdsOn(spans, today)) return [...spans]
  const since = isDated(spans) ? today : null
  return [...(isDated(spans) ? endedBefore(spans, today) : []), ...(holds ? [{ from: since, to: null }] : [])]
}

/** The same of the days that the employer gives. */
export function withDaysPerYear(grants: readonly Grant[], days: number, today: Day): Grant[] {
  if (days === grantedOn(grants, today)) return [...grants]
  const since = isDated(grants) ? today : null
  return [...(isDated(grants) ? endedBefore(grants, today) : []), ...(days ? [{ from: since, to: null, days }] : [])]
}
