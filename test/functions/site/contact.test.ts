import { describe, expect, it, onTestFinished } from 'vitest'
import type { Problem } from '#shared/contract/problem.ts'
import { contactMessageLasts } from '#shared/site/contact-message.ts'
import { now, refusal as refused, type Caller } from '../in-memory/call.ts'
import { openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')
const { list } = await import('#functions/platform/table.ts')
const { contactMessages } = await import('#functions/site/contact-store.ts')
const { emailOfSite } = await import('#functions/site/on-change.ts')

const visitor: Caller = { user: '', language: 'en' }
const form = {
  name: 'Varga Nóra',
  email: 'nora@varga.example',
  message: 'Tizenketten vagyunk.\n\nMennyibe kerülne?',
  website: '',
  seconds: 40,
  captcha: 'stand-in.contact',
}
const send = (over: object = {}, by: Caller = visitor) =>
  to('site/send-contact-message', { body: { ...form, ...over } }, by)
const refusal = async (sending: Promise<unknown>) => (await refused(sending)) as Problem
const kept = () => list(contactMessages, { pk: 'CONTACT_MESSAGES', index: 1 })

describe('R02 P09 the contact form', () => {
  it('keeps what is written for a year, by language, and once however often the call is repeated on a day', async () => {
    await send()
    await send()
    const { name, email, message } = form
    expect(await kept()).toEqual([
      expect.objectContaining({
        name,
        email,
        message,
        language: 'en',
        created_at: now.seconds,
        expires_at: now.seconds + contactMessageLasts,
      }),
    ])
    await send({ message: 'És tizenhárman?' })
    expect(await kept()).toHaveLength(2)
  })

  it('keeps a message as it came first, and takes the same words of another day for another message', async () => {
    const first = { ...now }
    onTestFinished(() => void Object.assign(now, first))
    await send()
    now.seconds += 60
    await send()
    expect((await kept()).map(({ created_at }) => created_at)).toEqual([first.seconds])
    Object.assign(now, { today: '2026-11-21', seconds: first.seconds + 24 * 3600 })
    await send()
    expect(
      (await kept()).map(({ created_at }) => created_at - first.seconds).toSorted((one, other) => one - other),
    ).toEqual([0, 24 * 3600])
  })

  it('is emailed to those who run the service once, who answer whoever wrote', async () => {
    await send()
    const [message] = await kept()
    const after = { ...message!, _kind: contactMessages.name }
    await emailOfSite({ before: undefined, after })
    await emailOfSite({ before: after, after })
    expect(office.tasks()).toHaveLength(1)
    expect(office.accountEmails()).toEqual([])
    const email = await composeEmail(EmailJob.parse(office.tasks()[0]))
    expect(email).toMatchObject({
      to: process.env.SUPPORT_ADDRESS,
      replyTo: 'nora@varga.example',
      subject: 'Üzenet a weboldalról: Varga Nóra',
      member: message!.id,
    })
    for (const said of ['Tizenketten vagyunk.', 'Mennyibe kerülne?', 'Angolul olvasta'])
      expect(email?.text).toContain(said)
  })

  it.each([
    ['in no time', { seconds: 2 }],
    ['with a field that nobody sees', { website: 'https://spam.example' }],
  ])('refuses what a program fills in, %s', async (_, over) => {
    expect((await refusal(send(over))).sentence.key).toBe('refusals:looksAutomatic')
    expect(await kept()).toEqual([])
  })

  it('refuses a captcha of another form', async () => {
    expect(await refusal(send({ captcha: 'stand-in.register' }))).toMatchObject({ code: 'invalid' })
    expect(await kept()).toEqual([])
  })

  it('takes five messages of an address a day, and ten from a network an hour', async () => {
    for (let sent = 0; sent < 5; sent++) await send({ message: `${sent}` })
    expect(await refusal(send({ message: '5' }))).toMatchObject({
      code: 'tooMany',
      sentence: { key: 'refusals:tooManyContacts' },
    })
    for (let sent = 5; sent < 9; sent++) await send({ message: `${sent}`, email: `${sent}@varga.example` })
    expect(await refusal(send({ email: 'other@varga.example' }))).toMatchObject({ code: 'tooMany' })
    expect(await kept()).toHaveLength(9)
  })
})
