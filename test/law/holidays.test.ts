import { describe, expect, it } from 'vitest'
import type { Day } from '#shared/calendar/day.ts'
import { statutoryYear, type StatutoryDay } from '#shared/calendar/statutory-days.ts'
import { readLawFile } from './cases.ts'

interface Row {
  date: Day
  name_hu: string
  name_en: string
  kind: StatutoryDay['kind']
  swapped_with: Day | null
}

const rows = JSON.parse(readLawFile('holidays.json')) as Row[]
const variant = JSON.parse(readLawFile('holidays_variant_dec24.json')) as {
  remove: Pick<Row, 'date' | 'kind'>[]
  add: Row[]
}
const years = Array.from({ length: 16 }, (_, index) => 2015 + index)

const inShort = ({ date, kind, swapped_with }: Row) => [date, kind, swapped_with]
const ours = (days: readonly StatutoryDay[]) => days.map(({ date, kind, observed_on }) => [date, kind, observed_on])
const ofYear = (year: number) => (row: Row) => row.date.startsWith(`${year}`)

describe("Hungary's public holidays and moved days", () => {
  it.each(years)('%i is as published', year => {
    expect(ours(statutoryYear(year).days)).toEqual(rows.filter(ofYear(year)).map(inShort))
  })

  it('calls the public holidays by their names in both languages', () => {
    const names = years.flatMap(year => statutoryYear(year).days).filter(({ kind }) => kind === 'public_holiday')
    expect(names.map(({ date, name }) => [date, name.hu, name.en])).toEqual(
      rows
        .filter(({ kind }) => kind === 'public_holiday')
        .map(({ date, name_hu, name_en }) => [date, name_hu, name_en]),
    )
  })

  it('becomes the variant when 24 December is made a public holiday', () => {
    const removed = (row: Row) => variant.remove.some(({ date, kind }) => date === row.date && kind === row.kind)
    const expected = [...rows.filter(row => !removed(row)), ...variant.add].toSorted((one, other) =>
      one.date < other.date ? -1 : 1,
    )
    const counted = years.flatMap(year => statutoryYear(year, { christmasEveFrom: 2026 }).days)
    expect(ours(counted)).toEqual(expected.map(inShort))
  })

  it('says which decree moves the days, and warns of years without one', () => {
    expect(statutoryYear(2026)).toMatchObject({ source: '10/2025. (IV. 30.) NGM', certainty: 'medium', known: true })
    expect(statutoryYear(2023)).toMatchObject({ source: null, certainty: 'high', known: true })
    expect(statutoryYear(2027)).toMatchObject({ source: null, certainty: 'unknown', known: false })
    expect(years.filter(year => !statutoryYear(year).known)).toEqual([2027, 2028, 2029, 2030])
  })
})
