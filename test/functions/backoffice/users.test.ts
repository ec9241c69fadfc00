import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { addUserGroup } from '#shared/backoffice/contract/user-groups/add-user-group.ts'
import { addUserGroupMembers } from '#shared/backoffice/contract/user-groups/add-user-group-members.ts'
import { inviteOperator } from '#shared/backoffice/contract/operators/invite-operator.ts'
import { activateUser } from '#shared/backoffice/contract/users/activate-user.ts'
import { deactivateUser } from '#shared/backoffice/contract/users/deactivate-user.ts'
import { eraseUser } from '#shared/backoffice/contract/users/erase-user.ts'
import { listUsers } from '#shared/backoffice/contract/users/list-users.ts'
import { sendUserReset } from '#shared/backoffice/contract/users/send-user-reset.ts'
import { showUser } from '#shared/backoffice/contract/users/show-user.ts'
import { permissions, type Permission } from '#shared/contract/permission.ts'
import { people } from '#shared/people/contract.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password } from '#test/support/world.ts'

const world = openWorld()
const all = { additions: permissions }
const logIn = (email: string) =>
  world.visitor('en').asked(account.logIn, { body: { email, password, remember_me: false } })

describe('O02 users', () => {
  it('are found by name and address, in a company or not, each once', async () => {
    const [operator, alone] = [await world.operator(all), await world.registered('en')]
    const find = (q: string) => operator.client.asked(listUsers, { query: { q } })
    const found = await eventually(async () => {
      const { data } = await find(alone.email.toUpperCase())
      return data.length > 0 && data
    })
    expect(found).toMatchObject([{ id: alone.id, email: alone.email, is_entered: true, deactivated_at: null }])
    expect(await find('x')).toEqual({ data: [], next: null })
    expect(await operator.client.asked(listUsers, { query: {} })).toEqual({ data: [], next: null })
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await operator.client.asked(listUsers, { query: { q: 'person', ...(cursor && { cursor }) } })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next
    } while (cursor)
    expect(seen).toContain(alone.id)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('are shown with their companies and how they sign in, and nothing of what proves it', async () => {
    const [operator, owner] = [await world.operator({ additions: ['users.read'] }), await world.founder()]
    const path = { id: owner.id }
    const { data } = await operator.client.asked(showUser, { path })
    expect(data).toMatchObject({
      email: owner.email,
      has_password: true,
      has_second_factor: false,
      providers: [],
      sessions: 1,
      is_operator: false,
      companies: [{ company: owner.company, role: 3, status: 'active', is_owner: true, is_deleted: false }],
    })
    expect(JSON.stringify(data)).not.toContain('argon2')
    expect((await refused(operator.client.asked(showUser, { path: { id: 'unknown' } }))).status).toBe(404)
    // Reading is no permission to change.
    expect((await refused(operator.client.asked(deactivateUser, { path }))).status).toBe(403)
  })

  it('are signed out everywhere once deactivated and told so at the next sign-in, until they are activated', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const path = { id: owner.id }
    await operator.client.asked(deactivateUser, { path })
    expect((await refused(owner.client.asked(people.showMe))).status).toBe(401)
    expect((await refused(owner.client.asked(account.refreshToken))).status).toBe(401)
    const told = await refused(logIn(owner.email))
    expect([told.status, told.message]).toEqual([403, expect.stringContaining('have deactivated this account')])
    // Who does not know the password learns nothing.
    const stranger = { body: { email: owner.email, password: 'Another-1', remember_me: false } }
    expect((await refused(world.visitor('en').asked(account.logIn, stranger))).status).toBe(422)
    expect((await operator.client.asked(showUser, { path })).data).toMatchObject({ sessions: 0, last_seen_at: null })
    expect((await refused(operator.client.asked(deactivateUser, { path }))).status).toBe(409)
    expect((await refused(operator.client.asked(sendUserReset, { path }))).status).toBe(409)
    const invited = { email: owner.email, first_name: 'Éva', last_name: 'Kis', template: null, permissions: [] }
    expect((await refused(operator.client.asked(inviteOperator, { body: invited }))).errors).toHaveProperty('email')

    await operator.client.asked(activateUser, { path })
    expect(await logIn(owner.email)).toMatchObject({ user: { id: owner.id } })
    expect((await refused(operator.client.asked(activateUser, { path }))).status).toBe(409)
    const { data } = await operator.client.asked(listOperatorLog, { query: { subject: owner.id } })
    expect(data.map(({ act }) => act).toSorted()).toEqual(['activated', 'deactivated', 'viewed'])
  })

  it('are changed by operators alone who have just confirmed who they are', async () => {
    const [operator, somebody] = [await world.operator({ ...all, isConfirmed: false }), await world.confirmed('en')]
    const path = { id: somebody.id }
    for (const call of [
      () => operator.client.asked(sendUserReset, { path }),
      () => operator.client.asked(deactivateUser, { path }),
      () => operator.client.asked(activateUser, { path }),
      () => operator.client.asked(eraseUser, { path, body: { email: somebody.email } }),
    ])
      expect(await refused(call())).toMatchObject({ status: 428, code: 'identityUnconfirmed' })
    expect((await operator.client.asked(showUser, { path })).data).toMatchObject({ deactivated_at: null, sessions: 1 })
  })

  it('are in the log of operators once somebody looks at their page, once however often it is read again', async () => {
    const [operator, other] = [await world.operator(all), await world.operator({ additions: ['users.read'] })]
    const somebody = await world.confirmed('en')
    const path = { id: somebody.id }
    const looks = async () => {
      const { data } = await operator.client.asked(listOperatorLog, { query: { subject: somebody.id } })
      return data.filter(({ act }) => act === 'viewed')
    }
    for (const _ of [1, 2, 3]) await other.client.asked(showUser, { path })
    expect(await looks()).toMatchObject([{ by: { id: other.id }, subject: { id: somebody.id, name: somebody.email } }])
    await operator.client.asked(showUser, { path })
    expect(new Set((await looks()).map(({ by }) => by.id))).toEqual(new Set([operator.id, other.id]))
  })

  it('leave no address in the log once they are erased, whatever was done to them before', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const anna = await world.colleague(owner)
    const path = { id: anna.id }
    await operator.client.asked(sendUserReset, { path })
    await operator.client.asked(deactivateUser, { path })
    const before = await operator.client.asked(listOperatorLog, { query: { subject: anna.id } })
    expect(before.data.map(({ subject }) => subject.name)).toEqual([anna.email, anna.email])
    await operator.client.asked(eraseUser, { path, body: { email: anna.email } })
    const after = await operator.client.asked(listOperatorLog, { query: { subject: anna.id } })
    expect(after.data.map(({ subject }) => subject.name)).toEqual(['', '', ''])
    expect(JSON.stringify(after)).not.toContain(anna.email)
  })

  it('are named in the log to those alone who may look them up', async () => {
    const [operator, somebody] = [await world.operator(all), await world.confirmed('en')]
    await operator.client.asked(deactivateUser, { path: { id: somebody.id } })
    const { data: group } = await operator.client.asked(addUserGroup, {
      body: { name: `Kör ${somebody.id.slice(-6)}`, description: '', rule: null },
    })
    await operator.client.asked(addUserGroupMembers, {
      path: { id: group.id },
      body: { of: 'account', ids: [somebody.id] },
    })
    const read = async (also: Permission[]) => {
      const { client } = await world.operator({ additions: ['audit.read', ...also] })
      const log = (subject: string) => client.asked(listOperatorLog, { query: { subject } })
      const [ofUser, ofGroup] = await Promise.all([log(somebody.id), log(group.id)])
      const member = ofGroup.data.flatMap(({ changes }) => changes).find(({ field }) => field === 'account')!
      const { by, subject } = ofUser.data[0]!
      return [subject.name, member.after, by.id, by.name]
    }
    // Who has done something is what the log is for.
    const by = [operator.id, expect.stringContaining('Első')]
    expect(await read([])).toEqual([somebody.id, somebody.id, ...by])
    expect(await read(['admin-users.read'])).toEqual([somebody.id, somebody.id, ...by])
    expect(await read(['users.read'])).toEqual([somebody.email, somebody.email, ...by])
  })

  it('get the link of a new password', async () => {
    const [operator, somebody] = [await world.operator(all), await world.confirmed('en')]
    await operator.client.asked(sendUserReset, { path: { id: somebody.id } })
    const mail = await eventually(
      async () => world.cloud.mails().find(({ to, text }) => to === somebody.email && /change-password/.test(text)),
      60_000,
    )
    expect(mail).toBeTruthy()
  })

  it('who run the service are neither deactivated nor erased here, oneself among them', async () => {
    const [operator, other] = [await world.operator(all), await world.operator({ additions: ['users.read'] })]
    for (const { id, email } of [operator, other]) {
      expect((await refused(operator.client.asked(deactivateUser, { path: { id } }))).status).toBe(409)
      expect((await refused(operator.client.asked(eraseUser, { path: { id }, body: { email } }))).status).toBe(409)
    }
  })

  it('are erased by whoever types their address, but not the owner of a company', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const anna = await world.colleague(owner)
    const ofOwner = { path: { id: owner.id }, body: { email: owner.email } }
    const held = await refused(operator.client.asked(eraseUser, ofOwner))
    expect([held.status, held.message]).toEqual([409, expect.stringContaining('They own this company')])

    const path = { id: anna.id }
    const wrong = await refused(operator.client.asked(eraseUser, { path, body: { email: 'other@example.hu' } }))
    expect(wrong.errors).toEqual({ email: ['This is not the address of this account.'] })
    await operator.client.asked(eraseUser, { path, body: { email: anna.email } })
    expect((await refused(anna.client.asked(people.showMe))).status).toBe(401)
    expect((await refused(operator.client.asked(showUser, { path }))).status).toBe(404)
    expect((await refused(logIn(anna.email))).status).toBe(422)
    const { data } = await operator.client.asked(listOperatorLog, { query: { subject: anna.id } })
    expect(data).toMatchObject([{ act: 'erased', area: 'users' }])
    expect(JSON.stringify(data)).not.toContain(anna.email)
  })
})
