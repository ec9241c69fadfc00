import { beforeEach, describe, expect, it, vi } from 'vitest'
import { topics, type Topic } from '#shared/notifications/preferences.ts'
import type { Wanted } from '#shared/notifications/wanted.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { callAs, companyOf, type Who } from '../waves/company.ts'

const { notificationPreferences } = await import('#functions/notifications/preference-store.ts')

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

let table: InMemoryTable
beforeEach(async () => void (table = await companyOf(5)))

const own = 'PUT /notification/preferences'
const company = 'PUT /company/notification-defaults'
const save = async (as: Who, route: string, body: object) => (await callAs(as, route, { body })).body.data
const wanted = async (as: Who, route = 'GET /notification/preferences') =>
  (await callAs(as, route)).body.data as unknown as Wanted
const of = ({ topics: all }: Wanted, topic: Topic) => {
  const { topic: _, ...by } = all.find(one => one.topic === topic)!
  return by
}

describe('what somebody wants to be told of', () => {
  it('is everything but the digest, until they choose', async () => {
    const { topics: all, quiet_when_away } = await wanted('anna')
    expect(all.map(({ topic }) => topic)).toEqual(topics)
    expect(all.filter(({ email }) => !email).map(({ topic }) => topic)).toEqual(['digest'])
    expect(quiet_when_away).toBe(true)
  })

  it('is saved one switch at a time, and the reply says what holds', async () => {
    expect(of((await save('anna', own, { choices: { occasions: { email: false } } })) as never, 'occasions')).toEqual({
      bell: true,
      email: false,
      push: false,
    })
    await save('anna', own, { choices: { occasions: { push: true } } })
    await save('anna', own, { quiet_when_away: false })
    const after = await wanted('anna')
    expect(of(after, 'occasions')).toEqual({ bell: true, email: false, push: true })
    expect(after.quiet_when_away).toBe(false)
    expect(table.kept(notificationPreferences, { company: 'c', member: 'anna' })).toMatchObject({
      choices: { occasions: { email: false, push: true } },
      is_quiet_when_away: false,
    })
    expect(of(await wanted('bela'), 'occasions')).toEqual({ bell: true, email: true, push: false })
  })

  it('is refused where it names what there is not', async () => {
    for (const body of [
      { choices: { weather: { email: true } } },
      { choices: { occasions: { pigeon: true } } },
      { choices: { occasions: { email: 1 } } },
      // Nothing of the digest stays in the bell, so that no page has a switch for it.
      { choices: { digest: { bell: true } } },
      { quiet_when_away: 'yes' },
    ])
      await expect(callAs('anna', own, { body })).rejects.toThrow('answers 422')
  })
})

describe('what a company tells those who have not chosen', () => {
  it('is audited switch by switch, from what held to what holds', async () => {
    await save('csilla', company, { choices: { occasions: { email: false, push: false } }, quiet_when_away: false })
    await save('csilla', company, { choices: { occasions: { email: false } } })
    const entries = [...table.rows().values()].filter(({ _kind }) => _kind === 'AuditEntry')
    expect(entries.map(({ act, changes }) => [act, changes])).toEqual([
      [
        'company_changed',
        [
          { field: 'notify_occasions_email', from: true, to: false },
          { field: 'notify_quiet_when_away', from: true, to: false },
        ],
      ],
    ])
  })

  it('is for administrators to say, and gives way to what somebody chose', async () => {
    await save('bela', own, { choices: { messages: { email: true } } })
    await save('csilla', company, { choices: { messages: { email: false }, digest: { email: true } } })
    expect(of(await wanted('anna'), 'messages').email).toBe(false)
    expect(of(await wanted('bela'), 'messages').email).toBe(true)
    expect(of(await wanted('bela'), 'digest').email).toBe(true)
    expect(of(await wanted('csilla', 'GET /company/notification-defaults'), 'messages').email).toBe(false)
    for (const route of [company, 'GET /company/notification-defaults'])
      await expect(callAs('anna', route, { body: {} })).rejects.toThrow('answers 403')
  })
})
