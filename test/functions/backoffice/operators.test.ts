import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { addTemplate } from '#shared/backoffice/contract/operators/add-template.ts'
import { changeOperator } from '#shared/backoffice/contract/operators/change-operator.ts'
import { changeTemplate } from '#shared/backoffice/contract/operators/change-template.ts'
import { inviteOperator } from '#shared/backoffice/contract/operators/invite-operator.ts'
import { listOperators } from '#shared/backoffice/contract/operators/list-operators.ts'
import { listTemplates } from '#shared/backoffice/contract/operators/list-templates.ts'
import { removeTemplate } from '#shared/backoffice/contract/operators/remove-template.ts'
import { sendOperatorLink } from '#shared/backoffice/contract/operators/send-operator-link.ts'
import { showOwnPermissions } from '#shared/backoffice/contract/show-own-permissions.ts'
import { permissions, type Permission } from '#shared/contract/permission.ts'
import { refused } from '#test/support/client.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld, type Person } from '#test/support/world.ts'

// Who keeps the operators is counted over all of them, so that nobody else's may be there.
const world = openWorld(() => ownCloud())

const all = { additions: permissions }
const names = { first_name: 'Éva', last_name: 'Kis' }
const invited = (by: Person, email: string, granted: Permission[], template: string | null = null) =>
  by.client.asked(inviteOperator, { body: { email, ...names, template, permissions: granted } })

async function operatorIn(by: Person, id: string) {
  const { data } = await by.client.asked(listOperators)
  return data.find(one => one.id === id)!
}

async function set(by: Person, id: string, over: { permissions?: Permission[]; is_active?: boolean; template?: null }) {
  const { template, permissions: had, is_active, version } = await operatorIn(by, id)
  return by.client.asked(changeOperator, {
    path: { id },
    body: { template, permissions: had, is_active, version, ...over },
  })
}

describe('O03 A06 admin users', () => {
  it('invites somebody who has no account by one link, and somebody who has one at once', async () => {
    const dora = await world.operator(all, 'hu')
    const { data } = await invited(dora, 'uj@szabi.example', ['users.write'])
    expect(data).toMatchObject({ can_sign_in: false, permissions: ['users.read', 'users.write'], is_active: true })
    // A link that is replaced before its email is composed is not sent.
    await linkTo('uj@szabi.example', 1)
    await dora.client.asked(sendOperatorLink, { path: { id: data.id } })
    const token = await linkTo('uj@szabi.example', 2)
    await world.visitor().asked(account.resetPassword, { body: { token, password: 'Kerek-Erdo-2026' } })
    expect(await operatorIn(dora, data.id)).toMatchObject({ can_sign_in: true, has_second_factor: false })
    expect(await refused(dora.client.asked(sendOperatorLink, { path: { id: data.id } }))).toMatchObject({ status: 409 })

    const { email, id } = await world.founder()
    expect((await invited(dora, email, ['ads.read'])).data).toMatchObject({ id, can_sign_in: true })
    expect((await refused(invited(dora, email, []))).errors.email).toHaveLength(1)
  })

  it('security opens to nobody who has merely registered the address of whoever is invited', async () => {
    const keeper = await world.operator(all)
    const { data } = await invited(keeper, 'hivott@szabi.example', [...permissions])
    const stranger = world.visitor()
    const body = { email: 'hivott@szabi.example', password: 'Kerek-Erdo-2026', captcha: 'stand-in.register' }
    expect((await refused(stranger.asked(account.register, { body }))).errors.email).toHaveLength(1)
    expect(await operatorIn(keeper, data.id)).toMatchObject({ can_sign_in: false })

    const early = { ...body, email: 'leendo@szabi.example' }
    await stranger.asked(account.register, { body: early })
    expect((await refused(invited(keeper, early.email, ['users.read']))).errors.email).toHaveLength(1)
    expect((await refused(stranger.asked(showOwnPermissions))).status).toBe(403)
  })

  it('what is taken from somebody is gone at the next call', async () => {
    const [keeper, other] = [await world.operator(all), await world.operator(all)]
    await set(keeper, other.id, { permissions: ['users.read'] })
    expect((await other.client.asked(showOwnPermissions)).data.permissions).toEqual(['users.read'])
    expect((await refused(other.client.asked(listOperators))).status).toBe(403)
    await set(keeper, other.id, { is_active: false })
    expect((await refused(other.client.asked(showOwnPermissions))).status).toBe(403)
  })

  it('lets nobody grant what they lack, or change who may do more', async () => {
    const keeper = await world.operator(all)
    const lesser = await world.operator({ additions: ['admin-users.write', 'users.read'] })
    expect(await refused(invited(lesser, 'more@szabi.example', ['users.write']))).toMatchObject({ status: 403 })
    expect(await refused(set(lesser, keeper.id, { is_active: false }))).toMatchObject({ status: 403 })
    expect(await refused(set(lesser, lesser.id, { permissions: [...permissions] }))).toMatchObject({ status: 403 })
    expect((await invited(lesser, 'less@szabi.example', ['users.read'])).data.permissions).toEqual(['users.read'])
  })

  it('does not overwrite what somebody else has just changed', async () => {
    const keeper = await world.operator(all)
    const other = await world.operator({ additions: ['ads.read'] })
    const { template, version } = await operatorIn(keeper, other.id)
    await set(keeper, other.id, { permissions: ['users.read'] })
    const body = { template, permissions: ['ads.write' as const], is_active: true, version }
    expect(await refused(keeper.client.asked(changeOperator, { path: { id: other.id }, body }))).toMatchObject({
      status: 409,
    })
    expect((await operatorIn(keeper, other.id)).permissions).toEqual(['users.read'])
  })
})

describe('O04 permission templates', () => {
  it('give and take at once for everybody who has them, beside what differs', async () => {
    const keeper = await world.operator(all)
    const body = { name: 'Támogató', permissions: ['users.read', 'companies.read'] as Permission[] }
    const { data: template } = await keeper.client.asked(addTemplate, { body })
    expect((await refused(keeper.client.asked(addTemplate, { body }))).errors.name).toHaveLength(1)
    const { id } = await world.founder()
    const { email } = await world.founder()
    await invited(keeper, email, ['users.read', 'ads.read'], template.id)
    const one = (await keeper.client.asked(listOperators)).data.find(operator => operator.email === email)!
    expect(one.permissions).toEqual(['users.read', 'ads.read'])

    const { data, version } = await keeper.client.asked(listTemplates)
    expect(data).toMatchObject([{ name: 'Támogató', operators: 1 }])
    await keeper.client.asked(changeTemplate, {
      path: { id: template.id },
      body: { name: 'Támogató', permissions: ['companies.read', 'audit.read'], version },
    })
    expect((await operatorIn(keeper, one.id)).permissions).toEqual(['ads.read', 'audit.read'])
    expect(await refused(keeper.client.asked(removeTemplate, { path: { id: template.id } }))).toMatchObject({
      status: 409,
    })
    expect(id).not.toBe(one.id)
  })
})

describe('whoever has not just confirmed who they are', () => {
  it('gives nobody power and takes it from nobody, and nothing of it is in the log', async () => {
    const [keeper, stale] = [await world.operator(all), await world.operator({ ...all, isConfirmed: false })]
    const other = await world.operator({ additions: ['ads.read'] })
    const name = 'Alig'
    const { data: template } = await keeper.client.asked(addTemplate, { body: { name, permissions: [] } })
    const path = { id: template.id }
    const { version } = await stale.client.asked(listTemplates)
    for (const call of [
      () => invited(stale, 'alig@szabi.example', ['users.read']),
      () => set(stale, other.id, { permissions: ['users.read'] }),
      () => set(stale, other.id, { is_active: false }),
      () => stale.client.asked(sendOperatorLink, { path: { id: other.id } }),
      () => stale.client.asked(addTemplate, { body: { name: 'Alig kettő', permissions: [] } }),
      () => stale.client.asked(changeTemplate, { path, body: { name, permissions: ['users.read'], version } }),
      () => stale.client.asked(removeTemplate, { path }),
    ])
      expect(await refused(call())).toMatchObject({ status: 428, code: 'identityUnconfirmed' })
    expect(await operatorIn(keeper, other.id)).toMatchObject({ permissions: ['ads.read'], is_active: true })
    expect((await keeper.client.asked(listTemplates)).version).toBe(version)
    const { data } = await keeper.client.asked(listOperatorLog, { query: { by: stale.id } })
    expect(data).toEqual([])
    await keeper.client.asked(removeTemplate, { path })
  })
})

describe('the last who may change operators', () => {
  it('stays, also where two of them take it from each other at the same moment', async () => {
    const { data } = await (await world.operator(all)).client.asked(listOperators)
    const [first, second] = [await world.operator(all), await world.operator(all)]
    for (const { id, is_active } of data) if (is_active) await set(first, id, { is_active: false })
    const outcomes = await Promise.allSettled([
      set(first, second.id, { permissions: ['users.read'] }),
      set(second, first.id, { permissions: ['users.read'] }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const keeper = outcomes[0].status === 'fulfilled' ? first : second
    expect(await refused(set(keeper, keeper.id, { is_active: false }))).toMatchObject({ status: 409 })
    expect(await refused(set(keeper, keeper.id, { permissions: ['users.read'] }))).toMatchObject({ status: 409 })
  })
})

describe('the log of operators', () => {
  it('says who changed what from what to what, by area and day', async () => {
    const keeper = await world.operator(all)
    const other = await world.operator({ additions: ['ads.read'] })
    await set(keeper, other.id, { permissions: ['users.read'] })
    const { data } = await keeper.client.asked(listOperatorLog, { query: { subject: other.id } })
    expect(data).toMatchObject([
      {
        act: 'changed',
        area: 'admin-users',
        by: { id: keeper.id },
        subject: { name: other.email },
        changes: [{ field: 'permissions', before: 'ads.read', after: 'users.read' }],
      },
    ])
    const inArea = await keeper.client.asked(listOperatorLog, { query: { area: 'admin-users', by: keeper.id } })
    expect(inArea.data).toHaveLength(1)
    const never = await keeper.client.asked(listOperatorLog, { query: { to: '2020-01-01' } })
    expect(never).toMatchObject({ data: [], next: null })
  })
})

/** The token of the newest link to set a password that reached an address, once so many of them have. */
async function linkTo(email: string, sent: number): Promise<string> {
  for (const until = Date.now() + 60_000; Date.now() < until; await new Promise(resolve => setTimeout(resolve, 30))) {
    const tokens = world.cloud
      .mails()
      .flatMap(({ to, text }) => (to === email && /change-password\?token=([\w.-]+)/.exec(text)?.[1]) || [])
    if (tokens.length >= sent) return tokens.at(-1)!
  }
  throw new Error(`No link reached ${email}`)
}
