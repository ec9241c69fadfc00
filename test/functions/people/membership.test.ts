import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { handOverCompany } from '#shared/people/contract/hand-over-company.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { people } from '#shared/people/contract.ts'
import { addDays, addYears, yearOf } from '#shared/calendar/day.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { book, monday, openOffice } from '../leave/office.ts'

const world = openWorld()
const day = monday(yearOf(todayInBudapest()) + 1)

const path = (id: string) => ({ path: { id } })
const deactivate = (by: Person, id: string) => by.client.asked(people.deactivatePerson, path(id))
const activate = (by: Person, id: string) => by.client.asked(people.activatePerson, path(id))
const dismiss = (by: Person, id: string, headers?: Record<string, string>) =>
  by.client.asked(people.deletePerson, path(id), headers)
const promote = (by: Person, id: string, role: 1 | 2 | 3) =>
  by.client.asked(people.changeRole, { ...path(id), body: { role } })
const seats = async (by: Person) => (await by.client.asked(company.showCompany)).data.employee_count
const listed = async (by: Person) => (await by.client.asked(people.listPeople)).data
const outside = { status: 403, message: 'You do not belong to this company.' }

describe('somebody deactivated', () => {
  it('T06 is shut out at once with a token issued before, takes no seat, and comes back as they were', async () => {
    const owner = await world.founder()
    const anna = await world.colleague(owner)
    await book(anna, { from_date: day })
    const { data } = await deactivate(owner, anna.id)
    expect(data.status).toBe('inactive')
    expect(await refused(anna.client.asked(leave.listDaysOff))).toMatchObject(outside)
    expect(await refused(book(anna, { from_date: monday(yearOf(day), 1) }))).toMatchObject(outside)
    expect((await anna.client.asked(people.showMe)).data).toMatchObject({ role: null, companies: [] })
    expect(await seats(owner)).toBe(1)
    expect((await listed(owner)).find(({ id }) => id === anna.id)).toMatchObject({ is_active: false })

    await activate(owner, anna.id)
    expect(await seats(owner)).toBe(2)
    const { data: kept } = await anna.client.asked(leave.listDaysOff, { query: { year: String(yearOf(day)) } })
    expect(kept).toMatchObject([{ status: 'pending', from_date: day }])
  })

  it('is thought of by nobody until they are back', async () => {
    const owner = await world.founder()
    const anna = await world.colleague(owner)
    const soon = addDays(todayInBudapest(), 3)
    const body = { employment_start: addYears(soon, -2) }
    await owner.client.asked(people.saveEmploymentInformation, { ...path(anna.id), body })
    const remembered = async () =>
      (await owner.client.asked(people.upcomingEvents)).data.filter(({ user_id }) => user_id === anna.id).length
    expect(await remembered()).toBe(1)
    await deactivate(owner, anna.id)
    expect(await remembered()).toBe(0)
    await activate(owner, anna.id)
    expect(await remembered()).toBe(1)
  })

  it('is counted once, however often and at the same moment it is done', async () => {
    const owner = await world.founder()
    const [admin, anna] = [await world.colleague(owner, 2), await world.colleague(owner)]
    await Promise.all([owner, admin, owner, admin].map(by => deactivate(by, anna.id)))
    expect(await seats(owner)).toBe(2)
    await Promise.all([owner, admin, owner, admin].map(by => activate(by, anna.id)))
    expect(await seats(owner)).toBe(3)
  })

  it('signs in to another company of theirs', async () => {
    const [owner, guest] = [await world.founder(), await world.founder()]
    await owner.client.asked(people.invitePeople, { body: { invites: [{ email: guest.email }] } })
    const token = await world.invitationTo(guest.email)
    await guest.client.asked(joinCompany, { body: { token, first_name: 'Ven', last_name: 'Dég' } })
    await deactivate(owner, guest.id)
    const later = world.visitor()
    await later.asked(account.logIn, { body: { email: guest.email, password } })
    expect((await later.asked(people.showMe)).data).toMatchObject({
      role: 3,
      selected_company: { id: guest.company },
      companies: [{ id: guest.company }],
    })
  })

  it('newcomer 1: is told by whom when signing in with the right password, and nobody else is told anything', async () => {
    const owner = await world.founder()
    const anna = await world.colleague(owner)
    const { data } = await owner.client.asked(company.showCompany)
    await deactivate(owner, anna.id)
    const signIn = (given: string) =>
      world.visitor('en').asked(account.logIn, { body: { email: anna.email, password: given } })
    expect(await refused(signIn(password))).toMatchObject({
      status: 403,
      message: `Your account at ${data.name} has been deactivated. If this is a mistake, ask an administrator there.`,
    })
    expect(await refused(signIn('Wrong2026'))).toMatchObject({ status: 422 })
    expect((await anna.client.asked(people.showMe)).data).toMatchObject({ is_deactivated: true, companies: [] })
    expect(await refused(anna.client.asked(account.refreshToken))).toMatchObject({ status: 403 })
  })

  it('newcomer 2: finds everything open again once they are back, with every token issued meanwhile', async () => {
    const [owner, guest] = [await world.founder(), await world.founder()]
    await owner.client.asked(people.invitePeople, { body: { invites: [{ email: guest.email }] } })
    const token = await world.invitationTo(guest.email)
    const names = { first_name: 'Ven', last_name: 'Dég' }
    await guest.client.asked(joinCompany, { body: { token, ...names } })
    await deactivate(owner, guest.id)

    const turned = world.visitor()
    const meanwhile = await turned.asked(account.logIn, { body: { email: guest.email, password } })
    expect(meanwhile.token).toBeTruthy()
    await guest.client.asked(account.refreshToken)
    const selected = async () => (await guest.client.asked(people.showMe)).data.selected_company?.id
    expect(await selected()).toBe(guest.company)

    await activate(owner, guest.id)
    await guest.client.asked(company.selectCompany, { body: { company_id: owner.company } })
    expect(await selected()).toBe(owner.company)
    expect((await guest.client.asked(leave.listDaysOff)).data).toEqual([])
  })

  it('newcomer 2: whoever is signed in stays so, and goes on where they were once they are back', async () => {
    const owner = await world.founder()
    const anna = await world.colleague(owner)
    await deactivate(owner, anna.id)
    await refused(anna.client.asked(account.refreshToken))
    await activate(owner, anna.id)
    await anna.client.asked(account.refreshToken)
    expect((await anna.client.asked(people.showMe)).data).toMatchObject({
      selected_company: { id: owner.company },
      is_deactivated: false,
    })
    const later = world.visitor()
    await later.asked(account.logIn, { body: { email: anna.email, password } })
    expect((await later.asked(people.showMe)).data.selected_company).toMatchObject({ id: owner.company })
  })

  it('decides on nothing, with a token issued before', async () => {
    const { owner, approver, anna } = await openOffice(world)
    const { id } = await book(anna, { from_date: day })
    await deactivate(owner, approver.id)
    const deciding = approver.client.asked(leave.approveLeave, { ...path(id), body: {} })
    expect(await refused(deciding)).toMatchObject(outside)
  })

  it('is not booked for while it happens: either the request was there before, or it is refused', async () => {
    const owner = await world.founder()
    const anna = await world.colleague(owner)
    const booking = book(owner, { from_date: day, user_id: anna.id }).then(
      () => 'booked',
      () => 'refused',
    )
    const [, outcome] = await Promise.all([deactivate(owner, anna.id), booking])
    expect(['booked', 'refused']).toContain(outcome)
    expect(await refused(book(owner, { from_date: monday(yearOf(day), 2), user_id: anna.id }))).toMatchObject({
      status: 422,
    })
  })

  it('is neither oneself nor a superadmin above, nor somebody who has not come yet', async () => {
    const owner = await world.founder('en')
    const [admin, anna] = [await world.colleague(owner, 2), await world.colleague(owner)]
    await owner.client.asked(people.invitePeople, { body: { invites: [{ email: 'q@example.hu' }] } })
    expect(await refused(deactivate(admin, owner.id))).toMatchObject({
      status: 403,
      message: 'You have no permission to update this user',
    })
    expect(await refused(deactivate(owner, owner.id))).toMatchObject({ message: "You can't deactivate yourself" })
    expect(await refused(deactivate(owner, await world.idOf(owner, 'q@example.hu')))).toMatchObject({ status: 409 })
    expect(await refused(deactivate(anna, admin.id))).toMatchObject({ status: 403 })
  })
})

describe('another role', () => {
  it('A07 is there, and gone, at once with a token issued before', async () => {
    const owner = await world.founder()
    const anna = await world.colleague(owner)
    const addGroup = (name: string) => anna.client.asked(company.addGroup, { body: { name } })
    await refused(addGroup('Egy'))
    expect((await promote(owner, anna.id, 2)).data.role).toBe(2)
    await addGroup('Kettő')
    await promote(owner, anna.id, 1)
    expect(await refused(addGroup('Három'))).toMatchObject({ status: 403 })
  })

  it('A05 of a superadmin comes from superadmins only', async () => {
    const owner = await world.founder('en')
    const [admin, anna] = [await world.colleague(owner, 2), await world.colleague(owner)]
    expect(await refused(promote(admin, anna.id, 3))).toMatchObject({
      status: 403,
      message: 'Only superadmins can make someone a superadmin.',
    })
    expect(await refused(promote(admin, owner.id, 1))).toMatchObject({
      message: 'You have no permission to update this user',
    })
    expect(await refused(promote(anna, anna.id, 2))).toMatchObject({ status: 403 })
    for (const role of [0, 4, '2', null])
      expect(await refused(promote(owner, anna.id, role as never))).toMatchObject({ status: 422 })
    await promote(owner, admin.id, 3)
    await promote(owner, anna.id, 3)
    await promote(admin, anna.id, 1)
    expect(await refused(promote(anna, admin.id, 2))).toMatchObject({ status: 403 })
  })

  it('A05 A07 is not taken from the owner, by whatever call, before the company is handed over', async () => {
    const owner = await world.founder('en')
    const [partner] = [await world.colleague(owner, 2), await world.colleague(owner)]
    await promote(owner, partner.id, 3)
    const stays = { status: 409, message: 'The owner of the company stays a superadmin until they hand it over.' }
    for (const attempt of [
      () => promote(partner, owner.id, 2),
      () => promote(owner, 'me', 1),
      () => dismiss(partner, owner.id),
      () => partner.client.asked(people.deactivatePerson, path(owner.id)),
    ])
      expect(await refused(attempt())).toMatchObject(stays)
    expect((await owner.client.asked(people.showMe)).data.role).toBe(3)

    await owner.client.asked(confirmIdentity, { body: { password } })
    await owner.client.asked(handOverCompany, { body: { user_id: partner.id } })
    expect(await refused(promote(owner, partner.id, 1))).toMatchObject(stays)
    await promote(partner, owner.id, 1)
    await dismiss(partner, owner.id)
  })

  it('leaves a superadmin, also when two take it from each other at the same moment', async () => {
    const owner = await world.founder('en')
    expect(await refused(promote(owner, 'me', 1))).toMatchObject({
      status: 409,
      message: 'One superadmin must remain. Appoint another first.',
    })
    const [second, third] = [await world.colleague(owner, 2), await world.colleague(owner, 2)]
    for (const { id } of [second, third]) await promote(owner, id, 3)
    const outcomes = await Promise.allSettled([promote(third, second.id, 1), promote(second, third.id, 1)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const roles = await Promise.all([third, second].map(async one => (await one.client.asked(people.showMe)).data.role))
    expect(new Set(roles)).toEqual(new Set([1, 3]))
  })

  it('A07 may be laid down by every superadmin but the owner', async () => {
    const owner = await world.founder()
    const second = await world.colleague(owner, 2)
    await promote(owner, second.id, 3)
    const outcomes = await Promise.allSettled([promote(owner, 'me', 2), promote(second, 'me', 2)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })
})

describe('an approver removed', () => {
  it('A04 decides on nothing more, with a token issued before', async () => {
    const { owner, approver, anna } = await openOffice(world)
    const { id } = await book(anna, { from_date: day })
    await owner.client.asked(people.saveApprovers, { ...path(anna.id), body: { approver_ids: [] } })
    for (const decide of [leave.approveLeave, leave.denyLeave])
      expect(await refused(approver.client.asked(decide, { ...path(id), body: {} }))).toMatchObject({ status: 404 })
    expect((await approver.client.asked(people.showMe)).data.is_approver).toBe(false)
  })
})

describe('somebody deleted', () => {
  it('is out at once with a token issued before, out of the lists, and nobody’s approver', async () => {
    const { owner, approver, anna } = await openOffice(world)
    const before = await seats(owner)
    await book(anna, { from_date: day })
    await dismiss(owner, approver.id)
    expect(await refused(approver.client.asked(leave.listDaysOff))).toMatchObject(outside)
    expect(
      await refused(approver.client.asked(company.selectCompany, { body: { company_id: owner.company } })),
    ).toMatchObject({ status: 404 })
    expect(await seats(owner)).toBe(before - 1)
    expect((await listed(owner)).some(({ id }) => id === approver.id)).toBe(false)
    expect((await listed(owner)).find(({ id }) => id === anna.id)?.approver_ids).toEqual([])
    expect(await refused(owner.client.asked(people.showPerson, path(approver.id)))).toMatchObject({ status: 404 })
    expect(await refused(dismiss(owner, approver.id))).toMatchObject({ status: 404 })
  })

  it('takes their approvers’ task along, and what they asked for waits no more', async () => {
    const { owner, approver, anna } = await openOffice(world)
    await book(anna, { from_date: day })
    await dismiss(owner, anna.id)
    for (const { client } of [owner, approver])
      expect(await client.asked(leave.listWaiting)).toMatchObject({ data: [], total: 0 })
    expect((await approver.client.asked(people.showMe)).data.is_approver).toBe(false)
  })

  it('V07 A05 is never oneself, and a superadmin only by a superadmin', async () => {
    const owner = await world.founder('en')
    const admin = await world.colleague(owner, 2)
    expect(await refused(dismiss(owner, 'me'))).toMatchObject({ status: 403, message: "You can't delete yourself" })
    expect(await refused(dismiss(admin, owner.id))).toMatchObject({
      status: 403,
      message: "You don't have permission to delete a superadmin",
    })
    const partner = await world.colleague(owner, 2)
    for (const { id } of [admin, partner]) await promote(owner, id, 3)
    await dismiss(admin, partner.id)
    expect(await refused(partner.client.asked(company.showCompany))).toMatchObject(outside)
  })

  it('A07 may be an administrator, by another one', async () => {
    const owner = await world.founder()
    const [one, other] = [await world.colleague(owner, 2), await world.colleague(owner, 2)]
    await dismiss(one, other.id)
    expect(
      await refused(other.client.asked(people.invitePeople, { body: { invites: [{ email: 'z@example.hu' }] } })),
    ).toMatchObject(outside)
  })

  it('has no use for an invitation that is still open, and may be invited again', async () => {
    const owner = await world.founder()
    const invite = () =>
      owner.client.asked(people.invitePeople, { body: { invites: [{ email: 'back@example.hu', role: 2 }] } })
    await invite()
    const token = await world.invitationTo('back@example.hu')
    await dismiss(owner, await world.idOf(owner, 'back@example.hu'))
    expect(await refused(world.visitor().asked(people.showInvitation, { path: { token } }))).toMatchObject({
      status: 409,
    })
    await invite()
    const names = { first_name: 'Újra', last_name: 'Itt' }
    const again = await world.invitationTo('back@example.hu', 2)
    const client = world.visitor()
    await client.asked(people.acceptInvitation, { body: { token: again, ...names, password } })
    expect(await seats(owner)).toBe(2)
  })

  it('is let go by everybody for whom they decided, however many', async () => {
    const owner = await world.founder()
    const approver = await world.colleague(owner)
    const invites = Array.from({ length: 45 }, (_, n) => ({ email: `many${n}@example.hu` }))
    await owner.client.asked(people.invitePeople, { body: { invites } })
    const invited = (await listed(owner)).filter(({ is_active }) => !is_active)
    expect(invited).toHaveLength(45)
    for (const { id } of invited)
      await owner.client.asked(people.saveApprovers, { ...path(id), body: { approver_ids: [approver.id, owner.id] } })
    await dismiss(owner, approver.id, { 'idempotency-key': 'letting-go-once' })
    const left = (await listed(owner)).filter(({ id }) => id !== owner.id).map(({ approver_ids }) => approver_ids)
    expect(left).toEqual(invited.map(() => [owner.id]))
    await dismiss(owner, approver.id, { 'idempotency-key': 'letting-go-once' })
  })

  it('does not exist for another company', async () => {
    const [one, other] = [await world.founder(), await world.founder()]
    for (const id of [other.id, 'nobody', 'a'.repeat(80)])
      for (const call of [() => dismiss(one, id), () => deactivate(one, id), () => promote(one, id, 2)])
        expect(await refused(call())).toMatchObject({ status: 404 })
  })
})
