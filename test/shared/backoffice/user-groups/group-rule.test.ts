import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { belongsBy, choosesSome, GroupRule, type JudgedCompany } from '#shared/backoffice/user-groups/group-rule.ts'
import { standings } from '#shared/company/plan/plan.ts'

const any: GroupRule = {
  standings: [],
  countries: [],
  languages: [],
  seats_from: null,
  seats_to: null,
  activity: 'any',
}
const company: JudgedCompany = { standing: 'trial', country: 'HU', language: 'hu', seats: 12, is_active: true }
const companies = fc.record({
  standing: fc.constantFrom(...standings),
  country: fc.constantFrom('HU', 'SI', 'AT'),
  language: fc.constantFrom('hu' as const, 'en' as const),
  seats: fc.nat(200),
  is_active: fc.boolean(),
})
const fieldOf = (rule: unknown) => GroupRule.safeParse(rule).error?.issues.map(({ path }) => path.join('.'))

describe('O09: the rule of a user group', () => {
  it('that chooses nothing has every company', () => {
    fc.assert(fc.property(companies, one => belongsBy(any, one)))
    expect(choosesSome(any)).toBe(false)
  })

  it.each<[Partial<GroupRule>, boolean]>([
    [{ standings: ['trial', 'subscribed'] }, true],
    [{ standings: ['granted'] }, false],
    [{ countries: ['HU'] }, true],
    [{ countries: ['SI'] }, false],
    [{ languages: ['en'] }, false],
    [{ seats_from: 12, seats_to: 12 }, true],
    [{ seats_from: 13 }, false],
    [{ seats_to: 11 }, false],
    [{ activity: 'active' }, true],
    [{ activity: 'quiet' }, false],
  ])('%j has a company of 12 on trial: %s', (chosen, belongs) => {
    expect(belongsBy({ ...any, ...chosen }, company)).toBe(belongs)
    expect(choosesSome({ ...any, ...chosen })).toBe(true)
  })

  it('has those alone who fit every part of it', () => {
    const rule: GroupRule = { ...any, countries: ['HU', 'SI'], seats_from: 10, activity: 'quiet' }
    fc.assert(
      fc.property(companies, one => {
        const fits = one.country !== 'AT' && one.seats >= 10 && !one.is_active
        return belongsBy(rule, one) === fits
      }),
    )
  })

  it('parts companies into those who book leave and those who do not', () => {
    fc.assert(
      fc.property(
        companies,
        one => belongsBy({ ...any, activity: 'active' }, one) !== belongsBy({ ...any, activity: 'quiet' }, one),
      ),
    )
  })

  it('is refused at the field that is wrong', () => {
    expect(fieldOf(any)).toBeUndefined()
    expect(fieldOf({ ...any, seats_from: 5, seats_to: 4 })).toEqual(['seats_to'])
    expect(fieldOf({ ...any, seats_from: -1 })).toEqual(['seats_from'])
    expect(fieldOf({ ...any, seats_to: 1.5 })).toEqual(['seats_to'])
    expect(fieldOf({ ...any, standings: ['gold'] })).toEqual(['standings.0'])
    expect(fieldOf({ ...any, languages: ['de'] })).toEqual(['languages.0'])
    expect(fieldOf({ ...any, countries: ['hu'] })).toEqual(['countries.0'])
    expect(fieldOf({ ...any, activity: 'sleepy' })).toEqual(['activity'])
  })

  it.each<[string, object, string[] | undefined]>([
    ['a million members at most', { seats_to: 1_000_000 }, undefined],
    ['more members than any company has', { seats_to: 1_000_001 }, ['seats_to']],
    ['as many at least as at most', { seats_from: 4, seats_to: 4 }, undefined],
    ['no upper end', { seats_from: 4, seats_to: null }, undefined],
    ['no lower end, and nobody at most', { seats_from: null, seats_to: 0 }, undefined],
    ['fifty countries', { countries: Array(50).fill('HU') }, undefined],
    ['more countries than fifty', { countries: Array(51).fill('HU') }, ['countries']],
    ['every standing', { standings: [...standings] }, undefined],
    ['more standings than there are', { standings: [...standings, 'trial'] }, ['standings']],
    ['both languages', { languages: ['hu', 'en'] }, undefined],
    ['more languages than there are', { languages: ['hu', 'en', 'hu'] }, ['languages']],
  ])('with %s is taken or refused there', (_, over, refused) => {
    expect(fieldOf({ ...any, ...over })).toEqual(refused)
  })

  it('of no members at least or at most chooses, and has whom it says', () => {
    for (const over of [{ seats_from: 0 }, { seats_to: 0 }]) expect(choosesSome({ ...any, ...over })).toBe(true)
    expect(belongsBy({ ...any, seats_to: 0 }, company)).toBe(false)
    expect(belongsBy({ ...any, seats_to: 0 }, { ...company, seats: 0 })).toBe(true)
  })
})
