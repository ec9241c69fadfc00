import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { Email, NewPassword, PersonName } from '#shared/account/model.ts'
import { Id, line, prose, QueryYear } from '#shared/contract/wire.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { objections } from '../objections.ts'

const of = (length: number) => 'x'.repeat(length)
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id${index}`)

const takes = (schema: z.ZodMiniType | undefined, value: unknown) => expect(objections(schema, value)).toEqual({})

describe('a line of text', () => {
  it('is trimmed, not empty, as long as is allowed, and without signs that cannot be seen', () => {
    expect(line(5).parse('  Anna ')).toBe('Anna')
    takes(line(5), of(5))
    expect(objections(line(5), of(6))).toEqual({ '': 'problems:tooLong' })
    expect(objections(line(5), '  ')).toEqual({ '': 'problems:required' })
    expect(objections(line(5), undefined)).toEqual({ '': 'problems:required' })
    expect(objections(line(9), 'a\tb')).toEqual({ '': 'problems:strangeCharacters' })
    expect(objections(line(9), 'a\nb')).toEqual({ '': 'problems:strangeCharacters' })
  })

  it('is a name of up to sixty characters', () => {
    takes(PersonName, of(60))
    expect(objections(PersonName, of(61))).toEqual({ '': 'problems:tooLong' })
  })
})

describe('security 12: one line of text', () => {
  it('holds nothing that turns or ends a line, or that nobody sees', () => {
    for (const unseen of ['\u202e', '\u2028', '\u2029', '\u2066', '\u200f', '\u061c', '\u200b', '\u2060', '\n', '\0'])
      expect([unseen, objections(line(9), `a${unseen}b`)]).toEqual([unseen, { '': 'problems:strangeCharacters' }])
    for (const seen of ['Ő–“é”', '💇🏽‍♀️', 'שלום']) takes(line(9), seen)
  })
})

describe('text of several lines', () => {
  it('may be empty and may have breaks, but no sign that no table stores', () => {
    for (const text of ['', 'a\nb', of(5)]) takes(prose(5), text)
    expect(objections(prose(5), of(6))).toEqual({ '': 'problems:tooLong' })
    expect(objections(prose(5), 'a\0b')).toEqual({ '': 'problems:strangeCharacters' })
  })
})

describe('an id', () => {
  it('is of letters, digits, dash and underscore, up to eighty', () => {
    for (const id of ['a', 'Z9_-', of(80)]) takes(Id, id)
    for (const id of ['', of(81), 'a.b', 'á', 'a b', 'a/b'])
      expect(objections(Id, id)).toEqual({ '': 'problems:unknownId' })
  })
})

describe('a year in a query', () => {
  it('is of this century or the last', () => {
    expect(['1900', '2099'].map(year => QueryYear.parse(year))).toEqual([1900, 2099])
    for (const year of ['1899', '2100', '26', '02026', '2026.'])
      expect(objections(QueryYear, year)).toEqual({ '': 'problems:year' })
  })
})

describe('an address', () => {
  it('is read without regard to case and to what surrounds it', () => {
    expect(Email.parse(' Anna@Example.HU ')).toBe('anna@example.hu')
    expect(objections(Email, 'anna')).toEqual({ '': 'problems:email' })
    expect(objections(Email, ' ')).toMatchObject({ '': expect.any(String) })
    expect(objections(Email, undefined)).toEqual({ '': 'problems:required' })
    expect(objections(Email, `${of(250)}@example.hu`)['']).toBeDefined()
  })
})

describe('V08 a new password', () => {
  it('has eight characters, with a capital, a small letter and a digit of any alphabet', () => {
    for (const password of ['Szabi202', 'Őszi2026', 'Ж1жжжжжж', `Aa1${of(197)}`]) takes(NewPassword, password)
    expect(objections(NewPassword, 'Szabi20')).toEqual({ '': 'problems:passwordLength' })
    expect(objections(NewPassword, 'szabi202')).toEqual({ '': 'problems:passwordUpper' })
    expect(objections(NewPassword, 'SZABI202')).toEqual({ '': 'problems:passwordLower' })
    expect(objections(NewPassword, 'Szabiiii')).toEqual({ '': 'problems:passwordDigit' })
    expect(objections(NewPassword, `Aa1${of(198)}`)).toEqual({ '': 'problems:tooLong' })
  })
})

describe('personal information', () => {
  const { body } = people.savePersonalInformation
  const names = { first_name: 'Anna', last_name: 'Kis' }

  it('needs both names and nothing else', () => {
    takes(body, names)
    takes(body, { ...names, gender: null, birthday: null, phone: null })
    expect(objections(body, {})).toEqual({ first_name: 'problems:required', last_name: 'problems:required' })
  })

  it('knows a woman and a man by the numbers of the specification', () => {
    for (const gender of [1, 2]) takes(body, { ...names, gender })
    for (const gender of [0, 3, '1', true]) expect(objections(body, { ...names, gender })).toHaveProperty('gender')
  })

  it('has a phone number of up to forty characters', () => {
    takes(body, { ...names, phone: of(40) })
    expect(objections(body, { ...names, phone: of(41) })).toEqual({ phone: 'problems:tooLong' })
  })
})

describe('employment information', () => {
  const { body } = people.saveEmploymentInformation

  it('has texts of a certain length', () => {
    const longest = { position: 80, employee_number: 40, under_16_reason: 180 }
    for (const [field, length] of Object.entries(longest)) {
      takes(body, { [field]: of(length) })
      takes(body, { [field]: null })
      expect(objections(body, { [field]: of(length + 1) })).toEqual({ [field]: 'problems:tooLong' })
    }
  })

  it('has days of a year from none to all', () => {
    for (const field of ['base_days', 'base_sick_days', 'employer_extra_days']) {
      for (const days of [0, 366]) takes(body, { [field]: days })
      for (const days of [-1, 367, 1.5, '20'])
        expect(objections(body, { [field]: days })).toEqual({ [field]: 'problems:number' })
    }
  })

  it('has up to twenty children and periods', () => {
    const lists = {
      children: { birth_year: 2020, disabled: false },
      hazardous_periods: { from: null, to: null },
      disability_periods: { from: null, to: null },
      employer_extra_grants: { from: null, to: null, days: 1 },
    }
    for (const [field, item] of Object.entries(lists)) {
      takes(body, { [field]: Array.from({ length: 20 }, () => item) })
      expect(objections(body, { [field]: Array.from({ length: 21 }, () => item) })).toEqual({
        [field]: 'problems:tooManyItems',
      })
    }
  })
})

describe('an invitation', () => {
  const { body } = people.invitePeople
  const invite = (count: number) => ({ invites: ids(count).map(id => ({ email: `${id}@example.hu` })) })

  it('goes to one address or up to fifty', () => {
    for (const count of [1, 50]) takes(body, invite(count))
    expect(objections(body, invite(0))).toEqual({ invites: 'problems:required' })
    expect(objections(body, invite(51))).toEqual({ invites: 'problems:tooManyItems' })
  })

  it('A05 makes nobody a superadmin', () => {
    const as = (role: unknown) => ({ invites: [{ email: 'anna@example.hu', role }] })
    for (const role of [1, 2, undefined]) takes(body, as(role))
    for (const role of [0, 3, '2']) expect(objections(body, as(role))).toHaveProperty('invites.0.role')
  })
})

describe('lists of people and requests', () => {
  it('name up to twenty approvers', () => {
    const { body } = people.saveApprovers
    for (const count of [0, 20]) takes(body, { approver_ids: ids(count) })
    expect(objections(body, { approver_ids: ids(21) })).toEqual({ approver_ids: 'problems:tooManyItems' })
  })

  it('cancel a hundred requests at once at most, and at least one', () => {
    const { body } = leave.cancelSeveral
    for (const count of [1, 100]) takes(body, { ids: ids(count) })
    expect(objections(body, { ids: [] })).toEqual({ ids: 'problems:required' })
    expect(objections(body, { ids: ids(101) })).toEqual({ ids: 'problems:tooManyItems' })
  })
})

describe('leave that is asked for or changed', () => {
  const wish = { type_id: 1, from_date: '2026-11-23', to_date: '2026-11-23' }

  it('has a comment of up to 180 characters, and days that exist', () => {
    const { body } = leave.requestLeave
    takes(body, { ...wish, comment: of(180) })
    expect(objections(body, { ...wish, comment: of(181) })).toEqual({ comment: 'problems:tooLong' })
    expect(objections(body, { ...wish, from_date: '2026-02-29' })).toHaveProperty('from_date')
    for (const flag of [0, 1]) takes(body, { ...wish, auto_approve: flag, deletable: flag })
    expect(objections(body, { ...wish, auto_approve: true })).toHaveProperty('auto_approve')
  })

  it('is shortened for a reason', () => {
    const { body } = leave.shortenLeave
    takes(body, { to_date: null, reason: 'Visszahívtuk.' })
    expect(objections(body, { to_date: null, reason: ' ' })).toEqual({ reason: 'problems:required' })
    expect(objections(body, { to_date: null, reason: of(181) })).toEqual({ reason: 'problems:tooLong' })
  })

  it('is granted or taken away by whole days of a year, not by none', () => {
    const { body } = leave.grantExtraDays
    for (const days of [-366, -1, 1, 366]) takes(body, { year: 2026, days })
    for (const days of [-367, 0, 367, 0.5])
      expect(objections(body, { year: 2026, days })).toEqual({ days: 'problems:number' })
  })
})
