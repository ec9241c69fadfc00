import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GroupRule } from '#shared/backoffice/user-groups/group-rule.ts'
import { noPlan } from '#shared/company/plan/plan.ts'
import { openLeaveOffice, inMemoryOffice } from '../in-memory/leave-office.ts'
import { deliverTask, runJobOn } from '../in-memory/jobs.ts'
import { now } from '../in-memory/call.ts'

const office = openLeaveOffice()
const { accounts } = await import('#functions/account/account-store.ts')
const { companyPlans } = await import('#functions/company/plan-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { absences } = await import('#functions/leave/leave-store.ts')
const { groupsOnChange } = await import('#functions/backoffice/user-groups/groups-on-change.ts')
const { userGroupMembers, userGroups } = await import('#functions/backoffice/user-groups/user-group-store.ts')

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

const any: GroupRule = {
  standings: [],
  countries: [],
  languages: [],
  seats_from: null,
  seats_to: null,
  activity: 'any',
}
const group = (rule: GroupRule | null, id = 'g') => ({
  id,
  name: 'Csoport',
  description: '',
  rule,
  created_at: 0,
  changed_at: 0,
})
const rules = (over: Partial<GroupRule>, id = 'g') => office.table.keep(userGroups, group({ ...any, ...over }, id))
const keep = () => deliverTask({ task: 'user-groups', company: 'c', day: now.today })
const isIn = (id = 'c', of = 'g') => office.table.kept(userGroupMembers, { group: of, id }) !== undefined
const put = (id: string, of: 'company' | 'account', word: string, added_by: string | null = 'odon') =>
  office.table.keep(userGroupMembers, { group: 'g', id, of, word, added_at: 0, added_by })
const company = () => office.table.kept(companies, { id: 'c' })!
const changed = (kind: string, before: object | undefined, after: object | undefined) =>
  groupsOnChange({
    before: before && { _kind: kind, _version: 1, ...before },
    after: after && { _kind: kind, _version: 2, ...after },
  })

beforeEach(() => {
  office.table.keep(companyPlans, noPlan('c'))
})

describe('O09 a company and the rules of user groups', () => {
  it('comes into the groups whose rule it fits, once, and into no other', async () => {
    rules({ countries: ['HU'] })
    rules({ countries: ['AT'] }, 'other')
    office.table.keep(userGroups, group(null, 'picked'))
    for (const _ of [1, 2]) expect(await keep()).toEqual([])
    expect([isIn(), isIn('c', 'other'), isIn('c', 'picked')]).toEqual([true, false, false])
    expect(office.table.kept(userGroupMembers, { group: 'g', id: 'c' })).toMatchObject({
      of: 'company',
      word: 'ceg',
      added_by: null,
    })
  })

  it('leaves a group whose rule it does not fit any more', async () => {
    rules({ seats_from: 500 })
    put('c', 'company', 'ceg', null)
    expect(await keep()).toEqual([])
    expect(isIn()).toBe(false)
  })

  it('is judged by the language of its owner', async () => {
    const owner = office.table.kept(accounts, { id: 'denes' })!
    rules({ languages: ['hu'] })
    office.table.keep(accounts, { ...owner, language: 'en' })
    await keep()
    expect(isIn()).toBe(false)
    office.table.keep(accounts, { ...owner, language: 'hu' })
    await keep()
    expect(isIn()).toBe(true)
  })

  it.each([
    [now.today.slice(0, 7), true],
    ['2026-10', true],
    ['2026-09', false],
  ])('is in use where leave is booked in %s: %s', async (month, isActive) => {
    rules({ activity: 'active' })
    rules({ activity: 'quiet' }, 'quiet')
    office.table.keep(absences, {
      company: 'c',
      month,
      member: 'anna',
      request: 'anna-1',
      from_date: `${month}-05`,
      to_date: `${month}-06`,
      type_id: 1,
      status: 'approved',
    } as never)
    await keep()
    expect([isIn(), isIn('c', 'quiet')]).toEqual([isActive, !isActive])
  })

  it('is looked at every morning too', async () => {
    rules({ countries: ['HU'] })
    await runJobOn(office, 'follow-plans', now.today)
    expect(isIn()).toBe(true)
  })

  it('is in no group of a rule once it is deleted, and stays where it was picked', async () => {
    rules({ countries: ['HU'] })
    put('c', 'company', 'ceg', null)
    office.table.keep(userGroupMembers, { group: 'p', id: 'c', of: 'company', word: 'ceg', added_at: 0, added_by: 'x' })
    const before = company()
    office.table.keep(companies, { ...before, is_deleted: true })
    await changed('Company', before, { ...before, is_deleted: true })
    expect([isIn(), isIn('c', 'p')]).toEqual([false, true])
    await keep()
    expect(isIn()).toBe(false)
  })
})

describe('O09 the stream', () => {
  it('looks at every company once a rule is another one, and not where only its name is', async () => {
    const before = office.tasks().length
    const one = group({ ...any, countries: ['HU'] })
    await changed('UserGroup', one, { ...one, name: 'Más' })
    await changed('UserGroup', undefined, group(null))
    expect(office.tasks()).toHaveLength(before)
    await changed('UserGroup', one, { ...one, rule: { ...one.rule, countries: ['AT'] } })
    await changed('UserGroup', undefined, one)
    expect(office.tasks().slice(before)).toMatchObject([
      { task: 'every-company', each: 'user-groups' },
      { task: 'every-company', each: 'user-groups' },
    ])
  })

  it('empties a group that was removed, and none that is there', async () => {
    const people = Array.from({ length: 120 }, (_, number) => `p${number}`)
    for (const id of people) put(id, 'account', id)
    rules({ countries: ['HU'] })
    expect(await deliverTask({ task: 'empty-user-group', group: 'g' })).toEqual([])
    expect(isIn('p0')).toBe(true)

    office.table = inMemoryOffice()
    for (const id of people) put(id, 'account', id)
    await changed('UserGroup', group(null), undefined)
    expect(office.tasks().at(-1)).toEqual({ task: 'empty-user-group', group: 'g' })
    expect(await deliverTask(office.tasks().at(-1)!)).toEqual([])
    expect(people.filter(id => isIn(id))).toEqual([])
  })

  it('has members follow their names, and nobody who is no more stays in a group', async () => {
    const anna = office.table.kept(accounts, { id: 'anna' })!
    put('anna', 'account', 'regi')
    await changed('Account', anna, { ...anna, first_name: 'Éva', last_name: 'Őri' })
    expect(office.table.kept(userGroupMembers, { group: 'g', id: 'anna' })).toMatchObject({ word: 'ori eva' })
    await changed('Account', anna, { ...anna, password: null })
    expect(office.table.kept(userGroupMembers, { group: 'g', id: 'anna' })).toMatchObject({ word: 'ori eva' })
    await changed('Account', anna, undefined)
    expect(isIn('anna')).toBe(false)

    put('c', 'company', 'ceg')
    await changed('Company', company(), { ...company(), name: 'Új Név' })
    expect(office.table.kept(userGroupMembers, { group: 'g', id: 'c' })).toMatchObject({ word: 'uj nev' })
    await changed('Company', company(), undefined)
    expect(isIn()).toBe(false)
  })
})
