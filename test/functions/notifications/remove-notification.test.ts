import { beforeEach, expect, it, vi } from 'vitest'
import { now } from '../in-memory/call.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { callAs, companyOf } from '../waves/company.ts'

const { requests } = await import('#functions/leave/leave-store.ts')
const { listBell, notifications, removedNotifications } = await import('#functions/notifications/notification-store.ts')
const { notifyOfLeave } = await import('#functions/notifications/notify-of-leave.ts')

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

let table: InMemoryTable
beforeEach(async () => void (table = await companyOf(5)))

const bell = async () => (await listBell({ company: 'c', member: 'bela' })).map(({ id }) => id)

/** Anna asks for leave, of which the stream tells as often as it likes. */
async function asked() {
  const body = { type_id: 1, from_date: '2026-12-14', to_date: '2026-12-16', comment: '' }
  const { id } = (await callAs('anna', 'POST /day-off', { body })).body.data
  const after = table.kept(requests, { company: 'c', member: 'anna', id })
  return () => notifyOfLeave({ before: undefined, after })
}

it('C01 T13 what somebody has removed from the bell stays away, however often its event is delivered again', async () => {
  const deliver = await asked()
  await deliver()
  const [id] = await bell()
  await callAs('bela', 'DELETE /notification/{id}', { path: { id: id! } })
  expect(await bell()).toEqual([])
  await expect(callAs('bela', 'DELETE /notification/{id}', { path: { id: id! } })).rejects.toThrow('404')
  await deliver()
  vi.setSystemTime(new Date((now.seconds + 14 * 24 * 3600) * 1000))
  await deliver()
  expect(await bell()).toEqual([])
})

it('is known for as long as it would have been kept, by its id alone', async () => {
  const deliver = await asked()
  await deliver()
  const whose = { company: 'c', member: 'bela', id: (await bell())[0]! }
  const { expires_at } = table.kept(notifications, whose)!
  await callAs('bela', 'DELETE /notification/{id}', { path: { id: whose.id } })
  expect(table.kept(removedNotifications, whose)).toMatchObject({ ...whose, expires_at })
  const row = [...table.rows().values()].find(({ _kind }) => _kind === 'RemovedNotification')
  expect(Object.keys(row!).filter(name => !name.startsWith('_'))).toEqual(['company', 'member', 'id', 'expires_at'])
})

it('a notification of another event comes all the same', async () => {
  const first = await asked()
  await first()
  await callAs('bela', 'DELETE /notification/{id}', { path: { id: (await bell())[0]! } })
  const body = { type_id: 5, from_date: '2026-12-21', to_date: '2026-12-21', comment: '' }
  const { id } = (await callAs('anna', 'POST /day-off', { body })).body.data
  await notifyOfLeave({ before: undefined, after: table.kept(requests, { company: 'c', member: 'anna', id }) })
  await first()
  expect(await bell()).toHaveLength(1)
})
