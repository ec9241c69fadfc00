import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Kind } from '#functions/platform/kind.ts'
import { openOwnTable } from '../own-table.ts'

const call = await openOwnTable()
const { migrate } = await import('#functions/migration/migrate.ts')
const { migrations } = await import('#functions/migration/migration-store.ts')
const { commit, get, put, replace } = await import('#functions/platform/table.ts')

/** Cups as they were, and as they are since their colour has a name of its own. */
const Cup = z.object({ name: z.string(), red: z.boolean() })
const before: Kind<z.infer<typeof Cup>, { name: string }> = {
  name: 'Cup',
  schema: Cup,
  key: ({ name }) => ({ pk: `CUP#${name}`, sk: 'CUP' }),
}
const Coloured = z.object({ name: z.string(), colour: z.enum(['red', 'white']) })
const today: Kind<z.infer<typeof Coloured>, { name: string }> = {
  name: 'Cup',
  schema: Coloured,
  key: before.key,
  upcasts: [({ red, ...older }) => ({ ...older, colour: red ? 'red' : 'white' })],
}
const Plate = z.object({ name: z.string() })
const plates: Kind<z.infer<typeof Plate>> = {
  name: 'Plate',
  schema: Plate,
  key: ({ name }) => ({ pk: name, sk: 'PLATE' }),
}

/** 250 cups as they were, which are three pages, and a plate. */
const count = 250
beforeEach(async () => {
  const cups = Array.from({ length: count }, (_, n) => put(before, { name: String(n), red: n % 2 === 0 }))
  for (let n = 0; n < count; n += 100) await commit(...cups.slice(n, n + 100))
  await commit(put(plates, { name: 'plate' }))
})

const stored = async () => {
  const { Items } = await call<{ Items: Record<string, object>[] }>('DynamoDB_20120810.Scan', { TableName: 'table' })
  return Items
}
const cupsWith = async (attribute: string) => (await stored()).filter(item => attribute in item).length
const kinds = [today, plates] as never[]

describe('cloud 6: a migration', () => {
  it('is counted first by a dry run, which changes nothing', async () => {
    expect(await migrate({ kinds, dryRun: true })).toMatchObject({ seen: count + 1, migrated: count })
    expect([await cupsWith('red'), await cupsWith('_shape')]).toEqual([count, 0])
    expect(await get(migrations, { id: 'table' })).toBeUndefined()
  })

  it('writes what has another place in an index by today, once', async () => {
    const indexed: Kind<z.infer<typeof Plate>> = { ...plates, index1: ({ name }) => ({ pk: 'PLATES', sk: name }) }
    const both = [before, indexed] as never[]
    expect(await migrate({ kinds: both, dryRun: false })).toMatchObject({ migrated: 1 })
    expect(await cupsWith('_pk1')).toBe(1)
    expect(await migrate({ kinds: both, dryRun: false })).toMatchObject({ migrated: 0 })
  })

  it('moves what has another key by today, with its content, once; what somebody has written there meanwhile stays', async () => {
    const moved: Kind<z.infer<typeof Plate>> = { ...plates, key: ({ name }) => ({ pk: name, sk: 'DISH' }) }
    const both = [before, moved] as never[]
    expect(await migrate({ kinds: both, dryRun: true })).toMatchObject({ migrated: 1 })
    expect(await migrate({ kinds: both, dryRun: false })).toMatchObject({ migrated: 1 })
    expect(await get(moved, { name: 'plate' })).toEqual({ name: 'plate', _version: 1 })
    expect(await get(plates, { name: 'plate' })).toBeUndefined()
    expect(await migrate({ kinds: both, dryRun: false })).toMatchObject({ migrated: 0 })

    await commit(put(plates, { name: 'other' }), put(moved, { name: 'other' }))
    await migrate({ kinds: both, dryRun: false })
    expect(await get(plates, { name: 'other' })).toBeDefined()
  })

  it('writes what is older in the shape of today, once, and leaves the rest', async () => {
    expect(await migrate({ kinds, dryRun: false })).toMatchObject({ migrated: count })
    expect([await cupsWith('red'), await cupsWith('colour'), await cupsWith('_shape')]).toEqual([0, count, count])
    expect(await get(today, { name: '4' })).toEqual({ name: '4', colour: 'red', _version: 2 })
    expect(await migrate({ kinds, dryRun: false })).toMatchObject({ migrated: 0 })
    expect(await get(plates, { name: 'plate' })).toMatchObject({ _version: 1 })
  })

  it('that was interrupted goes on where it was', async () => {
    let pages = 0
    const interrupted = migrate({
      kinds,
      dryRun: false,
      progress: () => {
        if (++pages === 2) throw new Error('interrupted')
      },
    })
    await expect(interrupted).rejects.toThrow('interrupted')
    expect(await get(migrations, { id: 'table' })).toMatchObject({ seen: 200 })
    pages = 0
    const outcome = await migrate({ kinds, dryRun: false, progress: () => void pages++ })
    expect(outcome).toMatchObject({ migrated: count })
    expect(pages).toBe(1)
    expect(await cupsWith('red')).toBe(0)
    expect(await get(migrations, { id: 'table' })).toBeUndefined()
  })

  it('leaves an item that somebody writes meanwhile, which is written in the shape of today', async () => {
    const one = (await get(today, { name: '7' }))!
    await Promise.all([migrate({ kinds, dryRun: false }), commit(replace(today, { ...one, colour: 'red' }))])
    expect(await get(today, { name: '7' })).toEqual({ name: '7', colour: 'red', _version: 2 })
  })
})
