import { describe, expect, it } from 'vitest'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { changeContactMessage } from '#shared/backoffice/contract/contact/change-contact-message.ts'
import { listContactMessages } from '#shared/backoffice/contract/contact/list-contact-messages.ts'
import { showContactMessage } from '#shared/backoffice/contract/contact/show-contact-message.ts'
import type { Permission } from '#shared/contract/permission.ts'
import type { ContactState } from '#shared/site/contact-handling.ts'
import { sendContactMessage } from '#shared/site/contract/send-contact-message.ts'
import { clientFor, refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld()
const may: { additions: Permission[] } = { additions: ['contact-messages.write', 'audit.read'] }

/** Writes by the form of the home page, and finds what was written. */
async function written(operator: Person, message: string) {
  const form = {
    name: 'Varga Nóra',
    email: `nora@${operator.id}.example`,
    message,
    website: '',
    seconds: 40,
    captcha: 'stand-in.contact',
  }
  await clientFor(world.cloud.url, 'hu').asked(sendContactMessage, { body: form })
  return (await messagesOf(operator, 'new')).find(one => one.email === form.email && one.message === message)!
}
const messagesOf = async (by: Person, state?: ContactState) =>
  (await by.client.asked(listContactMessages, { query: { ...(state && { state }) } })).data

describe('the messages of the contact form', () => {
  it('wait in the back office as they were written, until they are answered', async () => {
    const operator = await world.operator(may)
    const message = await written(operator, '<b>Tizenketten</b> vagyunk.\n\nMennyi?')
    expect(message).toMatchObject({ name: 'Varga Nóra', language: 'hu', state: 'new', note: '', version: 1 })
    expect(message.message).toBe('<b>Tizenketten</b> vagyunk.\n\nMennyi?')

    const path = { id: message.id }
    const body = { state: 'answered' as const, note: 'Ajánlat elküldve', version: 1 }
    const { data } = await operator.client.asked(changeContactMessage, { path, body })
    expect(data).toMatchObject({ ...message, state: 'answered', note: 'Ajánlat elküldve', version: 2 })
    expect((await messagesOf(operator, 'new')).map(({ id }) => id)).not.toContain(message.id)
    expect((await messagesOf(operator, 'answered')).map(({ id }) => id)).toContain(message.id)
    expect((await messagesOf(operator)).map(({ id }) => id)).toContain(message.id)
    expect((await operator.client.asked(showContactMessage, { path })).data).toEqual(data)
  })

  it('are never overwritten by whoever has not seen what somebody else has saved', async () => {
    const operator = await world.operator(may)
    const { id } = await written(operator, 'Kérdésem van.')
    const path = { id }
    const body = { state: 'closed' as const, note: '', version: 1 }
    await operator.client.asked(changeContactMessage, { path, body })
    const late = { ...body, state: 'answered' as const }
    expect(await refused(operator.client.asked(changeContactMessage, { path, body: late }))).toMatchObject({
      status: 409,
    })
    expect((await operator.client.asked(showContactMessage, { path })).data.state).toBe('closed')
    const unknown = { path: { id: 'unknown' } }
    expect((await refused(operator.client.asked(changeContactMessage, { ...unknown, body }))).status).toBe(404)
    expect((await refused(operator.client.asked(showContactMessage, unknown))).status).toBe(404)
    const cursor = { query: { cursor: 'kitalált' } }
    expect((await refused(operator.client.asked(listContactMessages, cursor))).status).toBe(422)
  })

  it('leave in the log what was done, without the name or the words of whoever wrote, which it outlives', async () => {
    const operator = await world.operator(may)
    const { id } = await written(operator, 'Titkos kérdés.')
    const path = { id }
    const body = { state: 'answered' as const, note: 'Nórának válaszoltam', version: 1 }
    await operator.client.asked(changeContactMessage, { path, body })
    await operator.client.asked(changeContactMessage, { path, body: { ...body, note: '', version: 2 } })
    const { data } = await operator.client.asked(listOperatorLog, { query: { subject: id } })
    expect(data.map(({ act }) => act).toSorted()).toEqual(['answered', 'changed'])
    expect(data.find(({ act }) => act === 'answered')!.changes).toEqual([
      { field: 'state', before: 'new', after: 'answered' },
      { field: 'note', before: null, after: '…' },
    ])
    expect(JSON.stringify(data)).not.toMatch(/Nór|Titkos|nora@/)
  })
})
