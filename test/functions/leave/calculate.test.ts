import { describe, expect, it } from 'vitest'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { casesOf } from '#test/law/cases.ts'
import { openWorld } from '#test/support/world.ts'
import { inHungarian } from './office.ts'

const world = openWorld()
const today = todayInBudapest()

interface Line {
  days: number
  label: string
}
interface Reply {
  lines: Line[]
  sick_lines: Line[]
  allowance_days: number
  sick_leave_days: number
  leave_days: number
  warnings: string[]
}

/** A call as anybody may make it by hand, signed in nowhere. */
async function call(path: string, body: unknown, language = 'hu') {
  const response = await fetch(`${world.cloud.url}/api/${language}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, ...((await response.json()) as { data: Reply; errors?: Record<string, string[]> }) }
}
const daysOff = (body: object, language?: string) => call('calculate-days-off', { year: 2026, ...body }, language)
const workingDays = (body: object, language?: string) =>
  call('calculate-working-days', { from: '2026-07-06', to: '2026-07-10', ...body }, language)

const sum = (lines: Line[]) => lines.reduce((total, { days }) => total + days, 0)

describe('the days off of a year', () => {
  it.each(casesOf('allowance').map(one => [one.id, one] as const))('P03 %s', async (_, { input, expected }) => {
    const { status, data } = await daysOff(input)
    expect(status).toBe(200)
    expect(data).toMatchObject(expected)
    expect(sum(data.lines)).toBe(data.allowance_days)
    expect(sum(data.sick_lines)).toBe(data.sick_leave_days)
  })

  it('come with their lines and one line of words, in the language of the path', async () => {
    const anna = { year: 2026, birth_date: '1990-05-10', employment_start: '2026-06-01' }
    expect(await daysOff(anna)).toMatchObject({
      data: {
        allowance_days: 15,
        explanation: '(20 alapszabadság (Mt. 116. §) + 5 életkor (Mt. 117. §)) × 214/365 → 15',
        lines: [
          { part: 'base', days: 20, paragraph: 'Mt. 116. §', label: 'Alapszabadság' },
          { part: 'age', days: 5, paragraph: 'Mt. 117. §', label: 'Életkor után járó pótszabadság (36 éves)' },
          { part: 'proportion', days: -10, paragraph: 'Mt. 121. §' },
        ],
        warning: null,
      },
    })
    expect((await daysOff({ ...anna, year: 2022, employment_start: null }, 'en')).data).toMatchObject({
      explanation: '20 base leave (Mt. 116. §) + 3 for age (Mt. 117. §)',
      warning: 'Years before 2023 are worked out by today’s rules too.',
    })
  })

  it('need nothing but the year, and pass over what nobody asked for', async () => {
    expect((await daysOff({ favourite_colour: 'blue' })).data).toMatchObject({
      allowance_days: 20,
      sick_leave_days: 15,
      allowance_hours: null,
    })
    expect(await call('calculate-days-off', {})).toMatchObject({ status: 422, errors: { year: [expect.any(String)] } })
  })

  it.each([
    ['an impossible date', { birth_date: '1990-02-30' }, 'birth_date', 'Ilyen nap nincs.'],
    [
      'a birth after the employment began',
      { birth_date: '2000-01-01', employment_start: '1999-01-01' },
      'birth_date',
      'A születési dátum nem lehet későbbi a munkaviszony kezdeténél.',
    ],
    ['a birth to come', { year: 2100, birth_date: '2080-01-01' }, 'birth_date', 'Ez a nap még csak ezután jön.'],
    [
      'a birth to come in the year itself, without an employment',
      { year: yearOf(today), birth_date: addDays(today, 1) },
      'birth_date',
      'Ez a nap még csak ezután jön.',
    ],
    [
      'a birth of this year that has been',
      { year: yearOf(today), birth_date: today },
      'birth_date',
      '16 év alatti személy nem foglalkoztatható',
    ],
    ['a child to come', { children: [{ birth_year: 2090 }] }, 'children.0.birth_year', 'Ez a nap még csak ezután jön.'],
    ['a day of over 24 hours', { weekday_hours: [8, 25, 8, 8, 8, 0, 0] }, 'weekday_hours.1', /24/],
    ['a week without work', { weekday_hours: [0, 0, 0, 0, 0, 0, 0] }, 'weekday_hours', /nap/],
    [
      'somebody under 16',
      { birth_date: '2011-06-01', employment_start: '2026-06-01' },
      'birth_date',
      '16 év alatti személy nem foglalkoztatható',
    ],
    [
      'an end before the start',
      { employment_start: '2026-05-02', employment_end: '2026-05-01' },
      'employment_end',
      /./,
    ],
  ])('V12 are refused for %s, with a sentence at its field', async (_, body, field, sentence) => {
    const { status, errors } = await daysOff(body)
    expect([status, Object.keys(errors!)]).toEqual([422, [field]])
    expect(errors![field]).toEqual([expect.stringMatching(sentence)])
  })

  it('law 10 are refused with every wrong field at once, cross-checks too', async () => {
    const children = [{ birth_year: 2018 }, { birth_year: 99 }]
    const typed = { birth_date: '1970-05-01', employment_start: '2026-06-01', employment_end: '2026-05-01' }
    const { status, errors } = await daysOff({ ...typed, children, employer_extra_days: 9999 })
    expect([status, errors]).toEqual([
      422,
      {
        employment_end: ['A vége nem lehet a kezdete előtt.'],
        'children.1.birth_year': ['Egy évet adj meg 1900 és 2100 között.'],
        employer_extra_days: ['Legfeljebb 366 nap lehet.'],
      },
    ])
    expect((await daysOff({ employer_extra_days: -5 })).errors).toEqual({ employer_extra_days: ['Nem lehet negatív.'] })
  })

  it('V12 are refused for somebody under 16 in the words of the specification', async () => {
    const { errors } = await daysOff({ birth_date: '2011-06-01', employment_start: '2026-06-01' }, 'en')
    expect(errors).toEqual({ birth_date: ['People cannot be employed under the age of 16'] })
  })
})

describe('the working days of a period', () => {
  it.each(casesOf('working_days').map(one => [one.id, one] as const))('P03 %s', async (_, { input, expected }) => {
    const { status, data } = await workingDays(input)
    expect(status).toBe(200)
    expect(data).toMatchObject(expected)
    expect(sum(data.lines)).toBe(data.leave_days)
  })

  it('say why each other day is free', async () => {
    const { data } = await workingDays({ from: '2026-08-17', to: '2026-08-23' }, 'en')
    expect(data.lines.map(({ days, label }) => [days, label])).toEqual([
      [7, '7 calendar days'],
      [-2, '2 rest days'],
      [-1, 'Public holiday: State Foundation Day (20 Aug 2026)'],
      [-1, 'Moved rest day (21 Aug 2026)'],
    ])
  })

  it('law 14 warn of a year whose decree on moved days is still to come, and of no past one', async () => {
    const later = yearOf(today) + 3
    const { data } = await workingDays({ from: `${later}-02-01`, to: `${later}-02-10` })
    expect(data.warnings).toEqual([
      `A ${later}. évi munkanap-áthelyezési rendelet még nem jelent meg, a számok változhatnak.`,
    ])
    for (const year of [2012, 2014, 2025])
      expect((await workingDays({ from: `${year}-02-03`, to: `${year}-02-10` })).data.warnings).toEqual([])
  })

  it.each([
    ['an impossible date', { from: '2026-06-31' }, 'from', 'Ilyen nap nincs.'],
    ['an end before the beginning', { to: '2026-07-05' }, 'to', /./],
    ['more than two years', { to: '2028-07-06' }, 'to', 'Legfeljebb két évet lehet egyszerre kiszámolni.'],
    ['a rest day that no week has', { weekly_rest_days: [8] }, 'weekly_rest_days.0', /./],
    ['a day of less than no hours', { weekday_hours: [8, -1, 8, 8, 8, 0, 0] }, 'weekday_hours.1', /./],
  ])('are refused for %s, with a sentence at its field', async (_, body, field, sentence) => {
    const { status, errors } = await workingDays(body)
    expect([status, Object.keys(errors!)]).toEqual([422, [field]])
    expect(errors![field]).toEqual([expect.stringMatching(sentence)])
  })
})

describe('the balance of a person', () => {
  const year = yearOf(todayInBudapest())

  it('E08 says in one line and step by step where its days, hours and sick leave come from', async () => {
    const owner = await world.founder()
    const path = { id: 'me' }
    await owner.client.asked(people.saveEmploymentInformation, {
      path,
      body: {
        employment_start: `${year}-01-01`,
        children: [{ birth_year: year - 3, disabled: false }],
        working_hours: { monday: 10, tuesday: 10, wednesday: 10, thursday: 10, friday: 0, saturday: 0, sunday: 0 },
        working_hours_from: `${year}-01-01`,
        unequal_schedule: true,
      },
    })
    for (const days of [3, -1])
      await owner.client.asked(leave.grantExtraDays, {
        path: { id: owner.id },
        body: { year, days, comment: 'Megbeszéltük' },
      })
    const { data } = await inHungarian(owner, world).client.asked(leave.showBalance, { path, query: {} })

    expect(data.explanation).toBe(
      '20 alapszabadság (Mt. 116. §) + 2 gyermek után (Mt. 118. § (1)) + 3 egyszeri plusznap − 1 levont nap → 24',
    )
    const by = expect.stringMatching(/^Próba Első\d+$/)
    expect(data.lines.map(({ days, paragraph, by, date }) => [days, paragraph, by, date])).toEqual([
      [20, 'Mt. 116. §', null, null],
      [2, 'Mt. 118. § (1)', null, null],
      [3, null, by, todayInBudapest()],
      [-1, null, by, todayInBudapest()],
    ])
    expect(sum(data.lines)).toBe(data.entitled)
    expect(data.sick_lines).toMatchObject([{ part: 'sick', days: 15, paragraph: 'Mt. 126. § (1)' }])
    expect(sum(data.sick_lines!)).toBe(data.sick)
    expect(data.hour_lines!.map(({ part, hours }) => [part, hours])).toEqual([
      ['hours', 176],
      ['granted', 16],
    ])
    expect(data.in_hours!.entitled).toBe(192)
  })

  it('E08 tells no hours where leave is taken in days', async () => {
    const owner = await world.founder()
    const { data } = await owner.client.asked(leave.showBalance, { path: { id: 'me' }, query: {} })
    expect(data).toMatchObject({ explanation: '20 base leave (Mt. 116. §)', hour_lines: [], in_hours: null })
  })
})
