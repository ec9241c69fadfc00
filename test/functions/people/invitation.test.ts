import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { company } from '#shared/company/contract.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { people } from '#shared/people/contract.ts'
import { listFactChanges } from '#shared/people/contract/facts/list-fact-changes.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { resetTokenOf } from '../account/received-email.ts'

const world = openWorld()
const names = { first_name: 'Béla', last_name: 'Nagy' }

const invite = async (admin: Person, ...emails: string[]) =>
  (await admin.client.asked(people.invitePeople, { body: { invites: emails.map(email => ({ email })) } })).data

describe('an invitation', () => {
  it('reaches its address, tells who invites, and lets in', async () => {
    const admin = await world.founder()
    await invite(admin, 'bela@example.hu')
    const id = await world.idOf(admin, 'bela@example.hu')
    const token = await world.invitationTo('bela@example.hu')
    const client = world.visitor('en')
    const { data } = await client.asked(people.showInvitation, { path: { token } })
    expect(data).toMatchObject({
      email: 'bela@example.hu',
      has_account: false,
      invited_by: expect.stringMatching(/^Első\d+ Próba$/),
    })

    await client.asked(people.acceptInvitation, { body: { token, ...names, password } })
    const me = await client.asked(people.showMe)
    expect(me.data).toMatchObject({
      id,
      email: 'bela@example.hu',
      ...names,
      role: 1,
      selected_company: { id: admin.company },
    })
    expect((await client.asked(company.showCompany)).data.employee_count).toBe(2)
    await world.visitor().asked(account.logIn, { body: { email: 'bela@example.hu', password } })
  })

  it('law 1: brings the leave so far, and begins another employment for who comes back', async () => {
    const admin = await world.founder()
    const year = yearOf(todayInBudapest())
    const last_date = `${year}-12-31`
    const brought = [{ from_year: year - 1, unit: 'days' as const, amount: 3, last_date, reason: 'Illness' }]
    const taken_before = { unit: 'days' as const, amount: 8 }
    const start = { email: 'back@example.hu', employment_start: '2015-03-02', taken_before, brought }
    const ask = async (invitation: object) =>
      (await admin.client.asked(people.invitePeople, { body: { invites: [invitation as typeof start] } })).data[0]!
    await ask(start)
    const id = await world.idOf(admin, start.email)
    const employment = async () => (await admin.client.asked(people.showPerson, { path: { id } })).data.employment!
    expect(await employment()).toMatchObject({ employment_start: '2015-03-02', taken_before, brought })
    const { data: balance } = await admin.client.asked(leave.showBalance, { path: { id }, query: {} })
    expect(balance.lines.map(({ part, days }) => [part, days])).toEqual(
      expect.arrayContaining([
        ['brought', 3],
        ['taken_before', -8],
      ]),
    )
    const history = await admin.client.asked(listFactChanges, { path: { id } })
    expect(history.data.map(({ status }) => status)).toEqual(['recorded'])

    const path = { id }
    await admin.client.asked(people.saveEmploymentInformation, { path, body: { employment_end: `${year - 1}-06-30` } })
    await ask({ email: start.email, employment_start: `${year}-02-01` })
    expect(await employment()).toMatchObject({
      employment_start: `${year}-02-01`,
      employment_end: null,
      taken_before: null,
      earlier_employments: [{ employment_start: '2015-03-02', employment_end: `${year - 1}-06-30`, taken_before }],
    })
    expect(Object.keys((await refused(ask({ ...start, brought: [{ ...brought[0], amount: 1.5 }] }))).errors)).toEqual([
      'invites.0.brought.0.amount',
    ])
    expect(await ask({ email: start.email, employment_start: `${year - 1}-01-01` })).toMatchObject({
      errors: ['This employment would begin before the one before it has ended.'],
      fields: { employment_start: ['This employment would begin before the one before it has ended.'] },
    })
    expect(await ask({ ...start, email: 'uj@example.hu', employment_start: `${year}-01-01` })).toMatchObject({
      fields: { 'brought.0.from_year': ['There was no employment in that year yet, so no leave of it can be left.'] },
    })
  })

  it('is good for one use', async () => {
    const admin = await world.founder()
    await invite(admin, 'once@example.hu')
    const token = await world.invitationTo('once@example.hu')
    const accept = () => world.visitor('en').asked(people.acceptInvitation, { body: { token, ...names, password } })
    const outcomes = await Promise.allSettled([accept(), accept(), accept()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refused(accept())).toMatchObject({
      status: 409,
      message: 'This invitation is no longer valid. Ask for a new one.',
    })
    expect((await admin.client.asked(company.showCompany)).data.employee_count).toBe(2)
  })

  it('ends when the same address is invited again', async () => {
    const admin = await world.founder()
    await invite(admin, 'again@example.hu')
    const first = await world.idOf(admin, 'again@example.hu')
    const old = await world.invitationTo('again@example.hu')
    await invite(admin, 'again@example.hu')
    expect(await world.idOf(admin, 'again@example.hu')).toBe(first)
    const token = await world.invitationTo('again@example.hu', 2)
    expect(await refused(world.visitor().asked(people.showInvitation, { path: { token: old } }))).toMatchObject({
      status: 409,
    })
    await world.visitor().asked(people.showInvitation, { path: { token } })
  })

  it('V07 X05 answers each address for itself, who is a member already too, and one that is named twice once', async () => {
    const admin = await world.founder('en')
    const answers = await invite(admin, 'x1@example.hu', admin.email, 'x2@example.hu', 'X1@example.hu')
    expect(answers).toEqual([
      { email: 'x1@example.hu' },
      { email: admin.email, errors: ['This user is already in this company.'] },
      { email: 'x2@example.hu' },
    ])
    const { data } = await admin.client.asked(people.listPeople)
    expect(data.filter(({ is_active }) => !is_active)).toHaveLength(2)
  })

  it('is not for somebody deactivated, who is activated again instead', async () => {
    const admin = await world.founder('en')
    const employee = await world.colleague(admin)
    await admin.client.asked(people.deactivatePerson, { path: { id: employee.id } })
    expect(await invite(admin, employee.email)).toEqual([
      { email: employee.email, errors: ['This user is already in this company.'] },
    ])
    const { data } = await admin.client.asked(people.showPerson, { path: { id: employee.id } })
    expect(data.status).toBe('inactive')
  })

  it('is not sent again by a call that is repeated because its reply was lost', async () => {
    const admin = await world.founder()
    const body = { invites: [{ email: 'lost1@example.hu' }, { email: 'lost2@example.hu' }] }
    const call = () => admin.client.asked(people.invitePeople, { body }, { 'idempotency-key': 'inviting-once' })
    const first = await call()
    const token = await world.invitationTo('lost1@example.hu')
    expect(await call()).toEqual(first)
    await world.visitor().asked(people.showInvitation, { path: { token } })
  })

  it('makes one member of an address that two administrators invite at the same moment', async () => {
    const owner = await world.founder()
    const admin = await world.colleague(owner, 2)
    await Promise.all([invite(owner, 'both@example.hu'), invite(admin, 'both@example.hu')])
    const { data } = await owner.client.asked(people.listPeople)
    expect(data.filter(({ is_active }) => !is_active)).toHaveLength(1)
    // The one that is revoked may have been sent before or never.
    await eventually(async () => {
      const token = await world.invitationTo('both@example.hu')
      return world
        .visitor()
        .asked(people.showInvitation, { path: { token } })
        .catch(() => undefined)
    })
  })

  it('cannot be made up', async () => {
    const admin = await world.founder()
    await invite(admin, 'real@example.hu')
    const token = await world.invitationTo('real@example.hu')
    const [record = '', seal = ''] = token.split('.')
    const forged = [
      record,
      `${record}.`,
      `${record}.${'A'.repeat(43)}`,
      `${record}.${seal.slice(1)}`,
      `nothing.${seal}`,
      'x',
    ]
    for (const token of forged) {
      expect(await refused(world.visitor('en').asked(people.showInvitation, { path: { token } }))).toMatchObject({
        status: 404,
      })
      const accepting = world.visitor('en').asked(people.acceptInvitation, { body: { token, ...names, password } })
      expect(await refused(accepting)).toMatchObject({ status: 404, message: 'Invalid token' })
    }
  })

  it('wants a good password of somebody new', async () => {
    const admin = await world.founder()
    await invite(admin, 'fresh@example.hu')
    const fresh = await world.invitationTo('fresh@example.hu')
    const weak = await refused(
      world.visitor('en').asked(people.acceptInvitation, { body: { token: fresh, ...names, password: 'short' } }),
    )
    expect(weak.errors.password).toContain('At least 8 characters.')
  })

  it('stays open for somebody who registered without it', async () => {
    const admin = await world.founder()
    await invite(admin, 'self@example.hu')
    const client = world.visitor()
    const { user } = await client.asked(account.register, {
      body: { email: 'self@example.hu', password, captcha: 'stand-in.register' },
    })
    expect(user.id).toBe(await world.idOf(admin, 'self@example.hu'))
    expect((await client.asked(people.showMe)).data.companies).toEqual([])
    const token = await world.invitationTo('self@example.hu')
    await client.asked(joinCompany, { body: { token, ...names } })
    expect((await client.asked(people.showMe)).data).toMatchObject({
      ...names,
      companies: [{ id: admin.company }],
      selected_company: { id: admin.company },
      is_email_confirmed: true,
    })
  })

  it('security 4: of an address that a stranger registered is its owner’s: a new password first, then their consent', async () => {
    const admin = await world.founder('en')
    await invite(admin, 'victim@example.hu')
    const token = await world.invitationTo('victim@example.hu')
    const thief = world.visitor('en')
    await thief.asked(account.register, {
      body: { email: 'victim@example.hu', password: 'Thief2026x', captcha: 'stand-in.register' },
    })
    const accepting = world.visitor('en').asked(people.acceptInvitation, { body: { token, ...names, password } })
    expect(await refused(accepting)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^This address already has an account\. Sign in with it/),
    })
    expect((await world.visitor().asked(people.showInvitation, { path: { token } })).data.has_account).toBe(true)

    const owner = world.visitor('en')
    await owner.asked(account.forgotPassword, {
      body: { email: 'victim@example.hu', captcha: 'stand-in.forgot_password' },
    })
    await owner.asked(account.resetPassword, {
      body: { token: await resetTokenOf(world, 'victim@example.hu'), password },
    })
    expect(await refused(thief.asked(people.showMe))).toMatchObject({ status: 401 })
    await owner.asked(account.logIn, { body: { email: 'victim@example.hu', password } })
    await owner.asked(joinCompany, { body: { token, ...names } })
    expect((await owner.asked(people.showMe)).data.selected_company).toMatchObject({ id: admin.company })
  })

  it('security 4: joins nobody without its link, and no other account with it', async () => {
    const [admin, other] = [await world.founder('en'), await world.founder('en')]
    const guest = await world.founder('en')
    await invite(admin, guest.email)
    const token = await world.invitationTo(guest.email)
    expect(await refused(other.client.asked(joinCompany, { body: { token, ...names } }))).toMatchObject({
      status: 403,
      message: `This invitation is for someone else (${guest.email}). Sign in with that account.`,
    })
    const [record = ''] = token.split('.')
    for (const forged of [record, `${record}.${'A'.repeat(43)}`])
      expect(await refused(guest.client.asked(joinCompany, { body: { token: forged, ...names } }))).toMatchObject({
        status: 404,
      })
    await guest.client.asked(joinCompany, { body: { token, ...names } })
    expect(await refused(guest.client.asked(joinCompany, { body: { token, ...names } }))).toMatchObject({ status: 409 })
  })

  it('does not let anybody in who has not accepted', async () => {
    const admin = await world.founder()
    await invite(admin, 'outside@example.hu')
    expect(
      await refused(world.visitor().asked(account.logIn, { body: { email: 'outside@example.hu', password } })),
    ).toMatchObject({ status: 422 })
  })

  it('is for administrators to send', async () => {
    const admin = await world.founder()
    const employee = await world.colleague(admin)
    const refusal = await refused(
      employee.client.asked(people.invitePeople, { body: { invites: [{ email: 'y@example.hu' }] } }),
    )
    expect(refusal).toMatchObject({ status: 403 })
  })
})
