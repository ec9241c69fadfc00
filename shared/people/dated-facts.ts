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

/** Whether a period has no dates, so that it holds for all time. */
export const isUndated = ({ from, to }: Span) => from === null && to === null

/** Whether any stored period has a date; a value without dates then counts from today on. */
const isDated = (spans: readonly Span[]) => !spans.every(isUndated)

/** The periods as they end before a day. */
const endedBefore = <S extends Span>(spans: readonly S[], day: Day): S[] =>
  spans
    .filter(({ from }) => from === null || from < day)
    .map(span => (span.to !== null && span.to < day ? span : { ...span, to: addDays(day, -1) }))

/** The periods after a value without dates: it counts from today on where dates are stored, else for all time. */
export function withFlag(spans: readonly Span[], holds: boolean, today: Day): Span[] {
  if (holds === holdsOn(spans, today)) return [...spans]
  const since = isDated(spans) ? today : null
  return [...(isDated(spans) ? endedBefore(spans, today) : []), ...(holds ? [{ from: since, to: null }] : [])]
}

/** The employer's extra days after a number without dates: it counts from today on where dates are stored, else for all time. */
export function withDaysPerYear(grants: readonly Grant[], days: number, today: Day): Grant[] {
  if (days === grantedOn(grants, today)) return [...grants]
  const since = isDated(grants) ? today : null
  return [...(isDated(grants) ? endedBefore(grants, today) : []), ...(days ? [{ from: since, to: null, days }] : [])]
}
