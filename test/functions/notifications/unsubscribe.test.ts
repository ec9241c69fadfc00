import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { simpleParser } from 'mailparser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { topics } from '#shared/notifications/preferences.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { callAs, companyOf } from '../waves/company.ts'

vi.stubEnv('MAIL_FROM', 'Szabi <szabi@szabi.example>')
vi.stubEnv('MAIL_PER_SECOND', '14')
const { accounts } = await import('#functions/account/account-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { notificationPreferences } = await import('#functions/notifications/preference-store.ts')
const { subscriptionOf, unsubscribeAddress } = await import('#functions/notifications/unsubscribe-link.ts')
const { sendEmail } = await import('#functions/platform/mail.ts')

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

let table: InMemoryTable
beforeEach(async () => void (table = await companyOf(5)))

const whose = { company: 'c', member: 'anna' }
const addressOf = (topic: (typeof topics)[number], member = 'anna') =>
  unsubscribeAddress({ company: 'c', member, topic })
const tokenOf = (address: string) => new URL(address).searchParams.get('token')!
const follow = (token: string) => callAs(undefined, 'POST /notification/unsubscribe', { query: { token } })
const refusalOf = (token: string) =>
  follow(token).then(
    () => undefined,
    (error: Error) => error.message,
  )
const chosen = () => table.kept(notificationPreferences, whose)?.choices

describe('the link in the header of an email', () => {
  it.each(topics)('switches off the emails about %s, and nothing else', async topic => {
    table.keep(notificationPreferences, {
      ...whose,
      choices: { decisions: { push: true }, changes: { email: true } },
      is_quiet_when_away: false,
    })
    await follow(tokenOf(await addressOf(topic)))
    expect(chosen()).toEqual({
      decisions: { push: true },
      changes: { email: true },
      [topic]: { ...(topic === 'decisions' && { push: true }), email: false },
    })
    expect(table.kept(notificationPreferences, whose)?.is_quiet_when_away).toBe(false)
  })

  it('does the same however often it is followed, also for somebody who has chosen nothing yet', async () => {
    const token = tokenOf(await addressOf('occasions'))
    await follow(token)
    await follow(token)
    expect(chosen()).toEqual({ occasions: { email: false } })
  })

  it('is refused where anything in it was changed, and for somebody who is gone', async () => {
    const token = tokenOf(await addressOf('occasions'))
    for (const forged of [
      token.replace('anna', 'bela'),
      token.replace('occasions', 'mandatory'),
      token.replace('occasions', 'nothing'),
      token.split('.')[0]!,
      '',
    ])
      expect(await refusalOf(forged)).toMatch(/404/)
    table.keep(members, { ...table.kept(members, { company: 'c', id: 'anna' })!, status: 'deleted' })
    expect(await refusalOf(token)).toMatch(/404/)
    expect(chosen()).toBeUndefined()
  })

  it('of an email of the service ends them in every company of its reader, and no others', async () => {
    const token = tokenOf(await unsubscribeAddress({ account: 'anna' }))
    for (const forged of [
      token.replace('anna', 'bela'),
      tokenOf(await addressOf('messages')).replace(/^[^.]*/, 'anna'),
    ])
      expect(await refusalOf(forged)).toMatch(/404/)
    await follow(token)
    await follow(token)
    expect(table.kept(accounts, { id: 'anna' })?.refuses_service_emails).toBe(true)
    expect(chosen()).toBeUndefined()
    const shown = await callAs('anna', 'GET /notification/preferences')
    expect(shown.body).toMatchObject({ data: { service_emails: false } })
    const saved = await callAs('anna', 'PUT /notification/preferences', { body: { service_emails: true } })
    expect(saved.body).toMatchObject({ data: { service_emails: true } })
    expect(table.kept(accounts, { id: 'anna' })?.refuses_service_emails).toBe(false)
  })

  it('is in the emails that are about a topic, not in those that everybody gets', () => {
    const leave = {
      email: 'leave',
      event: 'e',
      type: 9,
      company: 'c',
      to: 'anna',
      member: 'anna',
      request: 'r',
    } as const
    expect(subscriptionOf({ ...leave, step: 1 })).toEqual({ ...whose, topic: 'decisions' })
    const message = { email: 'message', event: 'e', company: 'c', to: 'anna', message: 'm' } as const
    expect(subscriptionOf(message)).toEqual({ ...whose, topic: 'messages' })
    expect(subscriptionOf({ ...message, email: 'groupMessage' })).toEqual({ account: 'anna' })
    expect(subscriptionOf({ email: 'reset', event: 'e', account: 'anna', nonce: 'n' })).toBeUndefined()
  })
})

describe('RFC 8058: an email', () => {
  const ses = mockClient(SESClient)
  const email = {
    to: 'a@b.example',
    subject: 'Tárgy',
    text: 'Szöveg',
    html: '<p>Szöveg</p>',
    part: 'companies' as const,
    event: 'e',
    member: 'anna',
  }
  /** The email as it left, read by a mail program's eyes. */
  async function sent(more: object) {
    ses.reset()
    ses.on(SendRawEmailCommand).resolves({})
    await sendEmail({ ...email, ...more })
    const { RawMessage } = ses.commandCalls(SendRawEmailCommand)[0]!.args[0].input
    const raw = Buffer.from(RawMessage!.Data!)
    return { raw: raw.toString().replace(/\r\n[ \t]+/g, ' '), parsed: (await simpleParser(raw)) as { text?: string } }
  }

  it('has the link in one line of its head, which one press follows', async () => {
    const unsubscribe = await addressOf('occasions')
    const { raw } = await sent({ unsubscribe })
    expect(raw).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  })

  it('has none where everybody gets it', async () => {
    expect((await sent({})).raw).not.toContain('List-Unsubscribe')
  })

  it('brings a file with its name and type', async () => {
    const type = 'text/calendar; charset=utf-8; method=PUBLISH'
    const { raw, parsed } = await sent({ file: { name: '2026-12-17.ics', type, content: 'BEGIN:VCALENDAR' } })
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;? ?.*name=2026-12-17\.ics/)
    expect(parsed.text).toContain('Szöveg')
  })
})
