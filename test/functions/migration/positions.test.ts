import { beforeEach, describe, expect, it } from 'vitest'
import { completeCompany } from '#test/support/complete-company.ts'
import { openOwnTable } from '../own-table.ts'

const call = await openOwnTable()
const { memberOf } = await import('../in-memory/office.ts')
const { migrate } = await import('#functions/migration/migrate.ts')
const { allKinds } = await import('#functions/migration/kinds.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { positionsOf } = await import('#functions/company/position-store.ts')
const { auditEntries, auditPartition } = await import('#functions/company/audit-store.ts')
const { commit, get, list, put } = await import('#functions/platform/table.ts')

const company = completeCompany()
/** A member whose position is a text, as it was in the first shape. */
const before = { ...members, upcasts: [], schema: { parse: (item: object) => item } as never }
const textual = (id: 'anna' | 'bela' | 'csilla', position: string | null) =>
  put(before as typeof members, { ...memberOf(id), position } as never)

beforeEach(async () => {
  await commit(
    put(companies, company),
    textual('anna', 'Asztalos'),
    textual('bela', 'asztalos'),
    textual('csilla', null),
  )
})

describe('cloud 6: positions that were texts', () => {
  it('E09 are read as positions without an id, and become items by the migration, once', async () => {
    expect(await get(members, { company: 'c', id: 'anna' })).toMatchObject({ position: { id: null, name: 'Asztalos' } })
    const kinds = await allKinds()
    expect(await migrate({ kinds, dryRun: true })).toMatchObject({ positions: 2, migrated: 3 })
    expect(await migrate({ kinds, dryRun: false })).toMatchObject({ positions: 2 })
    const [position] = await positionsOf('c')
    expect(await positionsOf('c')).toHaveLength(1)
    expect(await list(auditEntries, { pk: auditPartition('c') })).toMatchObject([
      { act: 'position_added', by: null, subject: position!.id, name: 'Asztalos' },
    ])
    for (const id of ['anna', 'bela'])
      expect(await get(members, { company: 'c', id })).toMatchObject({ position: { id: position!.id } })
    expect(await get(members, { company: 'c', id: 'csilla' })).toMatchObject({ position: null })
    expect(await migrate({ kinds, dryRun: false })).toMatchObject({ positions: 0, migrated: 0 })
    expect(call).toBeDefined()
  })
})
