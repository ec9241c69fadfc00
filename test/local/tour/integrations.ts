import { todayInBudapest } from '#infra/local/clock/today.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { createApiKey } from '#shared/integrations/contract/keys/create-api-key.ts'
import { addWebhook } from '#shared/integrations/contract/webhooks/add-webhook.ts'
import { listDeliveries } from '#shared/integrations/contract/webhooks/list-deliveries.ts'
import { replayDelivery } from '#shared/integrations/contract/webhooks/replay-delivery.ts'
import { tryWebhook } from '#shared/integrations/contract/webhooks/try-webhook.ts'
import { createCalendarFeed } from '#shared/leave/contract/feed/create-calendar-feed.ts'
import { listCalendarFeeds } from '#shared/leave/contract/feed/list-calendar-feeds.ts'
import { revokeCalendarFeed } from '#shared/leave/contract/feed/revoke-calendar-feed.ts'
import { people } from '#shared/people/contract.ts'
import { confirm } from '#test/functions/account/with-factors.ts'
import { book, monday } from '#test/functions/leave/office.ts'
import { openReceiver } from '#test/support/receiver.ts'
import type { World } from '#test/support/world.ts'
import { eventually } from '../fixture/eventually.ts'

/** A program reads with a key of its company, whose calls are counted. */
export async function readWithKey(world: World) {
  const { client } = await world.founder()
  await confirm(client)
  const { key } = await client.asked(createApiKey, { body: { name: 'Bérprogram', scope: 'read', expires_on: null } })
  const program = world.visitor('hu')
  program.token = key
  await program.asked(people.listPeople)
}

/** A webhook is told of leave, which its receiver refuses until it is sent again; and it is tried. */
export async function tellWebhook(world: World) {
  const receiver = await openReceiver()
  try {
    receiver.answerWith(503)
    const owner = await world.founder()
    const { client } = owner
    await confirm(client)
    const body = { name: 'Bérprogram', url: receiver.url, events: ['request.created' as const] }
    const { id } = (await client.asked(addWebhook, { body })).data
    await book(await world.colleague(owner), { from_date: monday(yearOf(todayInBudapest()) + 1) })
    const logged = async () => (await client.asked(listDeliveries, { path: { id }, query: {} })).data
    const refused = await eventually(async () => (await logged()).find(({ attempts }) => attempts.length > 0))
    receiver.answerWith(200)
    await client.asked(replayDelivery, { path: { id, deliveryId: refused.id } })
    await client.asked(tryWebhook, { path: { id } })
    await eventually(async () => (await logged()).every(({ state }) => state === 'delivered'))
  } finally {
    receiver.close()
  }
}

/** Somebody subscribes to the calendar of their company, which follows leave, and revokes it. */
export async function subscribe(world: World) {
  const owner = await world.founder()
  const { client } = owner
  await confirm(client)
  const body = { name: 'Mindenki', scope: 'company' as const, group: null }
  const { data, url } = await client.asked(createCalendarFeed, { body })
  const address = `${world.cloud.url}${new URL(url).pathname}`
  const day = monday(yearOf(todayInBudapest()))
  await book(owner, { from_date: day >= todayInBudapest() ? day : monday(yearOf(todayInBudapest()) + 1) })
  await eventually(async () => (await (await fetch(address)).text()).includes('BEGIN:VEVENT') || undefined)
  await client.asked(listCalendarFeeds)
  await client.asked(revokeCalendarFeed, { path: { id: data.id } })
}
