import { expect, it } from 'vitest'
import type { FactChange } from '#shared/people/facts/fact-change.ts'
import { now, type Caller } from '../in-memory/call.ts'
import { asAdmin, asAnna, asBela, asOwner, ask, openLeaveOffice, to, whose } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { requests } = await import('#functions/leave/leave-store.ts')
const { factChanges } = await import('#functions/people/fact-change-store.ts')
const { notifyOfFacts } = await import('#functions/notifications/notify-of-facts.ts')
const { notifyOfLeave } = await import('#functions/notifications/notify-of-leave.ts')

const beSick = (by: Caller) => ask(by, { type_id: 2, from_date: now.today, to_date: now.today })
/** Who is emailed by what is done. */
async function emailedBy(done: () => Promise<unknown>) {
  const before = office.tasks().length
  await done()
  return office
    .tasks()
    .slice(before)
    .map(task => (task as { to: string }).to)
    .sort()
}

const change = (over: Partial<FactChange>): FactChange => ({
  ...whose,
  id: 'f',
  status: 'proposed',
  by: 'anna',
  at: now.seconds,
  facts: [],
  ...over,
})
const changed = (after: FactChange, now = after) => {
  office.table.keep(factChanges, now)
  return emailedBy(() => notifyOfFacts({ before: undefined, after }))
}

it('whoever confirms facts hears of a proposal on a day off too where nobody else who could is there', async () => {
  await beSick(asAdmin)
  expect(await changed(change({ id: 'first' }))).toEqual(['denes'])
  await beSick(asOwner)
  expect(await changed(change({ id: 'second' }))).toEqual(['csilla', 'denes'])
  expect(await changed(change({ id: 'third', status: 'recorded' }))).toEqual([])
})

it('nobody is left to confirm where the only one who could has made the proposal', async () => {
  await beSick(asAdmin)
  await beSick(asOwner)
  expect(await changed(change({ id: 'own', by: 'denes', member: 'denes' }))).toEqual([])
})

it('an approver is not written to on a day off of a change that asks nothing of them any more', async () => {
  const stored = (id: string) => office.table.kept(requests, { ...whose, id })!
  for (const by of [asBela, asAdmin, asOwner]) await beSick(by)
  const { id } = await ask(asAnna)
  const asked = stored(id)
  expect(await emailedBy(() => notifyOfLeave({ before: undefined, after: asked }))).toEqual(['bela', 'csilla', 'denes'])
  await to('cancel-leave', { path: { id } }, asAnna)
  const withdrawn = stored(id)
  expect(await emailedBy(() => notifyOfLeave({ before: asked, after: withdrawn }))).toEqual([])
})

it('nobody is asked to confirm what is decided or withdrawn by the time that the change is read', async () => {
  for (const status of ['withdrawn', 'confirmed', 'declined'] as const)
    expect(await changed(change({ id: status }), change({ id: status, status }))).toEqual([])
  expect(await changed(change({ id: 'open' }))).toEqual(['csilla', 'denes'])
})
