import { describe, expect, it } from 'vitest'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { weekdayOf } from '#shared/calendar/day.ts'
import type { SheetDay } from '#shared/attendance/model.ts'
import { people as told } from './golden-people.ts'
import { leave, sheet, terms } from './sheets.ts'

/** A day of a sheet in a few signs: hours, overtime after a plus, and what it is where nothing was worked. */
function signOf({ kind, correction, leave: taken, worked, worked_minutes, overtime_minutes }: SheetDay): string {
  if (worked) return `${worked_minutes / 60}${overtime_minutes ? `+${overtime_minutes / 60}` : ''}`
  if (taken?.is_approved) return `L${taken.type_id}`
  if (correction?.is_missed) return 'x'
  const free = {
    working_day: '.',
    public_holiday: 'H',
    rest_day_moved: 'M',
    company: 'C',
    not_employed: '-',
    rest_day: '.',
  }
  return free[kind as keyof typeof free] ?? kind
}

/** A month as a calendar, Monday first. */
function calendarOf(days: readonly SheetDay[]): string[] {
  const signs = [...Array<string>(weekdayOf(days[0]!.date) - 1).fill(''), ...days.map(signOf)]
  return Array.from({ length: Math.ceil(signs.length / 7) }, (_, week) =>
    signs
      .slice(week * 7, week * 7 + 7)
      .map(sign => sign.padEnd(7))
      .join('')
      .trimEnd(),
  )
}

const months = ['2026-12', '2027-03', '2027-10'] as const
type Golden = Record<(typeof months)[number], string[]>

const people: Record<string, { given: Parameters<typeof sheet>[0]; expected: Golden; hours: number[] }> = {
  'somebody in the general schedule, on leave and ill': {
    given: {
      terms,
      absences: [
        leave(leaveTypeIds.vacation, '2026-12-28', '2027-01-04'),
        leave(leaveTypeIds.sick, '2027-03-10', '2027-03-16'),
        leave(leaveTypeIds.home, '2027-10-04', '2027-10-05'),
      ],
      corrections: { '2026-12-03': { end: '18:00' }, '2027-10-09': { start: '08:00', end: '12:00' } },
    },
    expected: {
      '2026-12': [
        '       8      8      8+1.5  8      .      .',
        '8      8      8      8      8      8      .',
        '8      8      8      8      8      .      .',
        '8      8      8      M      H      H      .',
        'L1     L1     L1     L1',
      ],
      '2027-03': [
        '8      8      8      8      8      .      .',
        '8      8      L2     L2     L2     .      .',
        'H      L2     8      8      8      .      .',
        '8      8      8      8      H      .      .',
        'H      8      8',
      ],
      '2027-10': [
        '                            8      .      .',
        '8      8      8      8      8      0+4    .',
        '8      8      8      8      8      .      .',
        '8      8      8      8      8      H      .',
        '8      8      8      8      8      .      .',
      ],
    },
    hours: [144, 128, 168],
  },
  'somebody part-time with hours of their own, who joins and leaves within a month': {
    given: {
      terms: told.gabor.terms,
      absences: [leave(leaveTypeIds.unpaid, '2027-10-11', '2027-10-12')],
      corrections: { '2027-03-04': { is_missed: true } },
    },
    expected: {
      '2026-12': [
        '       -      -      -      -      -      -',
        '-      -      -      6.5    .      6.5    .',
        '4      4      4      6.5    .      .      .',
        '4      4      4      M      H      H      .',
        '4      4      4      6.5',
      ],
      '2027-03': [
        '4      4      4      x      .      .      .',
        '4      4      4      6.5    .      .      .',
        'H      4      4      6.5    .      .      .',
        '8      8      8      8      H      .      .',
        'H      8      8',
      ],
      '2027-10': [
        '                            .      .      .',
        '8      8      8      8      .      .      .',
        'L5     L5     -      -      -      -      -',
        '-      -      -      -      -      -      -',
        '-      -      -      -      -      -      -',
      ],
    },
    hours: [62, 93, 32],
  },
  'somebody at night in an unequal schedule, over both changes of the clocks': {
    given: {
      terms: told.imre.terms,
      corrections: { '2026-12-11': { start: '20:00' } },
    },
    expected: {
      '2026-12': [
        '       .      .      .      12     12     12',
        '.      .      .      .      11     12     12',
        '.      .      .      .      12     12     12',
        '.      .      .      .      H      H      12',
        '.      .      .      .',
      ],
      '2027-03': [
        '.      .      .      .      12     12     12',
        '.      .      .      .      12     12     12',
        'H      .      .      .      12     12     12',
        '.      .      .      .      H      11     12',
        'H      .      .',
      ],
      '2027-10': [
        '                            12     12     12',
        '.      .      .      .      12     12     12',
        '.      .      .      .      12     12     12',
        '.      .      .      .      12     H      12',
        '.      .      .      .      12     12+1   12',
      ],
    },
    hours: [119, 131, 168],
  },
}

describe.each(Object.entries(people))('R16 the sheets of %s', (_, { given, expected, hours }) => {
  it.each(months.map((month, place) => [month, hours[place]!] as const))('%s has %d hours', (month, sum) => {
    const { days, totals } = sheet({ ...given, month, today: '2027-12-31' })
    expect(calendarOf(days)).toEqual(expected[month])
    expect(totals.worked_minutes / 60).toBe(sum)
    expect(totals.worked_days).toBe(days.filter(({ worked }) => worked).length)
  })
})
