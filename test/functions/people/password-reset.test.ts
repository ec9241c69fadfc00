import { beforeAll, describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { people } from '#shared/people/contract.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { sendPasswordReset } from '#shared/people/contract/send-password-reset.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { eventually } from '#test/local/fixture/eventually.ts'

const world = openWorld()

let owner: Person
let admin: Person
let anna: Person
beforeAll(async () => {
  owner = await world.founder()
  ;[admin, anna] = await Promise.all([world.colleague(owner, 2), world.colleague(owner)])
})

const send = (by: Person, to: Person) => by.client.asked(sendPasswordReset, { path: { id: to.id } })

describe('R24 the link of a new password that an administrator sends', () => {
  it('asks who the administrator is, goes to the person, and lets them choose the password themselves', async () => {
    await expect(send(admin, anna)).rejects.toMatchObject({ status: 428 })
    await admin.client.asked(confirmIdentity, { body: { password } })
    await send(admin, anna)
    const email = (await anna.client.asked(people.showMe)).data.email
    const mail = await eventually(() =>
      world.cloud.mails().find(({ to, text }) => to.includes(email) && /change-password/.test(text)),
    )
    const token = /token=([\w.-]+)/.exec(mail.text)![1]!
    await anna.client.asked(account.resetPassword, { body: { token, password: 'Vadkacsa-2026' } })
    await anna.client.asked(account.logIn, { body: { email, password: 'Vadkacsa-2026', remember_me: false } })
  })

  it('is refused for a superadmin to an administrator, and for strangers as if nobody were there', async () => {
    await admin.client.asked(confirmIdentity, { body: { password } })
    await expect(send(admin, owner)).rejects.toMatchObject({ status: 403 })
    const stranger = await world.founder()
    await stranger.client.asked(confirmIdentity, { body: { password } })
    await expect(send(stranger, anna)).rejects.toMatchObject({ status: 404 })
  })

  it('is not sent to somebody who has not accepted the invitation, whether they have an account or not, nor to somebody inactive', async () => {
    await admin.client.asked(confirmIdentity, { body: { password } })
    const stranger = await world.founder()
    const unknown = `new-${stranger.id.toLowerCase()}@example.hu`
    const invites = [{ email: stranger.email }, { email: unknown }]
    await owner.client.asked(people.invitePeople, { body: { invites } })
    const refusals = await Promise.all(
      invites.map(async ({ email }) => refused(send(admin, { ...stranger, id: await world.idOf(owner, email) }))),
    )
    expect(refusals[0]).toMatchObject({ status: 409, message: 'This person has not accepted the invitation yet.' })
    expect(refusals[1]).toEqual(refusals[0])

    const sleeper = await world.colleague(owner)
    await owner.client.asked(people.deactivatePerson, { path: { id: sleeper.id } })
    expect(await refused(send(admin, sleeper))).toMatchObject({ status: 409, message: /inactive/ })
    expect(world.cloud.mails().filter(({ to, text }) => to === unknown && /change-password/.test(text))).toEqual([])
  })

  it('is in the audit log of the company, without the link', async () => {
    const dora = await world.colleague(owner)
    await admin.client.asked(confirmIdentity, { body: { password } })
    await send(admin, dora)
    const { data } = await owner.client.asked(listAuditLog, { query: { subject: dora.id } })
    expect(data).toMatchObject([{ act: 'password_reset_sent', by: { id: admin.id }, changes: [] }])
  })

  it('goes out five times in a quarter of an hour at most, whoever asks for it', async () => {
    const bela = await world.colleague(owner)
    await admin.client.asked(confirmIdentity, { body: { password } })
    for (let n = 0; n < 5; n++) await send(admin, bela)
    await expect(send(admin, bela)).rejects.toMatchObject({ status: 429 })
  })
})

describe('E11 the status of a person', () => {
  const statusOf = async (person: Person) =>
    (await owner.client.asked(people.showPerson, { path: { id: person.id } })).data.status_id

  it('is 2 for a superadmin, 1 for who is active, and 0 for who is not', async () => {
    const sleeper = await world.colleague(owner)
    expect([await statusOf(owner), await statusOf(admin), await statusOf(sleeper)]).toEqual([2, 1, 1])
    await owner.client.asked(people.deactivatePerson, { path: { id: sleeper.id } })
    expect(await statusOf(sleeper)).toBe(0)
    expect((await owner.client.asked(people.showMe)).data.status_id).toBe(2)
  })
})

describe('E04 the private contact of a person', () => {
  it('is known to the person and to administrators, and to nobody who decides on their leave', async () => {
    const approver = await world.colleague(owner)
    const bela = await world.colleague(owner)
    await owner.client.asked(people.saveApprovers, { path: { id: bela.id }, body: { approver_ids: [approver.id] } })
    const contact = {
      private_email: 'bela@otthon.example',
      private_phone: '+36 1 555 0101',
      private_address: 'Fő utca 1.',
    }
    const names = { first_name: 'Béla', last_name: 'Kis' }
    await bela.client.asked(people.savePersonalInformation, { path: { id: 'me' }, body: { ...names, ...contact } })
    // What the form leaves out stays.
    await bela.client.asked(people.savePersonalInformation, { path: { id: 'me' }, body: { ...names, phone: '1' } })

    const seenBy = async (reader: Person) =>
      (await reader.client.asked(people.showPerson, { path: { id: bela.id } })).data
    expect(await seenBy(bela)).toMatchObject(contact)
    expect(await seenBy(admin)).toMatchObject(contact)
    expect(await seenBy(approver)).toMatchObject({ private_email: null, private_phone: null, private_address: null })
    const { data } = await owner.client.asked(listAuditLog, { query: { subject: bela.id } })
    const changed = data.flatMap(({ changes }) => changes).filter(({ field }) => field === 'private_address')
    expect(changed).toEqual([{ field: 'private_address', label: 'Home address', before: null, after: null }])
    await expect(
      bela.client.asked(people.savePersonalInformation, {
        path: { id: 'me' },
        body: { ...names, private_email: 'otthon' },
      }),
    ).rejects.toMatchObject({ status: 422 })
  })
})
