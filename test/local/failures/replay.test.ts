import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import type { Fault } from '#infra/local/faults/fault.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { book, monday } from '#test/functions/leave/office.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { eventually } from '../fixture/eventually.ts'

const world = openWorld(() => ownCloud({ faults: true, log: () => {} }))
afterEach(() => strike())

async function strike(...faults: (Partial<Fault> & Pick<Fault, 'kind'>)[]) {
  const response = await fetch(`${world.cloud.url}/_local/faults`, { method: 'POST', body: JSON.stringify(faults) })
  expect(response.status).toBe(200)
}

/** What `npm run replay` prints. */
async function replay(...options: string[]): Promise<string[]> {
  const PORT = new URL(world.cloud.url).port
  const program = promisify(execFile)
  const { stdout } = await program('node', ['infra/replay/main.ts', '--local', ...options], {
    env: { ...process.env, PORT },
  })
  return stdout.trim().split('\n')
}

const bell = async ({ client }: Person) =>
  (await client.asked(notifications.listNotifications)).data.filter(({ data }) => data.model)

const emailsTo = ({ email }: Person) => world.cloud.mails().filter(({ to }) => to === email)

/** Everything that was queued is processed. */
const isQuiet = () =>
  eventually(() => ['ReplayWaiting', 'MailQueueWaiting'].every(queue => !world.cloud.waitingIn(queue).length))

it('cloud 3: a change that could not be dispatched is replayed after the mend, twice, and has its effect once', async () => {
  const owner = await world.founder()
  const asker = await world.colleague(owner)
  await isQuiet()
  const before = emailsTo(owner).length

  await strike({ kind: 'error', service: 'sqs', endpoint: 'stream-dispatch' })
  await book(asker, { from_date: monday(yearOf(todayInBudapest()) + 1) })
  await eventually(async () => (await world.cloud.parking.batches()).length)
  expect(emailsTo(owner)).toHaveLength(before)
  const texts = await Promise.all((await world.cloud.parking.batches()).map(key => world.cloud.parking.read(key)))
  await strike()

  expect(await replay('--dry-run')).toEqual(texts.map(() => expect.stringMatching(/^parked: aws\/lambda\//)))
  expect((await replay()).at(-1)).toMatch(/^Replayed: \d+ changes, 0 messages\.$/)
  expect(await replay()).toEqual(['Nothing is parked.'])
  await eventually(() => emailsTo(owner).length > before)
  expect(await bell(owner)).toHaveLength(1)

  for (const text of texts)
    for (const record of JSON.parse(JSON.parse(text).payload).Records)
      await world.cloud.parking.enqueue(JSON.stringify(record))
  await isQuiet()
  expect(emailsTo(owner)).toHaveLength(before + 1)
  expect(await bell(owner)).toHaveLength(1)
})
