import { describe, expect, it } from 'vitest'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { listCompanies } from '#shared/backoffice/contract/companies/list-companies.ts'
import { addUserGroup } from '#shared/backoffice/contract/user-groups/add-user-group.ts'
import { addUserGroupMembers } from '#shared/backoffice/contract/user-groups/add-user-group-members.ts'
import { changeUserGroup } from '#shared/backoffice/contract/user-groups/change-user-group.ts'
import { listUserGroupMembers } from '#shared/backoffice/contract/user-groups/list-user-group-members.ts'
import { listUserGroups } from '#shared/backoffice/contract/user-groups/list-user-groups.ts'
import { removeUserGroup } from '#shared/backoffice/contract/user-groups/remove-user-group.ts'
import { removeUserGroupMember } from '#shared/backoffice/contract/user-groups/remove-user-group-member.ts'
import { eraseUser } from '#shared/backoffice/contract/users/erase-user.ts'
import { listUsers } from '#shared/backoffice/contract/users/list-users.ts'
import type { GroupRule } from '#shared/backoffice/user-groups/group-rule.ts'
import type { MemberKind, UserGroupDraft } from '#shared/backoffice/user-groups/user-group.ts'
import { company } from '#shared/company/contract.ts'
import { permissions, type Permission } from '#shared/contract/permission.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld()
const all = { additions: permissions }
const picked: UserGroupDraft = { name: 'Hírlevél', description: 'Akik kérték a havi hírlevelet.', rule: null }
const anyCompany: GroupRule = {
  standings: [],
  countries: [],
  languages: [],
  seats_from: null,
  seats_to: null,
  activity: 'any',
}

const add = async (by: Person, over: Partial<UserGroupDraft> = {}) =>
  (await by.client.asked(addUserGroup, { body: { ...picked, ...over } })).data
const put = (by: Person, id: string, of: MemberKind, ...ids: string[]) =>
  by.client.asked(addUserGroupMembers, { path: { id }, body: { of, ids } })
const membersOf = (by: Person, id: string, of: MemberKind, q?: string) =>
  by.client.asked(listUserGroupMembers, { path: { id }, query: { of, ...(q && { q }) } })
/** Indexes follow in a moment. */
const shown = (by: Person, id: string, of: MemberKind, ids: readonly string[]) =>
  eventually(async () => {
    const { data } = await membersOf(by, id, of)
    return JSON.stringify(data.map(one => one.id).toSorted()) === JSON.stringify([...ids].toSorted()) && data
  })

describe('O09 user groups', () => {
  it('have the companies and people who were picked, by name, and are what lists are filtered by', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const anna = await world.colleague(owner)
    const { id } = await add(operator)
    await put(operator, id, 'company', owner.company)
    await put(operator, id, 'account', anna.id, owner.id, anna.id)
    // Whoever is in already stays as they are.
    await put(operator, id, 'account', anna.id)

    const [one] = await shown(operator, id, 'company', [owner.company])
    expect(one).toMatchObject({ of: 'company', email: null, by_rule: false })
    const people = await shown(operator, id, 'account', [anna.id, owner.id])
    expect(people.find(person => person.id === anna.id)).toMatchObject({ email: anna.email, by_rule: false })
    expect((await membersOf(operator, id, 'account', 'senki ilyen')).data).toEqual([])

    const users = await operator.client.asked(listUsers, { query: { group: id } })
    expect(users.data.map(user => user.id).toSorted()).toEqual([anna.id, owner.id].toSorted())
    const companies = await operator.client.asked(listCompanies, { query: { group: id } })
    expect(companies.data).toMatchObject([{ id: owner.company, seats: 2 }])

    await operator.client.asked(removeUserGroupMember, { path: { id, memberId: owner.id } })
    await shown(operator, id, 'account', [anna.id])
    const again = operator.client.asked(removeUserGroupMember, { path: { id, memberId: owner.id } })
    expect((await refused(again)).status).toBe(404)
  })

  it('show who is in them by name and address only to operators who may look at people', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const { id } = await add(operator)
    await put(operator, id, 'account', owner.id)
    const looker = await world.operator({ additions: ['user-groups.read'] })
    expect((await membersOf(looker, id, 'company')).data).toEqual([])
    expect(await refused(membersOf(looker, id, 'account'))).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('are listed by name, changed and removed, with everybody in them', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const { id, version: before } = await add(operator, { name: 'Öregek' })
    await put(operator, id, 'company', owner.company)
    await shown(operator, id, 'company', [owner.company])
    // Whoever belongs to a group is part of what was read of it.
    const stale = operator.client.asked(changeUserGroup, {
      path: { id },
      body: { ...picked, name: 'Újak', version: before },
    })
    expect(await refused(stale)).toMatchObject({ status: 409 })
    const { version } = (await membersOf(operator, id, 'company')).group
    const body = { ...picked, name: 'Újak', version }
    const { data } = await operator.client.asked(changeUserGroup, { path: { id }, body })
    expect(data).toMatchObject({ id, name: 'Újak', version: version + 1 })
    const names = (await operator.client.asked(listUserGroups)).data.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'hu')))
    expect(names).toContain('Újak')

    await operator.client.asked(removeUserGroup, { path: { id } })
    expect((await refused(membersOf(operator, id, 'company'))).status).toBe(404)
    // Its members are erased by a task.
    await eventually(
      async () => !(await operator.client.asked(listCompanies, { query: { group: id } })).data.length,
      60_000,
    )
    expect((await refused(operator.client.asked(removeUserGroup, { path: { id } }))).status).toBe(404)
  })

  it('are never overwritten by whoever has not seen what somebody else has saved', async () => {
    const operator = await world.operator(all)
    const { id, version } = await add(operator)
    const path = { id }
    await operator.client.asked(changeUserGroup, { path, body: { ...picked, name: 'Elsőként', version } })
    const late = operator.client.asked(changeUserGroup, { path, body: { ...picked, name: 'Másodikként', version } })
    expect((await refused(late)).status).toBe(409)
    const { data } = await operator.client.asked(listUserGroups)
    expect(data.find(one => one.id === id)!.name).toBe('Elsőként')
  })

  it('by a rule have the companies that fit it, which come and go with what they are', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const name = `Szlovén Kft. ${owner.company.slice(-6)}`
    await owner.client.asked(company.changeCompany, { body: { name, country: 'SI' } })
    const rule: GroupRule = { ...anyCompany, standings: ['starter'], countries: ['SI'], seats_to: 9 }
    const { id, version } = await add(operator, { name: 'Szlovén kicsik', rule })
    const found = await eventually(async () => {
      const { data } = await membersOf(operator, id, 'company', 'szloven')
      return data.length > 0 && data
    })
    expect(found).toMatchObject([{ id: owner.company, name, by_rule: true }])

    for (const call of [
      () => put(operator, id, 'company', owner.company),
      () => operator.client.asked(removeUserGroupMember, { path: { id, memberId: owner.company } }),
    ])
      expect(await refused(call())).toMatchObject({ status: 409, message: expect.stringContaining('conditions') })

    // Another rule leaves the company out.
    const body = { ...picked, rule: { ...rule, seats_to: null, seats_from: 50 }, version }
    await operator.client.asked(changeUserGroup, { path: { id }, body })
    await shown(operator, id, 'company', [])
  })

  it('follow the name of a company, and have nobody who is erased', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const anna = await world.colleague(owner)
    const { id } = await add(operator)
    await put(operator, id, 'company', owner.company)
    await put(operator, id, 'account', anna.id)
    await shown(operator, id, 'account', [anna.id])
    const name = `Átnevezett ${owner.company.slice(-6)}`
    await owner.client.asked(company.changeCompany, { body: { name, country: 'HU' } })
    await eventually(async () => (await membersOf(operator, id, 'company', 'atnevezett')).data.length, 60_000)

    await operator.client.asked(eraseUser, { path: { id: anna.id }, body: { email: anna.email } })
    await shown(operator, id, 'account', [])
    const { data } = await operator.client.asked(listOperatorLog, { query: { subject: id } })
    expect(JSON.stringify(data)).not.toContain(anna.email)
  })

  it('leave what was done to them in the log', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const { id } = await add(operator)
    await put(operator, id, 'company', owner.company)
    await put(operator, id, 'company', owner.company)
    await operator.client.asked(removeUserGroupMember, { path: { id, memberId: owner.company } })
    const log = await eventually(async () => {
      const { data } = await operator.client.asked(listOperatorLog, { query: { subject: id } })
      return data.length === 3 && data
    })
    expect(log.map(({ changes }) => changes.map(({ field }) => field).join())).toEqual([
      'company',
      'company',
      'name,description',
    ])
  })

  it('refuse what cannot be with a sentence, and show nothing to operators of other areas', async () => {
    const operator = await world.operator(all)
    const { id, version } = await add(operator)
    const rule = { ...anyCompany, seats_from: 9, seats_to: 2 }
    for (const [field, over] of [
      ['name', { name: ' ' }],
      ['description', { description: 'x'.repeat(301) }],
      ['rule.standings', { rule: anyCompany }],
      ['rule.seats_to', { rule }],
      ['rule.countries.0', { rule: { ...anyCompany, countries: ['Magyar'] } }],
    ] as const) {
      const refusal = await refused(operator.client.asked(addUserGroup, { body: { ...picked, ...over } as never }))
      expect([refusal.status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]])
    }
    const sort = { ...picked, rule: { ...anyCompany, seats_to: 2 }, version }
    expect(await refused(operator.client.asked(changeUserGroup, { path: { id }, body: sort }))).toMatchObject({
      status: 422,
      errors: { rule: [expect.stringContaining('cannot be changed')] },
    })
    expect((await refused(put(operator, id, 'account', 'unknown'))).status).toBe(422)
    expect((await refused(put(operator, 'unknown', 'account', operator.id))).status).toBe(404)

    const may: Permission[] = ['users.read', 'companies.read']
    const other = await world.operator({ additions: may })
    for (const call of [
      () => other.client.asked(listUserGroups),
      () => other.client.asked(listUsers, { query: { group: id } }),
      () => other.client.asked(listCompanies, { query: { group: id } }),
    ])
      expect((await refused(call())).status).toBe(403)
  })
})
