import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { completeCompany } from '#test/support/complete-company.ts'
import { openOwnTable } from '../own-table.ts'

await openOwnTable()
const { memberOf } = await import('../in-memory/office.ts')
const { migrate } = await import('#functions/migration/migrate.ts')
const { directoryEntryOf, missingFactsOf } = await import('#shared/company/directory.ts')
const { loadDirectory } = await import('#functions/company/directory.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { directoryHeads } = await import('#functions/company/directory-store.ts')
const { buildDirectory } = await import('#functions/company/fold-directory.ts')
const { members } = await import('#functions/company/member-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { allKinds } = await import('#functions/migration/kinds.ts')
const { commit, get, put } = await import('#functions/platform/table.ts')

const company = completeCompany()
const known = { birth_date: '1990-01-01', employment_start: '2020-01-01' }

/** A member as they were written before it was kept what is missing. */
const unsaid = (id: 'anna' | 'bela' | 'csilla' | 'denes', over: Parameters<typeof memberOf>[1] = {}) =>
  put(members, { ...memberOf(id, over), missing: undefined })

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await commit(
    put(companies, company),
    unsaid('anna'),
    put(terms, { ...newEmploymentTerms({ company: 'c', member: 'anna' }), ...known }),
    unsaid('bela'),
    unsaid('csilla', { status: 'deleted' }),
    put(members, memberOf('denes', { missing: ['base_days'] })),
  )
})

const missingOf = async (id: string) => (await get(members, { company: 'c', id }))?.missing

describe('cloud 6: members who were written before it was kept what is missing', () => {
  it('R18 are told by the migration what their terms do not know, once, in the directory too', async () => {
    await buildDirectory('c')
    expect(await get(directoryHeads, { company: 'c' })).toBeDefined()
    const kinds = await allKinds()
    expect(await migrate({ kinds, dryRun: true })).toMatchObject({ missing: 2 })
    expect(await missingOf('anna')).toBeUndefined()

    expect(await migrate({ kinds, dryRun: false })).toMatchObject({ missing: 2 })
    expect(await missingOf('anna')).toEqual(['base_days'])
    expect(await missingOf('bela')).toEqual(['birth_date', 'employment_start', 'base_days'])
    expect(await missingOf('csilla')).toBeUndefined()
    expect(await missingOf('denes')).toEqual(['base_days'])
    const listed = await loadDirectory('c')
    expect(missingFactsOf(listed.get('anna')!.missing!)).toEqual(['base_days'])
    expect(listed.get('bela')).toEqual(directoryEntryOf((await get(members, { company: 'c', id: 'bela' }))!))

    expect(await migrate({ kinds, dryRun: false })).toMatchObject({ missing: 0, directories: 0 })
  })
})
