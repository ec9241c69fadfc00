import { describe, expect, it } from 'vitest'
import { people } from '#shared/people/contract.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { acceptedIn, unreachedIn } from '#functions/notifications/mail-feedback.ts'
import { emailEvents } from '#test/local/fixture/email-events.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld()

const unreached = async ({ client }: Person) =>
  (await client.asked(notifications.listNotifications)).data.filter(
    ({ type }) => type === notificationTypes.undeliverable,
  )

const addressed = [{ emailAddress: '"Anna" <Anna@example.hu>' }]
const bounced = (bounceType: string) => ({ bounceType, bouncedRecipients: addressed })

describe('cloud 8: an email that does not arrive', () => {
  it('marks the address, and tells the administrators whom they invited there, once', async () => {
    const owner = await world.founder('en')
    const email = `bounce+${owner.id}@simulator.amazonses.com`
    await owner.client.asked(people.invitePeople, { body: { invites: [{ email, role: 1 }] } })
    const told = await eventually(async () => {
      const found = await unreached(owner)
      return found.length && found
    })
    expect(told).toMatchObject([
      {
        message: `Our emails do not reach ${email}. Check the address.`,
        user: { id: expect.any(String), name: email },
      },
    ])

    const { event = '' } = (await emailEvents(world.cloud.url)).find(({ to }) => to === email) ?? {}
    expect(event).toMatch(/^invitation-/)
    const feedback = {
      eventType: 'Bounce',
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: email }] },
    }
    const headers = [{ name: 'X-Szabi-Event', value: event }]
    const body = JSON.stringify({ ...feedback, mail: { headers } })
    const { ok } = await world.cloud.invoke('notifications-receive-feedback', { Records: [{ messageId: '1', body }] })
    expect(ok).toBe(true)
    expect(await unreached(owner)).toHaveLength(1)
  })

  it.each([
    ['a bounce for good', { eventType: 'Bounce', bounce: bounced('Permanent') }, ['bounced']],
    ['a full mailbox', { eventType: 'Bounce', bounce: bounced('Transient') }, []],
    ['a complaint', { eventType: 'Complaint', complaint: { complainedRecipients: addressed } }, ['complained']],
    ['a delivery', { eventType: 'Delivery', delivery: {} }, []],
  ])('is told by SES: %s', (_, event, why) => {
    const headers = [{ name: 'X-Szabi-Event', value: 'e' }]
    expect(unreachedIn({ ...event, mail: { headers } })).toEqual(
      why.map(reason => ({ email: 'anna@example.hu', why: reason, event: 'e' })),
    )
  })

  it.each(['Send', 'Delivery', 'Bounce'])('was accepted, as each event of SES shows: %s', eventType => {
    const headers = [
      { name: 'X-Szabi-Event', value: 'e' },
      { name: 'x-szabi-recipient', value: ' anna' },
    ]
    expect(acceptedIn({ eventType, mail: { headers } })).toEqual({ event: 'e', member: 'anna' })
  })

  it('is nobody’s where the event names no recipient, as that of an older email', () => {
    expect(
      acceptedIn({ eventType: 'Send', mail: { headers: [{ name: 'X-Szabi-Event', value: 'e' }] } }),
    ).toBeUndefined()
    expect(acceptedIn({ eventType: 'Send', mail: {} })).toBeUndefined()
  })
})
