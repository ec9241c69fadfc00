import { expect, it } from 'vitest'
import { directoryEntryOf, missingFactsOf } from '#shared/company/directory.ts'
import { MissingFact } from '#shared/company/model.ts'
import { newMember } from '#shared/company/rules.ts'
import { isCountedIn, missingIn } from '#shared/people/missing-facts.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'

const terms = newEmploymentTerms({ company: 'c', member: 'anna' })
const account = { id: 'anna', email: 'anna@example.hu', language: 'hu' as const }
const member = newMember({ company: 'c', account, role: 1, created_at: 0 })

it('names the facts that are not known', () => {
  expect(missingIn(terms)).toEqual(['birth_date', 'employment_start', 'base_days'])
  expect(missingIn({ ...terms, birth_date: '1990-01-02', base_days: 0 })).toEqual(['employment_start'])
})

it('counts leave from the base days abroad, and from the others in Hungary', () => {
  expect(MissingFact.options.filter(fact => isCountedIn('HU', fact))).toEqual(['birth_date', 'employment_start'])
  expect(MissingFact.options.filter(fact => isCountedIn('SK', fact))).toEqual(['base_days'])
})

it('the directory keeps any of them as a number that stands for these alone, and none as nothing', () => {
  for (const missing of [
    ['birth_date'],
    ['employment_start', 'base_days'],
    [...MissingFact.options],
  ] as MissingFact[][])
    expect(missingFactsOf(directoryEntryOf({ ...member, missing }).missing!)).toEqual(missing)
  expect(directoryEntryOf({ ...member, missing: [] }).missing).toBeNull()
  expect(directoryEntryOf({ ...member, missing: undefined }).missing).toBeNull()
})

it('the directory keeps everybody’s address but a former employee’s, and the role of who is more than an employee', () => {
  expect(directoryEntryOf({ ...member, status: 'invited' })).toMatchObject({ email: 'anna@example.hu', role: null })
  expect(directoryEntryOf({ ...member, status: 'active', role: 3 })).toMatchObject({
    email: 'anna@example.hu',
    role: 3,
  })
  expect(directoryEntryOf({ ...member, status: 'deleted' })).toMatchObject({ email: null })
})
