import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newEmploymentTerms, type Invitation } from '#shared/people/model.ts'
import { call, now, refusal, today } from '../in-memory/call.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
// What a commit holds is told here without the frame of a call, which has tests of its own.
vi.mock('#functions/platform/serve.ts', () => import('../in-memory/unserved.ts'))

const { accountOf, inMemoryOffice, memberOf } = await import('../in-memory/office.ts')
const { accounts, logins } = await import('#functions/account/account-store.ts')
const { companyMemberships } = await import('#functions/account/company-membership-store.ts')
const { companies, headcountOf } = await import('#functions/company/company-store.ts')
const { groups } = await import('#functions/company/group-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { linkToken } = await import('#functions/platform/secrets.ts')
const { approvals } = await import('#functions/people/approver-store.ts')
const { invitations, openInvitations } = await import('#functions/people/invitation-store.ts')
const { occasions } = await import('#functions/people/occasion-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const handlerOf = async (name: string) =>
  ((await import(`../../../functions/people/${name}.ts`)) as { handler: unknown }).handler

mockClient(SecretsManagerClient)
  .on(GetSecretValueCommand)
  .resolves({ SecretString: '0123456789abcdef'.repeat(4) })

let table: InMemoryTable
beforeEach(() => void (table = inMemoryOffice()))

const asOwner = { user: 'denes', role: 3 } as const
const asAdmin = { user: 'csilla', role: 2 } as const
const asAnna = { user: 'anna', role: 1 } as const
const to = async (name: string, input: object, caller: { user: string; role?: 1 | 2 | 3; language?: 'hu' | 'en' }) =>
  call<{ data: never }>(await handlerOf(name), input, caller)
const member = (id: string) => table.kept(members, { company: 'c', id })
const seats = () => headcountOf('c')
const whose = (id: string) => ({ company: 'c', member: id })
const facts = (id: string, over: object = {}) =>
  table.keep(terms, { ...newEmploymentTerms(whose(id)), employment_start: '2020-02-01', ...over })

it('A07 deletes a company only while whoever does it is a superadmin', async () => {
  const { handler } = await import('#functions/company/delete-company.ts')
  const close = () => call(handler, { body: { name: 'Cég' } }, asOwner)
  await close()
  expect(table.commits().at(-1)).toContain('check COMPANY#c MEMBER#denes')
  table = inMemoryOffice()
  table.keep(members, memberOf('denes', { role: 2 }))
  expect(await refusal(close())).toMatchObject({ code: 'forbidden' })
  expect(table.commits()).toEqual([])
})

describe('taking somebody out', () => {
  it('leaves nothing behind by which they would be in the company, decide in it, or come in', async () => {
    facts('anna')
    table.keep(
      approvals,
      { company: 'c', approver: 'bela', member: 'anna' },
      { company: 'c', approver: 'anna', member: 'emese' },
    )
    table.keep(members, memberOf('emese', { approver_ids: ['bela', 'anna'] }))
    table.keep(occasions, { ...whose('anna'), kind: 'anniversary', date: '2020-02-01' })
    table.keep(invitations, invitationTo('anna', { state: 'accepted' }))
    table.keep(openInvitations, { ...whose('anna'), invitation: 'i1' })
    await to('delete-person', { path: { id: 'anna' } }, asAdmin)
    expect(table.commits()).toEqual([
      [
        'delete COMPANY#c#MEMBER#anna APPROVES#emese',
        'put COMPANY#c MEMBER#emese',
        'put COMPANY#c#AUDIT 1',
        'put COMPANY#c#DIRECTORY CHANGE#emese',
      ],
      [
        'add COMPANY#c HEADCOUNT#a',
        'check COMPANY#c MEMBER#csilla',
        'delete ACCOUNT#anna COMPANY#c',
        'delete COMPANY#c OCCASION#02-01#anniversary#anna',
        'delete COMPANY#c#MEMBER#anna INVITATION',
        'delete COMPANY#c#MEMBER#bela APPROVES#anna',
        'put COMPANY#c MEMBER#anna',
        'put COMPANY#c#AUDIT 2',
        'put COMPANY#c#DIRECTORY CHANGE#anna',
        'put COMPANY#c#MEMBER#anna TERMS',
        'put REPLY once',
      ],
    ])
    expect(member('anna')).toMatchObject({ status: 'deleted', role: 1, approver_ids: [] })
    expect(member('emese')?.approver_ids).toEqual(['bela'])
    expect(await seats()).toBe(4)
    expect(table.kept(invitations, { id: 'i1' })?.state).toBe('accepted')
  })

  it('revokes the invitation of somebody who has not come yet, and gives no seat back', async () => {
    table.keep(members, memberOf('anna', { status: 'invited' }))
    table.keep(invitations, invitationTo('anna'))
    table.keep(openInvitations, { ...whose('anna'), invitation: 'i1' })
    await to('delete-person', { path: { id: 'anna' } }, asOwner)
    expect(table.kept(invitations, { id: 'i1' })?.state).toBe('revoked')
    expect(table.kept(openInvitations, whose('anna'))).toBeUndefined()
    expect(await seats()).toBe(5)
  })

  it('leaves alone who is no approver any more, though a trace says so', async () => {
    table.keep(approvals, { company: 'c', approver: 'bela', member: 'emese' })
    await to('delete-person', { path: { id: 'bela' } }, asOwner)
    expect(table.commits()[0]).toEqual(['delete COMPANY#c#MEMBER#bela APPROVES#emese'])
  })

  it('takes a former approver out of hundreds of lists in transactions that DynamoDB accepts', async () => {
    const many = Array.from({ length: 81 }, (_, n) => `m${n}`)
    table.keep(members, ...many.map(id => ({ ...memberOf('emese'), id, approver_ids: ['bela', 'denes'] })))
    table.keep(approvals, ...many.map(id => ({ company: 'c', approver: 'bela', member: id })))
    await to('delete-person', { path: { id: 'bela' } }, asOwner)
    expect(table.commits().map(({ length }) => length)).toEqual([100, 100, 100, 24, 8])
    expect(many.map(id => member(id)?.approver_ids)).toEqual(many.map(() => ['denes']))
  })
})

describe('another place in the company', () => {
  it('is given only by somebody who is an active administrator at that very moment', async () => {
    for (const lost of [{ role: 1 as const }, { status: 'inactive' as const }, { status: 'deleted' as const }]) {
      table.keep(members, memberOf('csilla', { role: 2, ...lost }))
      for (const name of ['deactivate-person', 'activate-person', 'delete-person', 'change-role'])
        expect(await refusal(to(name, { path: { id: 'emese' }, body: { role: 2 } }, asAdmin))).toMatchObject({
          code: 'forbidden',
        })
    }
    expect(table.commits()).toEqual([])
  })

  it.each([
    ['deactivate-person', { status: 'active' }, { status: 'inactive' }, 4],
    ['activate-person', { status: 'inactive' }, { status: 'active' }, 6],
    ['activate-person', { status: 'active' }, { status: 'active' }, 5],
    ['change-role', { status: 'active' }, { role: 2, status: 'active' }, 5],
  ] as const)('%s of somebody %o holds whoever acts and counts the seats', async (name, before, after, counted) => {
    table.keep(members, memberOf('emese', before))
    facts('emese')
    const { reply } = await to(name, { path: { id: 'emese' }, body: { role: 2 } }, asAdmin)
    const occasion = 'COMPANY#c OCCASION#02-01#anniversary#emese'
    const steps = [
      'check COMPANY#c MEMBER#csilla',
      ...(after.status === 'active' ? [`put ${occasion}`] : [`delete ${occasion}`]),
      ...(counted === 5 ? [] : ['add COMPANY#c HEADCOUNT#e']),
      'put COMPANY#c MEMBER#emese',
      // Who is active already is made nothing else.
      ...(counted === 5 && name === 'activate-person' ? [] : ['put COMPANY#c#AUDIT 1']),
      'put COMPANY#c#DIRECTORY CHANGE#emese',
      'put COMPANY#c#MEMBER#emese TERMS',
      'put REPLY once',
    ]
    expect(table.commits()).toEqual([steps.toSorted()])
    expect([member('emese'), reply.data, await seats()]).toMatchObject([after, after, counted])
  })

  it('of a superadmin who steps down is given while another active superadmin stays as they are', async () => {
    const stepDown = () => to('change-role', { path: { id: 'me' }, body: { role: 2 } }, asOwner)
    const conflict = { code: 'conflict', sentence: { key: 'refusals:lastSuperadmin' } }
    expect(await refusal(stepDown())).toMatchObject(conflict)
    table.keep(members, memberOf('emese', { role: 3, status: 'inactive' }))
    expect(await refusal(stepDown())).toMatchObject(conflict)
    expect(table.commits()).toEqual([])
    table.keep(members, memberOf('emese', { role: 3 }))
    expect(await refusal(stepDown())).toMatchObject({ sentence: { key: 'refusals:ownerStays' } })
    const company = table.kept(companies, { id: 'c' })!
    table.keep(companies, { ...company, owner: 'emese' })
    await stepDown()
    expect(table.commits()[0]).toContain('check COMPANY#c MEMBER#emese')
    expect(member('denes')?.role).toBe(2)
  })

  it('of a superadmin above others is taken while the one who takes it stays', async () => {
    table.keep(members, memberOf('emese', { role: 3 }))
    await to('deactivate-person', { path: { id: 'emese' } }, asOwner)
    expect(table.commits()[0]).toContain('check COMPANY#c MEMBER#denes')
  })
})

describe('a changed person', () => {
  const personal = (id: string, caller: Parameters<typeof to>[2], body: object = {}) =>
    to('save-personal-information', { path: { id }, body: { first_name: 'Panna', last_name: 'Nagy', ...body } }, caller)

  it('is called so in their account too where they say so themselves, and not where an administrator does', async () => {
    await personal('anna', asAdmin)
    expect(member('anna')).toMatchObject({ first_name: 'Panna', last_name: 'Nagy' })
    expect(table.kept(accounts, { id: 'anna' })).toMatchObject({ first_name: '', last_name: '' })
    await personal('me', asAnna)
    expect(table.kept(accounts, { id: 'anna' })).toMatchObject({
      first_name: 'Panna',
      last_name: 'Nagy',
      email: 'anna@example.hu',
    })
    expect(await refusal(personal('anna', { user: 'emese' }))).toMatchObject({ code: 'forbidden' })
  })

  it('is thought of on other days of the year, and no more on the old ones', async () => {
    facts('anna')
    await personal('me', asAnna, { birthday: '1990-05-06', show_birthday: true })
    const birthday = { ...whose('anna'), kind: 'birthday' as const, date: '1990-05-06' }
    const anniversary = { ...whose('anna'), kind: 'anniversary' as const, date: '2020-02-01' }
    const known = () => [birthday, anniversary].map(one => Boolean(table.kept(occasions, one)))
    expect(known()).toEqual([true, true])
    await personal('me', asAnna, { phone: '1' })
    expect(known()).toEqual([true, true])
    await personal('anna', asAdmin, { birthday: '1990-05-07' })
    expect(known()).toEqual([false, true])
    expect(table.kept(occasions, { ...birthday, date: '1990-05-07' })).toBeDefined()
  })

  it('has a group that there is, whose item others may rest on at the same moment', async () => {
    table.keep(groups, { company: 'c', id: 'g', name: 'Iroda', approver_ids: [], dissolution: null })
    const employ = (body: object) => to('save-employment-information', { path: { id: 'anna' }, body }, asAdmin)
    const steps = [
      'put COMPANY#c MEMBER#anna',
      'put COMPANY#c#DIRECTORY CHANGE#anna',
      'put COMPANY#c#MEMBER#anna TERMS',
    ]
    await employ({ group_id: 'g' })
    await employ({ position: 'asztalos' })
    const position = [
      expect.stringMatching(/^put COMPANY#c POSITION#/),
      'put COMPANY#c POSITION_NAME#asztalos',
      'put COMPANY#c#AUDIT 2',
    ]
    const audited = (number: number) => [...steps, `put COMPANY#c#AUDIT ${number}`].toSorted()
    expect(table.commits()).toEqual([audited(1), position, audited(3)])
    expect(await refusal(employ({ group_id: 'other' }))).toMatchObject({ code: 'invalid' })
    const above = to('save-employment-information', { path: { id: 'denes' }, body: {} }, asAdmin)
    expect(await refusal(above)).toMatchObject({ code: 'forbidden' })
  })

  it('has approvers who are there, and each of them knows it', async () => {
    table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' })
    const approvers = (...approver_ids: string[]) =>
      to('save-approvers', { path: { id: 'anna' }, body: { approver_ids } }, asAdmin)
    const { reply } = await approvers('denes', 'bela', 'denes')
    expect(reply.data).toMatchObject({ id: 'anna', approver_ids: ['denes', 'bela'] })
    await approvers('denes')
    expect(table.commits()).toEqual([
      [
        'put COMPANY#c MEMBER#anna',
        'put COMPANY#c#AUDIT 1',
        'put COMPANY#c#DIRECTORY CHANGE#anna',
        'put COMPANY#c#MEMBER#bela APPROVES#anna',
        'put COMPANY#c#MEMBER#denes APPROVES#anna',
      ],
      [
        'delete COMPANY#c#MEMBER#bela APPROVES#anna',
        'put COMPANY#c MEMBER#anna',
        'put COMPANY#c#AUDIT 2',
        'put COMPANY#c#DIRECTORY CHANGE#anna',
        'put COMPANY#c#MEMBER#denes APPROVES#anna',
      ],
    ])
    const above = to('save-approvers', { path: { id: 'denes' }, body: { approver_ids: ['anna'] } }, asAdmin)
    expect(await refusal(above)).toMatchObject({ code: 'forbidden' })
  })

  it('cloud 5: has no approver who was deleted between the look and the commit, though the commit does not rest on them', async () => {
    table.meanwhile(() => table.keep(members, memberOf('bela', { status: 'deleted' })))
    const { reply } = await to(
      'save-approvers',
      { path: { id: 'anna' }, body: { approver_ids: ['bela', 'denes'] } },
      asAdmin,
    )
    expect(reply.data).toMatchObject({ approver_ids: ['denes'] })
    expect(member('anna')?.approver_ids).toEqual(['denes'])
    expect(table.kept(approvals, { company: 'c', approver: 'bela', member: 'anna' })).toBeUndefined()
  })

  it('has a stand-in who is an active colleague, or none', async () => {
    const settle = (stand_in_id: string | null, caller: Parameters<typeof to>[2] = asAnna) =>
      to('save-account-settings', { path: { id: 'anna' }, body: { stand_in_id } }, caller)
    expect((await settle('emese')).reply.data).toMatchObject({ id: 'anna', stand_in_id: 'emese' })
    expect((await settle(null)).reply.data).toMatchObject({ stand_in_id: null })
    expect(table.commits()).toEqual([
      ['put COMPANY#c MEMBER#anna', 'put COMPANY#c#AUDIT 1'],
      ['put COMPANY#c MEMBER#anna', 'put COMPANY#c#AUDIT 2'],
    ])
    table.keep(members, memberOf('bela', { status: 'inactive' }))
    for (const [id, key] of [
      ['anna', 'refusals:ownStandIn'],
      ['bela', 'refusals:standInUnknown'],
      ['nobody', 'refusals:standInUnknown'],
    ] as const)
      expect(await refusal(settle(id))).toMatchObject({ code: 'invalid', errors: { stand_in_id: [{ key }] } })
    expect(await refusal(settle('bela', { user: 'emese' }))).toMatchObject({ code: 'forbidden' })
  })

  it('keeps a theme in the account, and a language with every membership where emails are written', async () => {
    table.keep(companyMemberships, { account: 'anna', company: 'd', selected_at: 2 })
    table.keep(members, { ...memberOf('anna', { language: 'hu' }), company: 'd' })
    const prefer = (key: string, value: string) => to('save-preference', { body: { key, value } }, asAnna)
    await prefer('theme', 'dark')
    expect(table.kept(accounts, { id: 'anna' })).toMatchObject({ theme: 'dark', language: 'en' })
    await prefer('language', 'hu')
    expect(table.kept(accounts, { id: 'anna' })).toMatchObject({ theme: 'dark', language: 'hu' })
    expect(member('anna')?.language).toBe('hu')
    expect(table.commits()).toEqual([
      ['put ACCOUNT#anna ACCOUNT'],
      ['put ACCOUNT#anna ACCOUNT', 'put COMPANY#c MEMBER#anna'],
    ])
    const gone = to('save-preference', { body: { key: 'theme', value: 'dark' } }, { user: 'gone' })
    expect(await refusal(gone)).toMatchObject({ code: 'unauthenticated' })
  })
})

it('a company that is joined while the language changes has the new one, since the change is decided again', async () => {
  const prefer = () => to('save-preference', { body: { key: 'language', value: 'hu' } }, asAnna)
  table.keep(members, { ...memberOf('anna', { language: 'en' }), company: 'd' })
  table.afterList(() => table.keep(companyMemberships, { account: 'anna', company: 'd', selected_at: 2 }))
  await expect(prefer()).rejects.toThrow('a company was joined meanwhile')
  expect(table.commits()).toEqual([])
  await prefer()
  expect(table.kept(members, { company: 'd', id: 'anna' })?.language).toBe('hu')
})

const invitationTo = (id: string, over: Partial<Invitation> = {}): Invitation => ({
  ...whose(id),
  id: 'i1',
  email: `${id}@example.hu`,
  invited_by: 'denes',
  nonce: 'nonce',
  state: 'sent',
  expires_at: now.seconds + 1,
  ...over,
})

describe('an invitation', () => {
  const invite = (body: object, language: 'hu' | 'en' = 'hu') =>
    to('invite-people', { body: { invites: [body] } }, { ...asOwner, language })

  it('of a new address makes an account in the language of the path, with a member who is invited', async () => {
    const { reply } = await invite({ email: 'new@example.hu', role: 2 })
    expect(reply.data).toEqual([{ email: 'new@example.hu' }])
    const id = table.kept(logins, { email: 'new@example.hu' })!.account
    expect(member(id)).toMatchObject({ status: 'invited', role: 2, email: 'new@example.hu', language: 'hu' })
    expect(table.kept(accounts, { id })).toMatchObject({ language: 'hu', password: null, created_at: now.seconds })
    const [steps = []] = table.commits()
    expect(steps.map(step => step.replace(/INVITATION#\w+/, 'INVITATION#'))).toEqual([
      `put ACCOUNT#${id} ACCOUNT`,
      `put COMPANY#c MEMBER#${id}`,
      'put COMPANY#c#AUDIT 1',
      `put COMPANY#c#DIRECTORY CHANGE#${id}`,
      `put COMPANY#c#MEMBER#${id} INVITATION`,
      'put EMAIL#new@example.hu EMAIL',
      'put INVITATION# INVITATION',
      'put REPLY once',
    ])
    const sent = table.kept(invitations, { id: table.kept(openInvitations, whose(id))!.invitation })
    expect(sent).toMatchObject({ invited_by: 'denes', state: 'sent', expires_at: now.seconds + 7 * 24 * 3600 })
  })

  it('that is sent again keeps the role and what is known, unless another role is named, and ends the one before', async () => {
    table.keep(members, memberOf('anna', { status: 'invited', role: 2, position: { id: 'p', name: 'asztalos' } }))
    table.keep(invitations, invitationTo('anna'))
    table.keep(openInvitations, { ...whose('anna'), invitation: 'i1' })
    await invite({ email: 'anna@example.hu' })
    expect(member('anna')).toMatchObject({
      status: 'invited',
      role: 2,
      position: { id: 'p', name: 'asztalos' },
      first_name: 'Anna',
    })
    expect(table.kept(invitations, { id: 'i1' })?.state).toBe('revoked')
    expect(table.kept(openInvitations, whose('anna'))?.invitation).not.toBe('i1')
    expect(table.commits()[0]).not.toContain('put ACCOUNT#anna ACCOUNT')
    await invite({ email: 'anna@example.hu', role: 1 })
    expect(member('anna')?.role).toBe(1)
  })

  it('of somebody who left begins anew as an employee, and leaves an invitation that is over as it is', async () => {
    table.keep(members, memberOf('anna', { status: 'deleted', role: 2 }))
    table.keep(invitations, invitationTo('anna', { state: 'accepted' }))
    table.keep(openInvitations, { ...whose('anna'), invitation: 'i1' })
    await invite({ email: 'anna@example.hu' })
    expect(member('anna')).toMatchObject({ status: 'invited', role: 1 })
    expect(table.kept(invitations, { id: 'i1' })?.state).toBe('accepted')
  })

  it('is for nobody who is in the company already, shut out or not', async () => {
    table.keep(members, memberOf('bela', { status: 'inactive' }))
    for (const email of ['anna@example.hu', 'bela@example.hu'])
      expect((await invite({ email }, 'en')).reply.data).toEqual([
        { email, errors: ['This user is already in this company.'] },
      ])
    expect(table.commits()).toEqual([])
  })

  it('is open until its time is over, somebody came by it, or there is nobody and nothing to come to', async () => {
    const token = await linkToken('i1', 'nonce')
    const show = () => to('show-invitation', { path: { token } }, { user: '', language: 'hu' })
    const over = { code: 'conflict', sentence: { key: 'problems:invitationOver' } }
    table.keep(members, memberOf('anna', { status: 'invited' }))
    table.keep(invitations, invitationTo('anna'))
    expect((await show()).reply.data).toEqual({
      email: 'anna@example.hu',
      company: 'Cég',
      invited_by: 'Kis Dénes',
      has_account: false,
    })
    for (const changed of [{ expires_at: now.seconds }, { state: 'accepted' }, { state: 'revoked' }] as const) {
      table.keep(invitations, invitationTo('anna', changed))
      expect(await refusal(show())).toMatchObject(over)
    }
    table.keep(invitations, invitationTo('anna', { invited_by: 'nobody' }))
    expect((await show()).reply.data).toMatchObject({ invited_by: '' })
    for (const status of ['active', 'inactive', 'deleted'] as const) {
      table.keep(members, memberOf('anna', { status }))
      expect(await refusal(show())).toMatchObject(over)
    }
    table.keep(members, memberOf('anna', { status: 'invited' }))
    table.keep(companies, { ...table.kept(companies, { id: 'c' })!, is_deleted: true })
    expect(await refusal(show())).toMatchObject(over)
  })

  it('security 10 is not accepted with a password made from the name of the company', async () => {
    table.keep(members, memberOf('anna', { status: 'invited' }))
    table.keep(invitations, invitationTo('anna'))
    table.keep(companies, { ...table.kept(companies, { id: 'c' })!, name: 'Nádas Kft.' })
    const body = {
      token: await linkToken('i1', 'nonce'),
      first_name: 'Panna',
      last_name: 'Kis',
      password: 'Nadas2026!',
    }
    expect(await refusal(to('accept-invitation', { body }, { user: '', language: 'hu' }))).toMatchObject({
      errors: { password: [{ key: 'refusals:passwordOfOwnData' }] },
    })
    expect(table.commits()).toEqual([])
  })

  it('lets in somebody new whole, in the language of the path', async () => {
    table.keep(members, memberOf('anna', { status: 'invited', role: 2 }))
    table.keep(invitations, invitationTo('anna'))
    table.keep(openInvitations, { ...whose('anna'), invitation: 'i1' })
    facts('anna')
    const body = {
      token: await linkToken('i1', 'nonce'),
      first_name: 'Panna',
      last_name: 'Nagy',
      password: 'Szabi2026',
    }
    const { cookies } = await to('accept-invitation', { body }, { user: '', language: 'hu' })
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-szabi_session=anna\..*Max-Age=15780096$/),
      expect.stringMatching(/^__Host-szabi_device=/),
    ])
    const names = { first_name: 'Panna', last_name: 'Nagy', language: 'hu' }
    expect(table.kept(accounts, { id: 'anna' })).toMatchObject({
      ...names,
      password: expect.stringContaining('$argon2id$'),
    })
    expect(member('anna')).toMatchObject({ ...names, status: 'active', role: 2 })
    expect(await seats()).toBe(6)
    expect(table.kept(invitations, { id: 'i1' })?.state).toBe('accepted')
    expect(table.kept(companyMemberships, { account: 'anna', company: 'c' })?.selected_at).toBe(now.seconds)
    expect(table.commits()[0]!.filter(step => !step.includes('SESSION'))).toEqual([
      'add COMPANY#c HEADCOUNT#a',
      'check COMPANY#c#MEMBER#anna TERMS',
      'delete COMPANY#c#MEMBER#anna INVITATION',
      'put ACCOUNT#anna ACCOUNT',
      'put ACCOUNT#anna COMPANY#c',
      'put COMPANY#c MEMBER#anna',
      'put COMPANY#c OCCASION#02-01#anniversary#anna',
      'put COMPANY#c#AUDIT 1',
      'put COMPANY#c#DIRECTORY CHANGE#anna',
      'put INVITATION#i1 INVITATION',
    ])
  })

  it('is over where its account or company is missing, and is not looked up by what can be no id', async () => {
    const show = async (id: string) =>
      refusal(to('show-invitation', { path: { token: await linkToken(id, 'nonce') } }, { user: '' }))
    table.keep(members, { ...memberOf('anna', { status: 'invited' }), id: 'ghost' })
    table.keep(members, { ...memberOf('anna', { status: 'invited' }), company: 'x' })
    table.keep(invitations, invitationTo('ghost'), invitationTo('anna', { id: 'i2', company: 'x' }))
    for (const id of ['i1', 'i2']) expect(await show(id)).toMatchObject({ code: 'conflict' })
    table.keep(members, memberOf('anna', { status: 'invited' }))
    const long = 'i'.repeat(81)
    table.keep(invitations, invitationTo('anna', { id: 'i 1' }), invitationTo('anna', { id: long }))
    for (const id of ['i 1', long]) expect(await show(id)).toMatchObject({ code: 'notFound' })
  })

  it('is listed among the open ones of its company until it is revoked', async () => {
    const { list } = await import('#functions/platform/table.ts')
    const open = async () => (await list(invitations, { pk: 'COMPANY#c#INVITATIONS', index: 1 })).map(({ id }) => id)
    table.keep(members, memberOf('anna', { status: 'invited' }))
    table.keep(invitations, invitationTo('anna'))
    table.keep(openInvitations, { ...whose('anna'), invitation: 'i1' })
    expect(await open()).toEqual(['i1'])
    await to('delete-person', { path: { id: 'anna' } }, asOwner)
    expect(await open()).toEqual([])
  })

  it('lets in nobody with a forged link, a weak first password, or a wrong one of an account they have', async () => {
    const { hashOf } = await import('#functions/account/password.ts')
    table.keep(members, memberOf('anna', { status: 'invited' }))
    table.keep(invitations, invitationTo('anna'))
    const genuine = await linkToken('i1', 'nonce')
    const enter = (token: string, password: string) =>
      refusal(to('accept-invitation', { body: { token, first_name: 'A', last_name: 'B', password } }, { user: '' }))
    for (const token of [await linkToken('i1', 'other'), await linkToken('i2', 'nonce'), 'i1', ''])
      expect(await enter(token, 'Szabi2026')).toMatchObject({ code: 'notFound' })
    table.keep(accounts, accountOf('anna', { password: await hashOf('Szabi2026') }))
    expect(await enter(genuine, 'Szabi2026')).toMatchObject({
      code: 'conflict',
      sentence: { key: 'refusals:invitationNeedsSignIn' },
    })
    expect(table.commits()).toEqual([])
  })
})

describe('who is there', () => {
  it('is everybody but the deleted, each in short', async () => {
    table.keep(members, memberOf('bela', { status: 'deleted' }), memberOf('emese', { status: 'inactive', group: 'g' }))
    const { reply } = await to('list-people', {}, asAnna)
    const people = reply.data as { id: string; is_active: boolean; group_id: string | null; approver_ids: string[] }[]
    expect(people.map(({ id, is_active, group_id }) => [id, is_active, group_id])).toEqual([
      ['anna', true, null],
      ['csilla', true, null],
      ['denes', true, null],
      ['emese', false, 'g'],
    ])
  })

  it('is shown to themselves with the companies that are open to them, and the name and role they have in the selected one', async () => {
    for (const [id, status, is_deleted] of [
      ['d', 'active', false],
      ['e', 'active', true],
      ['f', 'inactive', false],
    ] as const) {
      table.keep(companyMemberships, { account: 'anna', company: id, selected_at: 2 })
      table.keep(companies, { ...table.kept(companies, { id: 'c' })!, id, name: `Cég ${id}`, is_deleted })
      table.keep(members, { ...memberOf('anna', { status }), company: id })
    }
    table.keep(accounts, accountOf('anna', { first_name: 'Annácska', avatar: 'kép', theme: 'dark' }))
    table.keep(members, memberOf('anna', { role: 2 }))
    const show = async (caller: { user: string } = asAnna) => (await to('show-me', {}, caller)).reply.data as object
    expect(await show()).toMatchObject({
      id: 'anna',
      first_name: 'Anna',
      last_name: 'Kis',
      avatar: 'kép',
      role: 2,
      is_approver: false,
      preferences: { language: 'en', theme: 'dark' },
      selected_company: { id: 'c', monday: 8, sunday: 0 },
    })
    const companiesShown = (await show()) as { companies: object[] }
    expect(companiesShown.companies).toEqual(
      expect.arrayContaining([
        { id: 'c', name: 'Cég' },
        { id: 'd', name: 'Cég d' },
      ]),
    )
    expect(companiesShown.companies).toHaveLength(2)
    table.keep(approvals, { company: 'c', approver: 'anna', member: 'emese' })
    expect(await show()).toMatchObject({ is_approver: true })
    table.keep(members, memberOf('anna', { status: 'inactive' }))
    expect(await show()).toMatchObject({
      first_name: 'Annácska',
      role: null,
      is_approver: false,
      selected_company: null,
    })
    expect(await refusal(show({ user: 'gone' }))).toMatchObject({ code: 'unauthenticated' })
  })

  it('has events of the thirty days ahead, from the first of them to the last', async () => {
    const on = (id: string, date: string) => table.keep(occasions, { ...whose(id), kind: 'anniversary', date })
    on('anna', '2020-11-19')
    on('bela', `2020${today.slice(4)}`)
    on('csilla', '2020-12-20')
    on('emese', '2020-12-21')
    const { reply } = await to('upcoming-events', {}, asAnna)
    const events = reply.data as { kind: string; user_id?: string; date: string }[]
    expect(events.flatMap(({ user_id, date }) => (user_id ? [[user_id, date]] : []))).toEqual([
      ['bela', '2026-11-20'],
      ['csilla', '2026-12-20'],
    ])
  })
})
