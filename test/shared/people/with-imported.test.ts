import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { Member } from '#shared/company/model.ts'
import { earliestDay } from '#shared/company/rules.ts'
import { ImportedPerson } from '#shared/people/imported-person.ts'
import { isCountedIn, missingIn } from '#shared/people/missing-facts.ts'
import { unknownEmployment, type EmploymentTerms } from '#shared/people/model.ts'
import { withImported } from '#shared/people/with-imported.ts'
import { member, refusedFields, terms, today } from './anna.ts'

/** Of somebody invited on 5 January 2026. */
const invited: Member = { ...member, status: 'invited', created_at: 1767610800 }
const named = { email: 'anna@example.hu', first_name: 'Anna', last_name: 'Kis' }
const shortWeek = { ...generalWeek, friday: 4 }

interface Given {
  terms?: Partial<EmploymentTerms>
  member?: Partial<Member>
  group?: string | null
  approver_ids?: string[]
}

function imported(says: object, { terms: known, member: over, group = null, approver_ids = [] }: Given = {}) {
  let made = 0
  return withImported(
    { member: { ...invited, ...over }, terms: { ...terms, ...known } },
    { person: ImportedPerson.parse({ ...named, ...says }), group, approver_ids },
    { today, companyHours: generalWeek, newId: () => `child${++made}` },
  )
}

const refused = (says: object, given?: Given) => refusedFields(() => imported(says, given))

describe('P02 somebody of an imported list', () => {
  it('has what the list says of them', () => {
    const says = {
      position: 'Könyvelő',
      employee_number: '1017',
      birth_date: '1985-04-01',
      employment_start: '2019-02-01',
      base_days: 25,
    }
    const found = imported(says, { group: 'office', approver_ids: ['bela', 'csilla'] })
    expect(found.member).toMatchObject({
      first_name: 'Anna',
      last_name: 'Kis',
      group: 'office',
      // The company may still have to add it.
      position: { id: null, name: 'Könyvelő' },
      employee_number: '1017',
      approver_ids: ['bela', 'csilla'],
    })
    expect(found.terms).toMatchObject({ birth_date: '1985-04-01', employment_start: '2019-02-01', base_days: 25 })
  })

  it('keeps all that the list says nothing of', () => {
    const known: EmploymentTerms = {
      ...terms,
      birth_date: '1980-01-01',
      employment_start: '2010-01-01',
      children: [{ id: 'c1', birth_year: 2015, birth_date: null, disabled: true }],
      hours: [{ valid_from: '2010-01-01', week: shortWeek }],
      base_days: 30,
    }
    const before = { ...invited, group: 'office', position: { id: 'p', name: 'Lakatos' }, employee_number: '9' }
    const found = imported({}, { terms: known, member: before, approver_ids: before.approver_ids })
    expect(found).toEqual({ member: { ...before, first_name: 'Anna', last_name: 'Kis' }, terms: known })
  })

  it('keeps the position they have, where the list names the same one', () => {
    const position = { id: 'p', name: 'Lakatos' }
    expect(imported({ position: 'Lakatos' }, { member: { position } }).member.position).toEqual(position)
    expect(imported({ position: 'Szabó' }, { member: { position } }).member.position).toEqual({
      id: null,
      name: 'Szabó',
    })
  })

  it('has books that begin with what they took this year and what was left of last year, in their own language', () => {
    const found = (says: object, language: Member['language']) => {
      const { taken_before, brought } = imported(says, { member: { language } }).terms
      return { taken_before, brought }
    }
    const left = { from_year: 2025, unit: 'days', amount: 3, last_date: '2026-12-31' }
    expect(found({ taken: 12, brought: 3 }, 'hu')).toEqual({
      taken_before: { unit: 'days', amount: 12 },
      brought: [{ ...left, reason: 'tavalyról maradt' }],
    })
    expect(found({ brought: 3 }, 'en').brought).toEqual([{ ...left, reason: 'left of last year' }])
    expect(found({ taken: 0, brought: 0 }, 'hu')).toEqual({ taken_before: null, brought: [] })
  })

  it('has weekly hours of their own from the beginning of the employment, else since ever', () => {
    const hours = (says: object) => imported({ schedule: shortWeek, ...says }).terms.hours
    expect(hours({ employment_start: '2019-02-01' })).toEqual([{ valid_from: '2019-02-01', week: shortWeek }])
    expect(hours({})).toEqual([{ valid_from: earliestDay, week: shortWeek }])
  })

  it('has each of their children once, also twins, of whom only the year of birth is known', () => {
    const born = (birth_year: number, disabled = false) => ({ birth_year, disabled })
    expect(imported({ children: [born(2019), born(2019), born(2021, true)] }).terms.children).toEqual([
      { id: 'child1', birth_year: 2019, birth_date: null, disabled: false },
      { id: 'child2', birth_year: 2019, birth_date: null, disabled: false },
      { id: 'child3', birth_year: 2021, birth_date: null, disabled: true },
    ])
  })

  it('lacks no fact that leave is counted from exactly where the list says all of those', () => {
    const facts = { birth_date: '1985-04-01', employment_start: '2019-02-01', base_days: 25 }
    const some = fc.subarray(Object.entries(facts)).map(entries => Object.fromEntries(entries))
    fc.assert(
      fc.property(some, fc.constantFrom('HU', 'AT'), (says, country) => {
        const missing = missingIn(imported(says).terms).filter(fact => isCountedIn(country, fact))
        const needed = country === 'HU' ? ['birth_date', 'employment_start'] : ['base_days']
        expect(missing).toEqual(needed.filter(fact => !(fact in says)))
      }),
    )
  })

  it('is another employment of somebody who comes back', () => {
    const ended = { employment_start: '2015-01-01', employment_end: '2020-06-30' }
    expect(imported({ employment_start: '2026-02-02', taken: 2 }, { terms: ended }).terms).toMatchObject({
      employment_start: '2026-02-02',
      employment_end: null,
      taken_before: { unit: 'days', amount: 2 },
      earlier_employments: [{ ...unknownEmployment, ...ended }],
    })
    expect(refused({}, { terms: ended })).toEqual({ employment_start: ['problems:required'] })
    expect(refused({ employment_start: '2020-06-30' }, { terms: ended })).toEqual({
      employment_start: ['problems:employmentsOverlap'],
    })
  })

  it.each([
    [
      'leave of last year with an employment that began in this one',
      { employment_start: '2026-01-01', brought: 1 },
      { 'brought.0.from_year': ['refusals:broughtBeforeStart'] },
    ],
    ['leave of last year with one that began in it', { employment_start: '2025-12-31', brought: 1 }, {}],
    [
      'a child of a year to come',
      { children: [{ birth_year: 2027, disabled: false }] },
      { 'children.0.birth_year': ['problems:birthInFuture'] },
    ],
    ['a birth to come', { birth_date: '2026-11-21' }, { birthday: ['problems:birthInFuture'] }],
    [
      'V12 somebody one day too young when the employment begins',
      { birth_date: '2010-03-02', employment_start: '2026-03-01' },
      { birthday: ['problems:under16'] },
    ],
    ['V12 somebody of sixteen on that day', { birth_date: '2010-03-01', employment_start: '2026-03-01' }, {}],
  ] as const)('is not taken with %s', (_, says, fields) => expect(refused(says)).toEqual(fields))
})
