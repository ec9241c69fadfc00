import { describe, expect, it } from 'vitest'
import { roles } from '#shared/contract/role.ts'
import { leaveTypeIds as types } from '#shared/leave/types.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { listed, signedIn } from '#test/web/people/support.ts'
import { understand } from '#shared/leave/understood/understand.ts'
import { meaningOf } from '#web/leave/command/use-meaning.ts'
import { draftOf, needsForm, objectionsOf } from '#web/leave/command/use-send.ts'

const employee = signedIn({ id: 'anna', role: roles.employee })
const administrator = signedIn({ id: 'csilla', role: roles.administrator })
const [bela, bence] = [listed('bela', 'Nagy Béla'), listed('bence', 'Nagy Bence')]
const days = { from_date: '2026-12-21', to_date: '2026-12-23' }
const read = (typed: string) => understand(typed, { today: '2026-11-18', isWorkday: () => true })
const meant = (typed: string, me: CurrentUser, named: EssentialEmployee[] = []) => meaningOf(read(typed), named, me)

describe('what a line means for its reader', () => {
  it('is a request of their own where a type or a day is said', () => {
    expect(meant('szabi dec 21-23', employee).wish).toEqual({ typeId: types.vacation, person: undefined, period: days })
    expect(meant('dec 21-23', employee).wish).toMatchObject({ typeId: types.vacation, period: days })
    expect(meant('beteg', employee).wish).toMatchObject({ typeId: types.sick, period: undefined })
    expect(meant('3 nap', employee).wish).toMatchObject({ typeId: types.vacation, period: undefined })
  })

  it('has no days, and so cannot be sent, where they are in doubt or not whole', () => {
    for (const typed of ['szabi dec 22 és 24', 'dec 22-23 5 nap', 'feb 30', 'keddtől']) {
      const { wish, others } = meant(typed, employee)
      expect(wish).toMatchObject({ typeId: types.vacation, period: undefined })
      expect(needsForm(wish!)).toBe(true)
      expect(others).toEqual([])
    }
    expect(meant('ki van távol dec 22 és 24', employee).wish).toBeUndefined()
  })

  it('is none where only a name, a page or a question stands there', () => {
    expect(meant('nagy', employee, [bela]).wish).toBeUndefined()
    expect(meant('nagy', employee, [bela]).people).toEqual([bela])
    expect(meant('ki van távol holnap', employee).wish).toBeUndefined()
  })

  it('is about somebody else only for an administrator, and offers others of the name', () => {
    const { wish, others, people, unknown } = meant('nagy beteg ma', administrator, [bela, bence])
    expect(wish?.person).toEqual(bela)
    expect(others.map(({ person }) => person)).toEqual([bence])
    expect([people, unknown]).toEqual([[], []])
    const refused = meant('nagy beteg ma', employee, [bela, bence])
    expect(refused.wish?.person).toBeUndefined()
    expect(refused.unknown).toEqual(['nagy'])
    expect(refused.people).toEqual([bela, bence])
  })

  it('is about the administrator where the name is theirs', () => {
    const me = listed('csilla', 'Kovács Csilla')
    expect(meant('nagy beteg ma', administrator, [me]).wish?.person).toBeUndefined()
  })

  it('names the words that nobody is called by', () => {
    expect(meant('szabi dec 21-23 valamikor', administrator).unknown).toEqual(['valamikor'])
    expect(meant('szabi dec 21-23', administrator).unknown).toEqual([])
  })

  it('may be the same days at home where no type is said, and the nearer day of the name', () => {
    expect(meant('dec 21-23', employee).others).toEqual([{ typeId: types.home, person: undefined, period: days }])
    expect(meant('szabi dec 21-23', employee).others).toEqual([])
    const friday = { from_date: '2026-11-20', to_date: '2026-11-20' }
    expect(meant('szabi jövő péntek', employee).others).toEqual([
      { typeId: types.vacation, person: undefined, period: friday },
    ])
  })
})

describe('a wish', () => {
  const wish = { typeId: types.vacation, person: undefined, period: days }

  it('is the draft of the form', () => {
    expect(draftOf(wish)).toMatchObject({ type_id: types.vacation, ...days, user_id: [], comment: '' })
    expect(draftOf({ ...wish, person: bela, period: undefined })).toMatchObject({
      from_date: '',
      to_date: '',
      user_id: ['bela'],
    })
  })

  it.each([
    ['with days', wish, false],
    ['without days', { ...wish, period: undefined }, true],
    ['for a child', { ...wish, typeId: types.parental }, true],
    ['of a father', { ...wish, typeId: types.paternity }, true],
    ['unpaid', { ...wish, typeId: types.unpaid }, true],
    ['of sick leave', { ...wish, typeId: types.sick }, false],
  ])('%s needs the form: %o', (_, one, needs) => {
    expect(needsForm(one)).toBe(needs)
  })

  it('is objected to in the sentences of all fields', () => {
    expect(objectionsOf({ errors: { from_date: ['egy', 'kettő'], to_date: ['három'] } } as never)).toEqual([
      'egy',
      'kettő',
      'három',
    ])
    expect(objectionsOf({ errors: {} } as never)).toEqual([])
  })
})
