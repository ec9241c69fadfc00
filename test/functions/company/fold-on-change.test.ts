import { beforeEach, expect, it, vi } from 'vitest'
import { newAccount } from '#shared/account/rules.ts'
import { newMember } from '#shared/company/rules.ts'
import type * as FoldDirectory from '#functions/company/fold-directory.ts'
import { openOwnTable } from '../own-table.ts'

await openOwnTable()

const folded: (readonly [string, readonly string[]])[] = []
vi.mock('#functions/company/fold-directory.ts', async importOriginal => {
  const { foldMembers, ...others } = await importOriginal<typeof FoldDirectory>()
  return {
    ...others,
    foldMembers: (company: string, ids: readonly string[]) => {
      folded.push([company, ids])
      return foldMembers(company, ids)
    },
  }
})

const { directoryStateOf, loadActive, loadDirectory } = await import('#functions/company/directory.ts')
const { buildDirectory } = await import('#functions/company/fold-directory.ts')
const { members, storeMember } = await import('#functions/company/member-store.ts')
const { foldOnChange } = await import('#functions/company/on-change.ts')
const { unstored } = await import('#functions/platform/kind.ts')
const { commit, get, replace } = await import('#functions/platform/table.ts')

const account = (id: string) => newAccount({ id, email: `${id}@example.hu`, language: 'hu', created_at: 0 })
const join = (company: string, id: string) =>
  commit(
    ...storeMember(unstored({ ...newMember({ company, account: account(id), role: 1, created_at: 0 }), group: id })),
  )
const now = async (company: string, id: string) => (await get(members, { company, id }))!
const changeOf = async (company: string, id: string) => ({
  before: undefined,
  after: { ...(await now(company, id)), _kind: members.name },
})
const dispatch = async (batch: Awaited<ReturnType<typeof changeOf>>[]) => {
  for (const change of batch) await foldOnChange(change, batch)
}

beforeEach(() => void folded.splice(0))

it('the members of a batch are folded at once, company by company, each once', async () => {
  const ids = Array.from({ length: 45 }, (_, place) => `m${place}`)
  for (const company of ['many', 'other']) await join(company, 'owner').then(() => buildDirectory(company))
  for (const id of ids) await join('many', id)
  await join('other', 'anna')
  const [first, ...rest] = await Promise.all(ids.map(id => changeOf('many', id)))
  await dispatch([first!, await changeOf('other', 'anna'), ...rest, { ...first! }])
  expect(folded).toEqual([
    ['many', ids],
    ['other', ['anna']],
  ])
  expect((await directoryStateOf('many')).changes).toEqual([])
  expect([...(await loadDirectory('many')).keys()].toSorted()).toEqual(['owner', ...ids].toSorted())
  expect([...(await loadDirectory('other')).keys()].toSorted()).toEqual(['anna', 'owner'])
})

it('what functions of an older release changed of several is learned of at once, and nothing is written of the others', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  for (const id of ids) await join('older', id)
  await buildDirectory('older')
  const changed = { a: { last_name: 'Régi' }, c: { status: 'inactive' as const }, e: { group: 'b' } }
  for (const [id, over] of Object.entries(changed))
    await commit(replace(members, { ...(await now('older', id)), ...over }))
  await dispatch(await Promise.all(ids.map(id => changeOf('older', id))))
  expect(folded).toEqual([['older', ids]])
  const [directory, isActive] = await Promise.all([loadDirectory('older'), loadActive('older')])
  expect([directory.get('a')?.last_name, isActive('c'), directory.get('e')?.group]).toEqual(['Régi', false, 'b'])
  const { head } = await directoryStateOf('older')
  await dispatch([await changeOf('older', 'b'), await changeOf('older', 'd')])
  expect((await directoryStateOf('older')).head?._version).toBe(head?._version)
})
