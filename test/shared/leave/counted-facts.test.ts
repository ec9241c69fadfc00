import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { api } from '#shared/api.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { Problem } from '#shared/contract/problem.ts'
import { balanceOf } from '#shared/leave/balance/balance.ts'
import { withOpeningBalances } from '#shared/leave/balance/opening-balances.ts'
import { ExtraDaysForm, grantExtraDays } from '#shared/leave/contract/grant-extra-days.ts'
import { unavailable } from '#shared/leave/request/offer.ts'
import { entitlementOf, workingTimeOf, type Situation } from '#shared/leave/situation.ts'
import { leaveTypes } from '#shared/leave/types.ts'
import {
  EmploymentInformation,
  saveEmploymentInformation,
} from '#shared/people/contract/save-employment-information.ts'
import { PersonalInformation, savePersonalInformation } from '#shared/people/contract/save-personal-information.ts'
import { withEmploymentInformation } from '#shared/people/employment-information.ts'
import { countedFacts, extraDays, isCounted } from '#shared/people/facts/counted-facts.ts'
import { withExtraDays } from '#shared/people/facts/extra-days.ts'
import { differencesOf } from '#shared/people/facts/fact-change.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import { withPersonalInformation } from '#shared/people/personal-information.ts'
import { samplesOf } from '#test/support/samples-of.ts'
import { isTest, roomOf, sourceFiles } from '#test/support/source-tree.ts'
import { situation, today } from './anna.ts'

const years = [2025, 2026, 2027]
const child = (birth_date: string) => ({
  id: birth_date,
  birth_year: Number(birth_date.slice(0, 4)),
  birth_date,
  disabled: false,
})
const known = { employment_start: '2019-02-01', birth_date: '1985-05-05' }

/** People of whom much or little is known, here and abroad. */
const people: Situation[] = [
  situation({ years }),
  situation({ years, terms: known }),
  situation({ years, terms: { ...known, gender: 2, children: [child('2015-06-07'), child('2024-10-01')] } }),
  situation({ years, terms: { ...known, gender: 1, children: [child('2026-09-01')], employment_end: '2026-12-15' } }),
  situation({ years, calendar: { country: 'DE' }, terms: { ...known, base_days: 28, base_sick_days: 10 } }),
]

/** All numbers of a person, the days that a leave would cost, and the types on offer. */
function numbersOf(person: Situation): string {
  const whole = withOpeningBalances(person, person.books, today, 2026)
  const offered = leaveTypes.filter(({ id }) => !unavailable(id, whole, today)).map(({ id }) => id)
  return JSON.stringify([
    offered,
    workingDays({ from_date: '2025-11-03', to_date: '2027-02-28' }, workingTimeOf(person, years)).by_year,
    years.map(year => [entitlementOf(whole, year), { ...balanceOf(whole, year, today), lines: undefined }]),
  ])
}

type Form = Record<string, unknown>
type Change = (person: Situation, form: Form) => Situation

const ids = () => {
  let next = 0
  return () => `new${++next}`
}
const employed: Change = (person, form) => ({
  ...person,
  ...withEmploymentInformation(person, form as z.output<typeof EmploymentInformation>, {
    today,
    companyHours: generalWeek,
    hasGroup: () => true,
    hasLeave: () => false,
    newId: ids(),
  }),
})
const personal: Change = (person, form) => ({
  ...person,
  ...withPersonalInformation(person, { first_name: 'Anna', last_name: 'Kis', ...form }, today),
})
const granted: Change = (person, form) => {
  const extra = { id: 'new', year: 2026, days: 1, comment: '', ...form, is_removal: false }
  const books = person.books.map(book =>
    book.year === extra.year ? { ...book, extras: withExtraDays(book.extras, extra, { by: 'csilla', at: 1 }) } : book,
  )
  return { ...person, books }
}

const forms = [
  { route: savePersonalInformation.route, body: PersonalInformation, change: personal, beside: [{}] },
  {
    route: saveEmploymentInformation.route,
    body: EmploymentInformation,
    change: employed,
    // Fields that say something of the hours do so beside other hours only.
    beside: [{}, { working_hours: { ...generalWeek, friday: 0 } }],
  },
  { route: grantExtraDays.route, body: ExtraDaysForm, change: granted, beside: [{}] },
]

/** A person after a form; undefined where the form is refused. */
function after(person: Situation, change: Change, form: Form): Situation | undefined {
  try {
    return change(person, form)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

const foundMoving = new Map<string, string[]>()

/** The fields of a form that move a number of somebody, whatever they are called; found once, since thousands of lives are counted. */
function movingFields(form: (typeof forms)[number]): string[] {
  const known = foundMoving.get(form.route)
  if (known) return known
  const { body, change, beside } = form
  const found = Object.entries(body.shape)
    .filter(([field, schema]) =>
      people.some(person =>
        beside.some(others => {
          const before = after(person, change, others)
          const numbers = before && numbersOf(before)
          return samplesOf(schema as z.ZodMiniType).some(value => {
            const changed = after(person, change, { ...others, [field]: value })
            return changed && numbersOf(changed) !== numbers
          })
        }),
      ),
    )
    .map(([field]) => field)
  foundMoving.set(form.route, found)
  return found
}

describe('law 3 the facts that move an entitlement', () => {
  it.each(forms)('are all listed, as they can be changed by $route', form => {
    const moving = movingFields(form)
    expect(moving.length).toBeGreaterThan(1)
    expect(moving.filter(field => !isCounted(form.route, field))).toEqual([])
  })

  it('E04 are found by themselves: what is known to move a number is among them', () => {
    expect(forms.map(movingFields)).toEqual([
      ['gender', 'birthday'],
      expect.arrayContaining([
        'employment_start',
        'employment_end',
        'children',
        'hazardous_conditions',
        'hazardous_periods',
        'health_damage_or_disability',
        'disability_periods',
        'working_hours',
        'unequal_schedule',
        'working_hours_from',
        'employer_extra_days',
        'employer_extra_grants',
        'base_days',
        'base_sick_days',
      ]),
      ['year', 'days'],
    ])
  })

  it('are none of the fields that only describe somebody', () => {
    for (const field of ['position', 'group_id', 'employee_number'])
      expect(isCounted(saveEmploymentInformation.route, field)).toBe(false)
    expect(['first_name', 'phone'].some(field => isCounted(savePersonalInformation.route, field))).toBe(false)
    expect(movingFields(forms[1]!)).not.toContain('position')
  })

  it('name only forms of the contract and fields that these have', () => {
    const endpoints = Object.values(api).flatMap(feature => Object.values(feature) as AnyEndpoint[])
    const named = [...Object.values(countedFacts), extraDays].flatMap(forms => Object.entries(forms))
    for (const [route, fields] of named) {
      const endpoint = endpoints.find(one => one.route === route)
      const given = Object.keys({ ...endpoint?.body?.shape, ...endpoint?.query?.shape })
      const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect([route, fields.filter(field => ![...given, ...inPath].includes(field))]).toEqual([route, []])
    }
  })

  it('are whatever differs in the terms, but for the reason that nothing is counted from', () => {
    const before = situation().terms
    for (const key of Object.keys(before) as (keyof EmploymentTerms)[]) {
      const differs = differencesOf(before, { ...before, [key]: 'another' }).map(({ fact }) => fact)
      expect(differs).toEqual(['company', 'member', 'under_16_reason'].includes(key) ? [] : [key])
    }
  })

  it('are written nowhere but where the history is written too', () => {
    const writing = (text: RegExp) =>
      sourceFiles()
        .filter(({ path, text: source }) => roomOf(path) === 'functions' && !isTest(path) && text.test(source))
        .map(({ path }) => path)
        .sort()
    expect(writing(/(replace|insert|put)\(terms,/)).toEqual([
      // A proposal replaces the terms as they are.
      'functions/leave/extra-days-change.ts',
      'functions/leave/import-person.ts',
      'functions/people/invited-employment.ts',
      'functions/people/person-store.ts',
    ])
    expect(writing(/recordFacts\(/)).toEqual(
      expect.arrayContaining(['functions/leave/import-person.ts', 'functions/people/invited-employment.ts']),
    )
    const changing = /changePerson\b[^\n]* from '[^']*person-store\.ts'|changeEmployment\(|reviseExtras\(/
    const withoutHistory = writing(changing).filter(path => !writing(/recordFacts\(|factChanges/).includes(path))
    expect(withoutHistory).toEqual([
      // Whoever left is erased with the history.
      'functions/leave/own-data/leave-company.ts',
      // It gives the writes to those who record the history, who are found by its name.
      'functions/people/employment-change.ts',
      // A membership changes no terms.
      'functions/people/membership.ts',
    ])
  })
})
