import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { newAccount } from '#shared/account/rules.ts'
import type { Member } from '#shared/company/model.ts'
import { newMember } from '#shared/company/rules.ts'
import type * as Table from '#functions/platform/table.ts'
import { openOwnTable } from '../own-table.ts'

await openOwnTable()

/** What an eventually consistent read of parts gives; undefined where it is up to date. */
let lagging: unknown[] | undefined
vi.mock('#functions/platform/table.ts', async importOriginal => {
  const table = await importOriginal<typeof Table>()
  return {
    ...table,
    list: async (kind: never, query: { prefix?: string; mayLag?: boolean }) =>
      lagging && query.mayLag && query.prefix?.startsWith('PART#') ? lagging : table.list(kind, query as never),
  }
})

const { directoryStateOf, loadActive, loadDirectory, partsIn } = await import('#functions/company/directory.ts')
const { foldMembers } = await import('#functions/company/fold-directory.ts')
const { members, storeMember } = await import('#functions/company/member-store.ts')
const { unstored } = await import('#functions/platform/kind.ts')
const { commit, get } = await import('#functions/platform/table.ts')

const person = (id: string, over: Partial<Member> = {}): Member => ({
  ...newMember({
    company: 'c',
    account: newAccount({ id, email: `${id}@example.hu`, language: 'hu', created_at: 0 }),
    role: 1,
    created_at: 0,
  }),
  status: 'active',
  ...over,
})

/** Stores a member, whose change is folded. */
async function save(id: string, over: Partial<Member>) {
  await commit(...storeMember((await get(members, { company: 'c', id })) ?? unstored(person(id))))
  await commit(...storeMember({ ...(await get(members, { company: 'c', id }))!, ...over }))
  await foldMembers('c', [id])
  expect((await directoryStateOf('c')).changes).toEqual([])
}

/** Lets parts that are read from now on lag as they are now. */
async function lagFromHere(register: 'people' | 'inactive') {
  lagging = await partsIn('c', register)
  onTestFinished(() => {
    lagging = undefined
  })
}

describe('parts of a directory that lag', () => {
  it('are read again where they are one version older than the head knows', async () => {
    await save('anna', { last_name: 'Kis' })
    await lagFromHere('people')
    await save('anna', { last_name: 'Nagy' })
    expect((await loadDirectory('c')).get('anna')?.last_name).toBe('Nagy')
  })

  it('are read again where one is missing', async () => {
    await save('anna', { group: 'workshop' })
    await lagFromHere('people')
    await save('bela', { group: 'office' })
    expect([...(await loadDirectory('c')).keys()].toSorted()).toEqual(['anna', 'bela'])
  })

  it('are read again where one is not there any more', async () => {
    await save('anna', { group: 'workshop' })
    await save('bela', { group: 'office' })
    await lagFromHere('people')
    await save('bela', { status: 'deleted' })
    expect([...(await loadDirectory('c')).keys()]).toEqual(['anna'])
  })

  it('are read again where a part was removed and has come back', async () => {
    await save('bela', { group: 'office' })
    await save('anna', { group: 'workshop', last_name: 'Kis' })
    await save('anna', { last_name: 'Régi' })
    await save('anna', { last_name: 'Közben' })
    await lagFromHere('people')
    await save('anna', { group: 'office' })
    await save('anna', { group: 'workshop', last_name: 'Új' })
    expect((await loadDirectory('c')).get('anna')?.last_name).toBe('Új')
  })

  it('tell nobody active who is not, and nobody inactive who came back', async () => {
    await save('anna', { status: 'inactive' })
    await save('bela', {})
    await lagFromHere('inactive')
    await save('anna', { status: 'active' })
    await save('bela', { status: 'invited' })
    const isActive = await loadActive('c')
    expect([isActive('anna'), isActive('bela')]).toEqual([true, false])
  })
})
