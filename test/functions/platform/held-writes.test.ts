import { beforeEach, describe, expect, it } from 'vitest'
import { stubSettings } from '../in-memory/settings.ts'
import type { InMemoryTable } from '../in-memory/table.ts'

stubSettings()
const { inMemoryOffice, memberOf } = await import('../in-memory/office.ts')
const { holdingWrites } = await import('#functions/platform/held-writes.ts')
const { add, commit, countInWindow, get, put } = await import('#functions/platform/table.ts')
const { members } = await import('#functions/company/member-store.ts')
const { headcounts } = await import('#functions/company/company-store.ts')
const { calendarFeedUses } = await import('#functions/leave/feed/feed-store.ts')

let table: InMemoryTable
beforeEach(() => void (table = inMemoryOffice()))

const rename = () => commit(put(members, memberOf('anna', { last_name: 'Új' })))
const nameOfAnna = async () => (await get(members, { company: 'c', id: 'anna' }))?.last_name

/** Something that is allowed, or refused, later. */
function decidedLater() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { promise, allow: () => resolve(), refuse: () => reject(new Error('refused')) }
}

describe('work that may write only once something is known', () => {
  it('reads meanwhile, and has written nothing before', async () => {
    const { promise, allow } = decidedLater()
    const read: unknown[] = []
    const work = holdingWrites(promise, async () => {
      read.push(await nameOfAnna())
      await rename()
    })
    await expect.poll(() => read).toEqual(['Kis'])
    expect(table.kept(members, { company: 'c', id: 'anna' })?.last_name).toBe('Kis')
    allow()
    await work
    expect(await nameOfAnna()).toBe('Új')
  })

  it.each([
    ['a transaction', rename],
    ['a counter', () => add(headcounts, { company: 'c', part: '' }, { active: 1 })],
    [
      'the count of a window',
      () =>
        countInWindow(
          calendarFeedUses,
          { company: 'c', member: 'anna', id: 'f' },
          { window: { hour: 1 }, counter: 'fetches' },
        ),
    ],
  ])('writes nothing where it is refused: %s', async (_, write: () => Promise<unknown>) => {
    const rows = structuredClone([...table.rows()])
    const { promise, refuse } = decidedLater()
    const work = holdingWrites(promise, write)
    refuse()
    await expect(work).rejects.toThrow('refused')
    expect([...table.rows()]).toEqual(rows)
  })

  it('keeps nobody else from writing, and is no matter where it ends before it writes', async () => {
    const { promise, refuse } = decidedLater()
    expect(await holdingWrites(promise, nameOfAnna)).toBe('Kis')
    await rename()
    expect(await nameOfAnna()).toBe('Új')
    refuse()
  })
})
