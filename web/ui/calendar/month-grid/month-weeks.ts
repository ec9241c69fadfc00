import { endOfMonth, getDayOfWeek, parseDate } from '@internationalized/date'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import type { LeaveKey } from '../leave-mark/leave-key.ts'

/** `2026-11`. */
export type IsoMonth = string

/** A coloured range of days, both ends included. */
export interface DayMark {
  id: string
  leave: LeaveKey
  isPending?: boolean
  from: IsoDate
  to: IsoDate
  /** The leave type, or the name of the person. */
  label: string
}

/** Seven places from Monday on; empty before the first and after the last of the month. */
export type Week = readonly (IsoDate | undefined)[]

export const monthOf = (day: IsoDate): IsoMonth => day.slice(0, 7)

export function weeksOf(month: IsoMonth): Week[] {
  const first = parseDate(`${month}-01`)
  const before = getDayOfWeek(first, 'hu-HU', 'mon')
  const days = endOfMonth(first).day
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = week * 7 + place - before
      return day >= 0 && day < days ? first.add({ days: day }).toString() : undefined
    }),
  )
}

/** The part of a mark that falls into one week. */
export interface Bar {
  mark: DayMark
  /** From 1 for Monday. */
  start: number
  span: number
  /** From 0 for the uppermost. */
  lane: number
  begins: boolean
  ends: boolean
}

/** Lays the marks of a week into lanes, the earlier and then the longer first. Marks without a lane are counted as hidden. */
export function barsOf(week: Week, marks: readonly DayMark[], lanes: number): { bars: Bar[]; hidden: number[] } {
  const bars: Bar[] = []
  const hidden = week.map(() => 0)
  const inOrder = marks.toSorted((a, b) => a.from.localeCompare(b.from) || b.to.localeCompare(a.to))
  for (const mark of inOrder) {
    const places = week.flatMap((day, place) => (day && mark.from <= day && day <= mark.to ? [place] : []))
    const start = places[0]
    if (start === undefined) continue
    const isFree = (lane: number) =>
      !bars.some(bar => bar.lane === lane && bar.start - 1 + bar.span > start && bar.start - 1 < start + places.length)
    const lane = Array.from({ length: lanes }, (_, index) => index).find(isFree)
    if (lane === undefined) for (const place of places) hidden[place]!++
    else
      bars.push({
        mark,
        lane,
        start: start + 1,
        span: places.length,
        begins: week[start] === mark.from,
        ends: week[start + places.length - 1] === mark.to,
      })
  }
  return { bars, hidden }
}
