import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attendanceTable, dayColumns, dayInWords, weekdayInWords } from '#shared/attendance/files/attendance-tables.ts'
import { numberIn, sumOf, textIn, type FileCell, type FileTable } from '#shared/attendance/files/file-table.ts'
import { payrollTables, type Payroll, type PayrollRow } from '#shared/attendance/files/payroll-tables.ts'
import { columnTitle, itemOfFigure, itemWords, stateWords } from '#shared/attendance/files/payroll-words.ts'
import { isDuration, leaveTypeOf, payItems, payrollFigures } from '#shared/attendance/payroll/figures.ts'
import {
  nameOfPeople,
  ownColumns,
  partsOf,
  payrollColumns,
  payrollContents,
  usualColumns,
  usualSettings,
} from '#shared/attendance/payroll/model.ts'
import { addDays } from '#shared/calendar/day.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { filedSheet, sayIn } from './golden-people.ts'
import { hoursOfMinutes } from '#shared/calendar/hundredths.ts'

const say = sayIn('hu')
const english = sayIn('en')

const row = (over: Partial<PayrollRow> = {}): PayrollRow => ({
  user_id: 'anna',
  employee_number: '10003',
  name: 'Kis Anna',
  group: 'Műhely',
  figures: { worked_days: 19, worked_hours: 19 * 480 + 20, vacation_days: 2, vacation_hours: 960 },
  absences: [
    {
      request: 'r',
      item: 'vacation',
      from_date: '2026-11-23',
      to_date: '2026-11-24',
      days: 2,
      minutes: 960,
    },
  ],
  state: 'handed_in',
  ...over,
})

const payroll = (over: Partial<Payroll> = {}): Payroll => ({
  rows: [row(), row({ user_id: 'bela', name: 'Kis Béla', employee_number: null, figures: {}, absences: [] })],
  changes: [],
  nameOf: id => ({ anna: 'Kis Anna', gone: 'Volt Valaki' })[id] ?? id,
  ...over,
})

const tablesOf = (
  over: Partial<Payroll> = {},
  columns: Parameters<typeof payrollTables>[2]['columns'] = [
    'employee_number',
    'name',
    'group',
    'state',
    'worked_hours',
  ],
) => payrollTables(payroll(over), payrollContents, { columns, codes: { vacation: 'SZ01' } }, say)

describe('R17 the cells of a file', () => {
  it('are texts, numbers, durations in hours, days or times of the day', () => {
    const cells: [FileCell, number | undefined, string][] = [
      [null, undefined, ''],
      ['Kis Anna', undefined, 'Kis Anna'],
      [7, 7, '7'],
      [{ minutes: 450 }, 7.5, '7,5'],
      [{ minutes: 20 }, 1 / 3, '0,33'],
      [{ minutes: 0 }, 0, '0'],
      [{ day: '2026-11-23' }, undefined, '2026-11-23'],
      [{ time: '12:00' }, 0.5, '12:00'],
      [{ time: '00:00' }, 0, '00:00'],
    ]
    for (const [cell, number, text] of cells) expect([numberIn(cell), textIn(cell)]).toEqual([number, text])
  })

  it('have a decimal comma, and never a point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), minutes => {
        expect(textIn({ minutes })).toMatch(/^\d+(,\d{1,2})?$/)
        expect(Math.abs(Number(textIn({ minutes }).replace(',', '.')) * 60 - minutes)).toBeLessThanOrEqual(0.31)
      }),
    )
  })

  it('are summed in minutes, so that what is rounded adds up to nothing wrong', () => {
    const table: FileTable = {
      name: 'x',
      columns: [
        { title: 'a', width: 1 },
        { title: 'b', width: 1, isSummed: true },
        { title: 'c', width: 1, isSummed: true },
      ],
      rows: [
        ['a', { minutes: 20 }, 1],
        ['b', { minutes: 20 }, 2],
        ['c', { minutes: 20 }, null],
      ],
    }
    expect([0, 1, 2, 3].map(place => sumOf(table, place))).toEqual([null, { minutes: 60 }, 3, null])
  })
})

describe('R17 the columns of payroll', () => {
  it('each have a name of their own in both languages', () => {
    for (const language of [say, english]) {
      const titles = payrollColumns.map(column => columnTitle(column, language))
      expect(new Set(titles).size).toBe(payrollColumns.length)
      for (const title of titles) expect(title).not.toMatch(/[:{}_]/)
    }
  })

  it('say the item and its unit', () => {
    expect(columnTitle('sick_leave_days', say)).toBe('Betegszabadság, nap')
    expect(columnTitle('sickness_benefit_hours', say)).toBe('Táppénz, óra')
    expect(columnTitle('unpaid_days', english)).toBe('Unpaid leave, days')
    expect(columnTitle('stand_by_hours', english)).toBe('Stand-by, hours')
  })

  it('have a days’ and an hours’ figure of every item, which are told apart by their names', () => {
    for (const item of payItems)
      for (const unit of ['days', 'hours'] as const) {
        expect(payrollFigures).toContain(`${item}_${unit}`)
        expect(itemOfFigure(`${item}_${unit}`)).toBe(item)
        expect(isDuration(`${item}_${unit}`)).toBe(unit === 'hours')
      }
    expect(itemOfFigure('worked_days')).toBeUndefined()
  })

  it('have an item for every type of leave but work from home, which is work', () => {
    const types = new Set(payItems.map(leaveTypeOf))
    expect([...types].toSorted()).toEqual(
      Object.keys(leaveTypeIds)
        .filter(key => key !== 'home')
        .toSorted(),
    )
    for (const item of payItems) expect(say(itemWords[item])).not.toContain(':')
    for (const words of Object.values(stateWords)) expect(say(words)).not.toContain(':')
  })

  it('are the usual ones until a company chooses, all of which there are', () => {
    expect(usualSettings('c')).toEqual({ company: 'c', columns: [...usualColumns], codes: {} })
    for (const column of [...usualColumns, ...ownColumns]) expect(payrollColumns).toContain(column)
    expect(new Set(payrollColumns).size).toBe(payrollColumns.length)
  })
})

describe('R17 the tables of payroll', () => {
  it('have the totals of each person in the columns that were chosen, in their order', () => {
    const [summary] = tablesOf()
    expect(summary!.columns.map(({ title }) => title)).toEqual([
      'Törzsszám',
      'Név',
      'Csoport',
      'Jelenléti ív',
      'Ledolgozott óra',
    ])
    expect(summary!.rows).toEqual([
      ['10003', 'Kis Anna', 'Műhely', 'Leadva', { minutes: 9140 }],
      [null, 'Kis Béla', 'Műhely', 'Leadva', { minutes: 0 }],
    ])
    expect(sumOf(summary!, 4)).toEqual({ minutes: 9140 })
    expect(sumOf(summary!, 0)).toBeNull()
    const [other] = tablesOf({}, ['worked_hours', 'name'])
    expect(other!.rows[0]).toEqual([{ minutes: 9140 }, 'Kis Anna'])
  })

  it('list the absences with the codes of the company', () => {
    const [, absences] = tablesOf()
    expect(absences!.rows).toEqual([
      ['10003', 'Kis Anna', 'SZ01', 'Szabadság', { day: '2026-11-23' }, { day: '2026-11-24' }, 2, { minutes: 960 }],
    ])
    expect(absences!.rows[0]).toHaveLength(absences!.columns.length)
    const uncoded = payrollTables(payroll(), ['absences'], { columns: ['name'], codes: {} }, say)
    expect(uncoded[0]!.rows[0]![2]).toBeNull()
  })

  it('list what has changed, of those who are gone too', () => {
    const [, , changes] = tablesOf({
      changes: [
        { user_id: 'anna', figure: 'vacation_days', before: 3, after: 4 },
        { user_id: 'anna', figure: 'worked_hours', before: 9620, after: 9140 },
        { user_id: 'gone', figure: 'worked_days', before: 20, after: null },
      ],
    })
    expect(changes!.rows).toEqual([
      ['10003', 'Kis Anna', 'Szabadság, nap', 3, 4],
      ['10003', 'Kis Anna', 'Ledolgozott óra', { minutes: 9620 }, { minutes: 9140 }],
      [null, 'Volt Valaki', 'Ledolgozott nap', 20, null],
    ])
  })

  it('are those that were asked for', () => {
    const names = (contents: readonly (typeof payrollContents)[number][]) =>
      payrollTables(payroll(), contents, { columns: ['name'], codes: {} }, say).map(({ name }) => name)
    expect(names(payrollContents)).toEqual(['Összesítő', 'Távollétek', 'Változások'])
    expect(names(['changes'])).toEqual(['Változások'])
  })
})

describe('E04 the table of sheets', () => {
  it('has a row for each day of each person, as wide as its head', () => {
    const table = attendanceTable([filedSheet('judit', '2026-12'), filedSheet('imre', '2027-02')], say)
    expect(table.rows).toHaveLength(31 + 28)
    for (const cells of table.rows) expect(cells).toHaveLength(table.columns.length)
    expect(table.rows[31]!.slice(0, 3)).toEqual(['10022', 'Éjjeli Imre', { day: '2027-02-01' }])
    expect(dayColumns(english).map(({ title }) => title)).toContain('Break, minutes')
  })

  it('adds up to the totals of the sheet', () => {
    const sheet = filedSheet('judit', '2026-12')
    const table = attendanceTable([sheet], say)
    const sums = table.columns.flatMap((_, place) => sumOf(table, place) ?? [])
    const { worked_minutes, overtime_minutes, stand_by_minutes } = sheet.totals
    expect(sums).toEqual([worked_minutes, overtime_minutes, stand_by_minutes].map(minutes => ({ minutes })))
  })

  it('names the leave, the holiday, or why nothing was worked', () => {
    const { days, names } = filedSheet('gabor', '2027-03')
    const missed = days.find(({ date }) => date === '2027-03-04')!
    expect(dayInWords(missed, names, say)).toBe('Nem dolgozott')
    expect(dayInWords(days[14]!, names, english)).toContain('1848')
    const [gone] = filedSheet('gabor', '2026-12').days
    expect(dayInWords(gone!, names, english)).toBe('Not employed')
    const rest = days.find(({ kind }) => kind === 'rest_day')!
    expect(dayInWords(rest, names, say)).toBe('Pihenőnap')
  })

  it('names the days of a week', () => {
    const week = Array.from({ length: 7 }, (_, place) => addDays('2026-11-23', place))
    expect(week.map(day => weekdayInWords(day, say))).toEqual([
      'hétfő',
      'kedd',
      'szerda',
      'csütörtök',
      'péntek',
      'szombat',
      'vasárnap',
    ])
    expect(weekdayInWords('2026-11-29', english)).toBe('Sunday')
  })
})

describe('R17 what is kept of an export', () => {
  it('is divided into parts that hold everybody once, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), count => {
        const rows = Array.from({ length: count }, (_, place) => place)
        const parts = partsOf(rows)
        expect(parts.flatMap(part => part.rows)).toEqual(rows)
        expect(parts.map(({ part }) => part)).toEqual(parts.map(({ part }) => part).toSorted())
        for (const part of parts) expect(part.rows.length).toBeLessThanOrEqual(200)
      }),
    )
  })

  it('is compared with an export of the same people, however they were named', () => {
    expect(nameOfPeople({})).toBe('all')
    expect(nameOfPeople({ group: 'g' })).toBe('group g')
    expect(nameOfPeople({ ids: 'b,a' })).toBe(nameOfPeople({ ids: 'a,b' }))
    expect(nameOfPeople({ ids: 'a' })).not.toBe(nameOfPeople({ ids: 'a,b' }))
  })

  it('turns minutes into hours that never lose a minute over a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), minutes => {
        expect(Math.round(hoursOfMinutes(minutes) * 60)).toBe(minutes)
      }),
    )
  })
})
