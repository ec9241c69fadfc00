import { avatarKey, uploadKey } from '#functions/account/avatar-files.ts'
import { documentKey, documentUploadKey } from '#functions/leave/document-keys.ts'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { addDays } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { addPosition } from '#shared/company/contract/add-position.ts'
import { restorableUntil } from '#shared/company/deletion.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { refused } from '#test/support/client.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { bucketsOf } from '#test/support/buckets.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'

const world = openWorld(() => ownCloud())

type Item = Record<string, unknown>

/** Every item of the table that has not expired. */
async function allItems(): Promise<Item[]> {
  const { TABLE } = world.cloud.operator.settingsOf('stream-run-task')
  const items: Item[] = []
  let ExclusiveStartKey: unknown
  do {
    const page = await world.cloud.operator.call<{ Items: never[]; LastEvaluatedKey?: unknown }>(
      'DynamoDB_20120810.Scan',
      { TableName: TABLE, ConsistentRead: true, ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}) },
    )
    items.push(...page.Items.map(item => unmarshall(item)))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return items.filter(({ _ttl = Infinity }) => Number(_ttl) > Date.now() / 1000)
}

/** The items that name a text, but for those that hold ids alone and expire by themselves. */
const naming = async (text: string) =>
  (await allItems()).filter(
    item => !['Delivery', 'AttemptCounter'].includes(String(item._kind)) && JSON.stringify(item).includes(text),
  )

/** Items as texts, whatever order their attributes have. */
const plain = (items: Item[]) => items.map(item => JSON.stringify(item, inOrder)).toSorted()
const inOrder = (_: string, value: unknown) =>
  value instanceof Object && value.constructor === Object
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The items that name a text, once the stream has done what follows from their changes. */
async function settled(text: string): Promise<string[]> {
  for (let before = plain(await naming(text)), tries = 0; tries < 20; tries++) {
    await pause(500)
    const now = plain(await naming(text))
    if (now.join() === before.join()) return now
    before = now
  }
  throw new Error('The stream never came to rest')
}

/** Runs the job of a day, as the scheduler does, and waits until its tasks are done. */
async function runOn(day: string) {
  const reply = await fetch(`${world.cloud.url}/_local/jobs/erase-companies?date=${day}`, { method: 'POST' })
  expect(reply.ok).toBe(true)
  for (const until = Date.now() + 120_000; Date.now() < until; await pause(50))
    if (!world.cloud.waitingIn('JobsQueueWaiting').length && !world.cloud.waitingIn('TasksQueueWaiting').length) return
  throw new Error('The job is still under way')
}

/** A company in which much has happened. */
async function livelyCompany() {
  const owner = await world.founder('en')
  const [admin, anna] = [await world.colleague(owner, 2), await world.colleague(owner)]
  const { client } = owner
  const { data: group } = await client.asked(company.addGroup, { body: { name: 'Műhely' } })
  await client.asked(addPosition, { body: { name: 'Lakatos' } })
  await client.asked(people.saveApprovers, { path: { id: anna.id }, body: { approver_ids: [admin.id] } })
  await client.asked(people.saveEmploymentInformation, {
    path: { id: anna.id },
    body: { group_id: group.id, start_of_employment: '2024-01-01' } as never,
  })
  await client.asked(people.savePersonalInformation, {
    path: { id: anna.id },
    body: { first_name: 'Anna', last_name: 'Kis', birthday: '1990-05-05', gender: 2 } as never,
  })
  await client.asked(people.invitePeople, { body: { invites: [{ email: `late-${anna.id}@example.hu` }] } })
  await anna.client.asked(leave.requestLeave, {
    body: { type_id: 1, from_date: '2027-03-30', to_date: '2027-04-02', comment: 'tavasz' },
  })
  return { owner, admin, anna }
}

const close = async ({ client }: Person) => {
  const { name } = (await client.asked(company.showCompany)).data
  return (await client.asked(company.deleteCompany, { body: { name } })).data
}

it('P07 J03 a deleted company is kept as promised, then nothing is left of it but the proof, and other companies are untouched', async () => {
  const { owner, admin, anna } = await livelyCompany()
  const other = await livelyCompany()
  // Somebody of both companies.
  await other.owner.client.asked(people.invitePeople, { body: { invites: [{ email: admin.email }] } })
  const token = await world.invitationTo(admin.email)
  await admin.client.asked(joinCompany, { body: { token, first_name: 'Zsolt', last_name: 'Kis' } })
  const { put, keys, avatars, documents, exports } = bucketsOf(world.cloud)
  for (const { company } of [owner, other.owner]) {
    await put(exports, `exports/${company}/c.zip`)
    await put(documents, documentKey({ company, member: anna.id, id: 'd' }))
    await put(documents, documentUploadKey({ company, user: anna.id }, 'u'))
  }

  for (const key of [avatarKey(anna.id, 'a', 'image/webp'), uploadKey(anna.id, 'b')]) await put(avatars, key)
  const picture = avatarKey(admin.id, 'a', 'image/webp')
  await put(avatars, picture)

  const { restorable_until } = await close(owner)
  expect(restorable_until).toBe(restorableUntil({ at: Date.now() / 1000 }))
  const kept = await naming(owner.company)
  await runOn(restorable_until)
  const kinds = (items: Item[]) => items.map(({ _kind, _sk }) => `${String(_kind)} ${String(_sk)}`).toSorted()
  expect(kinds(await naming(owner.company))).toEqual(kinds(kept))
  expect(new Set(kept.map(({ _kind }) => _kind)).size).toBeGreaterThan(15)

  const ofOther = await settled(other.owner.company)
  await runOn(addDays(restorable_until, 1))
  const left = await naming(owner.company)
  expect(left.map(({ _kind }) => _kind)).toEqual(['Erasure'])
  expect(left[0]).toMatchObject({
    items: { Company: 1, Member: 4, Account: 3, LeaveRequest: 1, Absence: 2, Invitation: 1, Group: 1, Position: 1 },
    files: { avatars: 2, documents: 2, exports: 1 },
    ended_at: expect.any(Number),
  })
  for (const { email, id } of [owner, anna])
    for (const text of [email, id]) expect((await naming(text)).map(({ _kind }) => _kind)).toEqual([])
  expect(await naming(`late-${anna.id}`)).toEqual([])
  expect((await keys()).filter(key => key?.includes(owner.company))).toEqual([])
  expect((await keys()).filter(key => key?.includes(other.owner.company))).toHaveLength(3)
  // Whoever belongs to another company too keeps their picture.
  expect((await keys()).filter(key => key === picture)).toHaveLength(1)
  expect((await keys()).filter(key => key?.includes(uploadKey(anna.id, '').slice('uploads'.length)))).toEqual([])

  expect(plain(await naming(other.owner.company))).toEqual(ofOther)
  expect(await refused(owner.client.asked(people.showMe))).toMatchObject({ status: 401 })
  expect(await refused(world.visitor().asked(account.logIn, { body: { email: anna.email, password } }))).toMatchObject({
    status: 422,
  })
  await world.visitor().asked(account.logIn, { body: { email: admin.email, password } })
  await other.owner.client.asked(leave.listDaysOff)

  // Late and again: nothing more happens, and nothing brings it back.
  await runOn(addDays(restorable_until, 1))
  await runOn(addDays(restorable_until, 9))
  expect(plain(await naming(owner.company))).toEqual(plain(left))
  const env = { ...process.env, PORT: new URL(world.cloud.url).port }
  const restore = promisify(execFile)(
    'node',
    ['infra/restore-company/main.ts', '--local', '--company', owner.company],
    { env },
  )
  await expect(restore).rejects.toThrow('This company has been erased.')
})
