import type { SQSEvent } from 'aws-lambda'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import { asAdmin, asAnna, asBela, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { handler } = await import('#functions/notifications/receive-feedback.ts')
const { undeliverableAddresses } = await import('#functions/account/undeliverable-store.ts')
const { memberOf } = await import('../in-memory/office.ts')

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const headers = [{ name: 'X-Szabi-Event', value: 'e' }]
const complaint = (email: string) => ({
  eventType: 'Complaint',
  complaint: { complainedRecipients: [{ emailAddress: email }] },
  mail: { headers },
})
const bounce = (email: string) => ({
  eventType: 'Bounce',
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: email }] },
  mail: { headers },
})

/** Delivers what SES tells, as the queue does. */
async function deliver(...events: object[]) {
  const Records = events.map((event, place) => ({ messageId: `m${place}`, body: JSON.stringify(event) }))
  return (await handler({ Records } as unknown as SQSEvent, {} as never)).batchItemFailures
}
/** Who is told of whom. */
const told = () =>
  [...office.table.rows().values()]
    .filter(({ _kind, type }) => _kind === notifications.name && type === notificationTypes.undeliverable)
    .map(({ member, person }) => `${String(member)} of ${(person as { user_id: string }).user_id}`)
    .toSorted()
const markOf = (email: string) => office.table.kept(undeliverableAddresses, { email })?.why

describe('an address that emails do not reach', () => {
  it.each([
    ['bounced', bounce],
    ['complained', complaint],
  ] as const)('is marked as %s, and the administrators are told in the bell, once', async (why, event) => {
    expect(await deliver(event('Anna@example.hu'), event('anna@example.hu'))).toEqual([])
    expect(await deliver(event('anna@example.hu'))).toEqual([])
    expect(markOf('anna@example.hu')).toBe(why)
    expect(told()).toEqual(['csilla of anna', 'denes of anna'])
  })

  it('of an administrator is told to the others, and of nobody to nobody', async () => {
    await deliver(complaint('csilla@example.hu'), bounce('nobody@example.hu'))
    expect(told()).toEqual(['denes of csilla'])
    expect(markOf('nobody@example.hu')).toBe('bounced')
  })

  it('is shown with the person, to themselves and to administrators, until the mark expires', async () => {
    const shown = async (by: typeof asAnna) =>
      (await to<PersonView>('people/show-person', { path: { id: 'anna' } }, by)).email_refused
    expect(await shown(asAnna)).toBeUndefined()
    await deliver(bounce('anna@example.hu'))
    expect([await shown(asAnna), await shown(asAdmin)]).toEqual(['bounced', 'bounced'])
    expect(await shown(asBela)).toBeUndefined()
    // The table deletes what has expired within days.
    office.table.keep(undeliverableAddresses, {
      email: 'anna@example.hu',
      why: 'bounced' as const,
      at: 1,
      expires_at: 2,
    })
    expect(await shown(asAdmin)).toBeUndefined()
  })

  it('is told to administrators who are there, none of whom was deactivated', async () => {
    office.table.keep(members, memberOf('csilla', { role: 2, status: 'inactive' }))
    await deliver(bounce('anna@example.hu'))
    expect(told()).toEqual(['denes of anna'])
  })
})
