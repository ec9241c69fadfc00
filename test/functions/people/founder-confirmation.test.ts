import { describe, expect, it } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { account } from '#shared/account/contract.ts'
import { confirmEmail } from '#shared/account/contract/confirm-email.ts'
import { sendConfirmation } from '#shared/account/contract/send-confirmation.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { invitationsADay } from '#shared/people/model.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld } from '#test/support/world.ts'
import { resetTokenOf } from '../account/received-email.ts'

const world = openWorld()
const emailsTo = (to: string) => world.cloud.mails().filter(mail => mail.to === to)

/** A founder who has not opened the link yet, with a company. */
async function unconfirmed() {
  const founder = await world.registered('en')
  const body = { name: 'Új cég', country: 'HU', working_hours: generalWeek }
  await founder.client.asked(company.createCompany, { body })
  const invite = async (...emails: string[]) =>
    (await founder.client.asked(people.invitePeople, { body: { invites: emails.map(email => ({ email })) } })).data
  return { ...founder, invite, me: async () => (await founder.client.asked(people.showMe)).data }
}

describe('security 3: before the first email to others', () => {
  it('a founder is signed in at once, and the address is confirmed by a link, which says so when it is opened again', async () => {
    const { client, email, me } = await unconfirmed()
    expect(await me()).toMatchObject({ is_email_confirmed: false, role: 3 })
    const token = await world.confirmationTo(email)
    const confirm = async () => (await world.visitor().asked(confirmEmail, { body: { token } })).data
    expect(await confirm()).toEqual({ was_confirmed: false })
    expect((await me()).is_email_confirmed).toBe(true)
    expect(await confirm()).toEqual({ was_confirmed: true })
    await client.asked(sendConfirmation)
    await pause(1500)
    expect(emailsTo(email).filter(({ text }) => text.includes('confirm-email'))).toHaveLength(1)
  })

  it('the link is another’s neither with a forged signature nor for another purpose', async () => {
    const { client, email } = await unconfirmed()
    const token = await world.confirmationTo(email)
    const [record = '', seal = ''] = token.split('.')
    await client.asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
    const reset = await resetTokenOf(world, email)
    for (const forged of [record, `${record}.${'A'.repeat(43)}`, `none.${seal}`, reset, 'x'])
      expect(await refused(world.visitor('en').asked(confirmEmail, { body: { token: forged } }))).toMatchObject({
        status: 404,
      })
    const other = await unconfirmed()
    expect((await other.me()).is_email_confirmed).toBe(false)
  })

  it('invitations are kept, and go out once the address is confirmed, good for a week from then', async () => {
    const { email, invite, me } = await unconfirmed()
    const invited = ['held1@example.hu', 'held2@example.hu']
    expect(await invite(...invited)).toEqual(invited.map(to => ({ email: to })))
    // A newer invitation replaces an older one that waits too.
    await invite('held1@example.hu')
    const token = await world.confirmationTo(email)
    await pause(2000)
    expect(invited.flatMap(emailsTo)).toEqual([])

    await world.visitor().asked(confirmEmail, { body: { token } })
    for (const to of invited) {
      const link = await world.invitationTo(to)
      expect((await world.visitor().asked(people.showInvitation, { path: { token: link } })).data.email).toBe(to)
    }
    expect((await me()).is_email_confirmed).toBe(true)
    await invite('at-once@example.hu')
    await world.invitationTo('at-once@example.hu')
    expect(emailsTo('held1@example.hu')).toHaveLength(1)
  })

  it('an invitation that waits takes nothing of what its receiver may get from others, and counts once it is sent', async () => {
    const stranger = await unconfirmed()
    const { receiverFromCompany } = invitationsADay
    const to = 'wanted@example.hu'
    for (let n = 0; n < receiverFromCompany + 2; n++) expect(await stranger.invite(to)).toEqual([{ email: to }])
    const owner = await world.founder('en')
    const body = { invites: [{ email: to }] }
    for (let sent = 1; sent <= receiverFromCompany; sent++) {
      expect((await owner.client.asked(people.invitePeople, { body })).data).toEqual([{ email: to }])
      // A newer invitation replaces one whose email has not left yet.
      await eventually(() => Promise.resolve(emailsTo(to).length === sent))
    }

    const token = await world.confirmationTo(stranger.email)
    await world.visitor().asked(confirmEmail, { body: { token } })
    await eventually(() => Promise.resolve(emailsTo(to).length === receiverFromCompany + 1))
    for (let n = 1; n < receiverFromCompany; n++) expect(await stranger.invite(to)).toEqual([{ email: to }])
    expect(await stranger.invite(to)).toMatchObject([{ email: to, errors: [expect.any(String)] }])
  })

  it('the link is sent again when asked for, a few times, and the newest one is good', async () => {
    const { client, email, me } = await unconfirmed()
    const first = await world.confirmationTo(email)
    for (let n = 0; n < 3; n++) await client.asked(sendConfirmation)
    expect(await refused(client.asked(sendConfirmation))).toMatchObject({
      status: 429,
      message:
        'We have sent the confirmation email several times already. Look in your spam folder too, or try again later.',
    })
    expect(await refused(world.visitor().asked(confirmEmail, { body: { token: first } }))).toMatchObject({
      status: 404,
    })
    await eventually(async () => {
      const body = { token: await world.confirmationTo(email) }
      await world
        .visitor()
        .asked(confirmEmail, { body })
        .catch(() => undefined)
      return (await me()).is_email_confirmed
    })
  })

  it('whoever accepts an invitation or resets a password by a link has confirmed the address', async () => {
    const owner = await world.founder()
    const colleague = await world.colleague(owner, 2)
    expect((await colleague.client.asked(people.showMe)).data.is_email_confirmed).toBe(true)
    const { client, email } = await unconfirmed()
    await client.asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
    await client.asked(account.resetPassword, {
      body: { token: await resetTokenOf(world, email), password: 'Masik2026x' },
    })
    await client.asked(account.logIn, { body: { email, password: 'Masik2026x' } })
    expect((await client.asked(people.showMe)).data.is_email_confirmed).toBe(true)
  })

  it('an email says nothing that the inviter chose but the names, in quotation marks, and never in the subject', async () => {
    const owner = await world.founder('en')
    const { data } = await owner.client.asked(company.showCompany)
    await owner.client.asked(people.invitePeople, { body: { invites: [{ email: 'quoted@example.hu' }] } })
    await world.invitationTo('quoted@example.hu')
    const [invitation] = emailsTo('quoted@example.hu')
    expect(invitation!.subject).not.toContain(data.name)
    expect(invitation!.text).toMatch(new RegExp(`[„“]${data.name}”`))
    const named = { name: 'Fiok zarolva! https://evil.example/otp <b>', country: 'HU' }
    expect(await refused(owner.client.asked(company.changeCompany, { body: named }))).toMatchObject({
      status: 422,
      errors: {
        name: expect.arrayContaining([
          'A name cannot contain a web or email address. Leave out the dot, or put a space after it.',
        ]),
      },
    })
  })
})
