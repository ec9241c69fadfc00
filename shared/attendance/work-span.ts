import * as z from 'zod/mini'
import { instantInBudapest } from '../calendar/budapest-day.ts'
import { ClockTime, clockTimeAt, minutesADay, minutesOf } from '../calendar/clock-time.ts'
import type { Day } from '../calendar/day.ts'

/** When somebody works on a day; one that ends no later than it starts ends on the next day. */
export const WorkSpan = z.object({ start: ClockTime, end: ClockTime, break_minutes: z.int() })
export type WorkSpan = z.infer<typeof WorkSpan>

/** From a time of a day to another, which is on the next day where it is no later. */
export const Bounds = z.pick(WorkSpan, { start: true, end: true })
export type Bounds = z.infer<typeof Bounds>

/** The longest working time of a day, overtime included, in minutes (Mt. 99. § (2)–(3)). */
export const longestWorkday = 12 * 60

/** The least break by the working time of a day, both in minutes (Mt. 103. § (1)). */
export function leastBreak(worked: number): number {
  if (worked > 9 * 60) return 45
  return worked > 6 * 60 ? 20 : 0
}

export const endsNextDay = ({ start, end }: Bounds) => end <= start

/** Minutes since the midnight of its day at which a span ends, by the clock: more than a day's where it ends on the next one. */
export const endOf = (span: Bounds) => minutesOf(span.end) + (endsNextDay(span) ? minutesADay : 0)

/** The minutes that pass between two times of a day, fewer or more than by the clock on the nights on which clocks change. */
const passed = (date: Day, from: number, to: number) =>
  Math.max(0, (instantAt(date, to) - instantAt(date, from)) / 60_000)

/** The instant at which the clocks have shown so many minutes since a day's midnight, on the days beside it too. */
const instantAt = (date: Day, minute: number) => instantInBudapest(date, { hour: 0, minute })

/** From the start to the end, with the break. */
export const lengthOfSpan = (date: Day, span: Bounds) => passed(date, minutesOf(span.start), endOf(span))

/** The working time of a span, without its break. */
export const workedIn = (date: Day, span: WorkSpan) => Math.max(0, lengthOfSpan(date, span) - span.break_minutes)

/** The working time at night, from 22 to 6 o'clock (Mt. 89. §), as if the break were taken by day. */
export function nightMinutesIn(date: Day, span: WorkSpan): number {
  const [start, end] = [minutesOf(span.start), endOf(span)]
  const nights = [-1, 0, 1].map(night => [night * minutesADay + 22 * 60, (night + 1) * minutesADay + 6 * 60] as const)
  const minutes = nights.reduce(
    (sum, [from, to]) => sum + (from < end && start < to ? passed(date, Math.max(from, start), Math.min(to, end)) : 0),
    0,
  )
  return Math.min(minutes, workedIn(date, span))
}

/** The minutes of rest between a span and that of the next day; negative where they overlap. */
export const restBetween = (date: Day, span: Bounds, next: Bounds) => {
  const [ends, begins] = [endOf(span), minutesADay + minutesOf(next.start)]
  return ends > begins ? begins - ends : passed(date, ends, begins)
}

/** The span of so many minutes of work from a time on, by the clock; a break that the day has no room for is shorter. */
export function spanOf(start: ClockTime, minutes: number, longestBreak: number): WorkSpan {
  const break_minutes = Math.min(longestBreak, minutesADay - minutes)
  return { start, end: clockTimeAt(minutesOf(start) + minutes + break_minutes), break_minutes }
}
