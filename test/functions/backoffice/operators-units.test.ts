import { beforeEach, describe, expect, it } from 'vitest'
import type { Operator } from '#shared/account/operator.ts'
import { permissions, type Permission } from '#shared/contract/permission.ts'
import { refusal } from '../in-memory/call.ts'
import { openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { accountOf, sessionOf } = await import('../in-memory/office.ts')
const { accounts, logins } = await import('#functions/account/account-store.ts')
const { sessions } = await import('#functions/account/session-store.ts')
const { operators, permissionTemplates } = await import('#functions/account/operator-store.ts')
const { operatorEntries } = await import('#functions/company/operator-audit-store.ts')
const { operatorCalled } = await import('#functions/backoffice/name-or-address.ts')
const { clear, commit } = await import('#functions/platform/table.ts')

const asOdon = { user: 'odon' }
const keeping: Permission[] = ['users.write', 'admin-users.write', 'permission-templates.write']

/** Somebody with an account and a password who runs the service. */
function operate(account: string, over: Partial<Operator> = {}, deactivated_at: number | null = null) {
  own(account, deactivated_at)
  office.table.keep(operators, {
    account,
    template: null,
    additions: [...permissions],
    removals: [],
    is_active: true,
    created_at: 0,
    created_by: null,
    invited_until: null,
    ...over,
  })
}

function own(id: string, deactivated_at: number | null = null) {
  office.table.keep(accounts, accountOf(id, { password: 'hash', deactivated_at }))
  office.table.keep(logins, { email: `${id}@example.hu`, account: id })
  office.table.keep(sessions, sessionOf(id, 'session', { company: null }))
}

const template = (granted: Permission[]) =>
  office.table.keep(permissionTemplates, { templates: [{ id: 't', name: 'Kulcsos', permissions: granted }] })

const operator = (account: string) => office.table.kept(operators, { account })
const change = (id: string, body: object, by = asOdon) =>
  to('backoffice/change-operator', { path: { id }, body: { ...bodyOf(id), ...body } }, by)
const bodyOf = (id: string) => ({
  template: null,
  permissions: [...permissions],
  is_active: operator(id)!.is_active,
  version: 1,
})
const changeTemplate = (granted: Permission[]) =>
  to(
    'backoffice/change-template',
    { path: { id: 't' }, body: { name: 'Kulcsos', permissions: granted, version: 1 } },
    asOdon,
  )
const invite = (email: string) =>
  to(
    'backoffice/invite-operator',
    { body: { email, first_name: '', last_name: '', template: null, permissions: [] } },
    asOdon,
  )
const erase = (id: string) => to('erase-account', { body: { email: `${id}@example.hu` } }, { user: id })

/** What the last commit rests on beside what it writes. */
const checks = () =>
  office.table
    .commits()
    .at(-1)!
    .filter(step => step.startsWith('check '))
const ofOperator = (id: string) => `check OPERATORS OPERATOR#${id}`
const ofTemplates = 'check OPERATORS TEMPLATES'
const refusedWith = async (calling: Promise<unknown>) =>
  ((await refusal(calling)) as { sentence?: { key: string } } | undefined)?.sentence?.key

beforeEach(() => operate('odon'))

describe('the last who keeps the operators', () => {
  it('is not somebody who cannot sign in, since their account is deactivated', async () => {
    operate('petra', {}, 1)
    expect(await refusedWith(change('odon', { permissions: ['users.read'] }))).toBe('refusals:lastOperator')
    expect(await refusedWith(erase('odon'))).toBe('refusals:erasureOfLastOperator')
    operate('petra')
    expect(await refusedWith(change('odon', { permissions: ['users.read'] }))).toBeUndefined()
  })

  it('does not take it from themselves while nobody stays, which each of two rests on the other for', async () => {
    operate('petra')
    await change('odon', { permissions: ['users.read'] })
    expect(checks()).toEqual([ofOperator('petra'), ofTemplates])
    const last = change('petra', { permissions: ['users.read'] }, { user: 'petra' })
    expect(await refusedWith(last)).toBe('refusals:lastOperator')
  })

  it('is kept by a change of a template, which rests on whoever stays', async () => {
    template(['admin-users.write', 'permission-templates.write'])
    operate('odon', { template: 't', additions: permissions.filter(one => !one.startsWith('admin-users')) })
    expect(await refusedWith(changeTemplate(['permission-templates.write']))).toBe('refusals:lastOperator')
    operate('petra')
    await changeTemplate(['permission-templates.write'])
    expect(checks()).toEqual([ofOperator('odon'), ofOperator('petra')])
  })

  it('does not erase their own account, and another one who does rests on who stays', async () => {
    expect(await refusedWith(erase('odon'))).toBe('refusals:erasureOfLastOperator')
    expect(office.table.kept(accounts, { id: 'odon' })).toBeDefined()
    operate('petra')
    await erase('odon')
    expect(office.table.commits().at(-1)).toContain('delete OPERATORS OPERATOR#odon')
    expect(checks()).toEqual([ofOperator('petra'), ofTemplates])
    expect([operator('odon'), office.table.kept(accounts, { id: 'odon' })]).toEqual([undefined, undefined])
  })

  it('is told so before they ask for it, and nobody else is', async () => {
    const before = async (id: string) =>
      (await to<{ is_last_operator: boolean }>('show-account-erasure', {}, { user: id })).is_last_operator
    own('anna')
    operate('petra', { additions: ['users.read'] })
    operate('zoe', { is_active: false })
    expect([await before('odon'), await before('petra'), await before('zoe'), await before('anna')]).toEqual([
      true,
      false,
      false,
      false,
    ])
    operate('vera')
    expect(await before('odon')).toBe(false)
  })

  it('leaves a line in the log where another one erases their own account, as nobody else does', async () => {
    const entries = () => [...office.table.rows().values()].filter(({ _kind }) => _kind === operatorEntries.name)
    operate('petra')
    own('anna')
    await erase('anna')
    expect(entries()).toEqual([])
    await erase('petra')
    expect(entries()).toEqual([
      expect.objectContaining({ area: 'admin-users', act: 'erased', subject: 'petra', name: 'petra', by: 'petra' }),
    ])
    expect(JSON.stringify(entries())).not.toContain('@')
  })

  it('stands in nobody’s way who does not keep them, or no longer runs the service', async () => {
    operate('petra', { additions: ['users.read'] })
    operate('zoe', { is_active: false })
    own('anna')
    for (const id of ['petra', 'zoe', 'anna']) {
      await erase(id)
      expect([id, operator(id), checks()]).toEqual([id, undefined, []])
    }
  })
})

describe('an account and whoever runs the service with it', () => {
  it('are not activated apart: the account comes first', async () => {
    operate('petra', { is_active: false }, 1)
    expect(await refusedWith(change('petra', { is_active: true }))).toBe('refusals:operatorDeactivated')
    operate('petra', { is_active: false })
    await change('petra', { is_active: true })
    expect(operator('petra')).toMatchObject({ is_active: true })
  })

  it('are not activated where the account is gone', async () => {
    operate('petra', { is_active: false })
    await commit(clear(accounts, { id: 'petra' }))
    expect(await refusal(change('petra', { is_active: true }))).toMatchObject({ code: 'notFound' })
  })

  it('change in one transaction where somebody is invited who has an account already', async () => {
    own('petra')
    await invite('petra@example.hu')
    expect(checks()).toEqual(['check ACCOUNT#petra ACCOUNT', ofOperator('odon'), ofTemplates])
    own('zoe', 1)
    expect(await refusal(invite('zoe@example.hu'))).toMatchObject({
      errors: { email: [{ key: 'refusals:operatorDeactivated' }] },
    })
  })

  it('stand in the log where somebody is invited who may do nothing yet', async () => {
    own('petra')
    await invite('petra@example.hu')
    const entries = [...office.table.rows().values()].filter(({ _kind }) => _kind === operatorEntries.name)
    expect(entries).toEqual([expect.objectContaining({ act: 'invited', subject: 'petra', changes: [] })])
  })

  it('change in one transaction where an account is deactivated', async () => {
    own('petra')
    await to('backoffice/deactivate-user', { path: { id: 'petra' } }, asOdon)
    expect(checks()).toEqual([ofOperator('petra')])
    operate('zoe', { is_active: false })
    await to('backoffice/deactivate-user', { path: { id: 'zoe' } }, asOdon)
    expect(checks()).toEqual([ofOperator('zoe')])
    operate('vera')
    const path = { id: 'vera' }
    expect(await refusedWith(to('backoffice/deactivate-user', { path }, asOdon))).toBe('refusals:accountOfOperator')
  })

  it('end in one transaction where an account is erased, of somebody who does not run the service any more alone', async () => {
    const eraseUser = (id: string) =>
      to('backoffice/erase-user', { path: { id }, body: { email: `${id}@example.hu` } }, asOdon)
    operate('petra')
    expect(await refusedWith(eraseUser('petra'))).toBe('refusals:accountOfOperator')
    operate('petra', { is_active: false })
    await eraseUser('petra')
    expect(office.table.commits().at(-1)).toEqual(
      expect.arrayContaining(['delete ACCOUNT#petra ACCOUNT', 'delete OPERATORS OPERATOR#petra']),
    )
  })
})

describe('what an operator is called by others', () => {
  const { email, id } = accountOf('odon')
  const to = (granted: Permission[]) => ({ permissions: granted })
  it.each([
    ['their name', accountOf('odon', { first_name: 'Ödön', last_name: 'Nagy' }), 'Nagy Ödön', 'Nagy Ödön'],
    [
      'what tells who it is, to each as they may see it',
      accountOf('odon', { first_name: '', last_name: '' }),
      email,
      id,
    ],
    ['nothing where the account is gone', undefined, '', ''],
  ])('is %s', (_, owner, toKeepers, toOthers) => {
    expect(operatorCalled(owner, to(['admin-users.read']), 'hu')).toBe(toKeepers)
    expect(operatorCalled(owner, to(['audit.read', 'users.write']), 'hu')).toBe(toOthers)
  })
})

describe('who may do less than somebody', () => {
  beforeEach(() => operate('odon', { additions: keeping }))

  it('changes no template by which they do more, though it gives no more itself', async () => {
    template(['users.read'])
    operate('petra', { template: 't' })
    expect(await refusedWith(changeTemplate(['users.write']))).toBe('refusals:operatorHasMore')
    operate('petra', { template: 't', additions: ['users.write'] })
    expect(await refusedWith(changeTemplate(['users.write']))).toBeUndefined()
  })

  it('sends them no link', async () => {
    const send = () => to('backoffice/send-operator-link', { path: { id: 'petra' } }, asOdon)
    operate('petra')
    office.table.keep(accounts, accountOf('petra'))
    expect(await refusedWith(send())).toBe('refusals:operatorHasMore')
    operate('petra', { additions: ['users.read'] })
    office.table.keep(accounts, accountOf('petra', { deactivated_at: 1 }))
    expect(await refusedWith(send())).toBe('refusals:operatorDeactivated')
    office.table.keep(accounts, accountOf('petra'))
    expect(await refusedWith(send())).toBeUndefined()
  })
})
