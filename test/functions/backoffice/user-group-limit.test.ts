import { expect, it, vi } from 'vitest'
import { mostUserGroups } from '#shared/backoffice/user-groups/user-group.ts'
import { call, now } from '../in-memory/call.ts'
import { openOwnTable } from '../own-table.ts'

vi.mock('#functions/platform/serve.ts', () => import('../in-memory/unserved.ts'))
await openOwnTable()
const { handler } = await import('#functions/backoffice/add-user-group.ts')
const { allUserGroups, userGroups } = await import('#functions/backoffice/user-groups/user-group-store.ts')
const { commit, put } = await import('#functions/platform/table.ts')
const { retryOnConflict } = await import('#functions/platform/retry-on-conflict.ts')

const group = { name: 'Hírlevél', description: '', rule: null }
const keep = (number: number) =>
  commit(put(userGroups, { ...group, id: `g${number}`, created_at: now.seconds, changed_at: now.seconds }))
let calls = 0
/** Adds a group as a call does, which begins again after a conflict. */
const add = () =>
  retryOnConflict(() => call(handler, { body: { ...group, name: `Hírlevél ${++calls}` } }, { user: 'denes' }))

it('of several who add the last group that there may be at once, one is let', async () => {
  await Promise.all(Array.from({ length: mostUserGroups - 1 }, (_, number) => keep(number)))
  const outcomes = await Promise.allSettled([add(), add(), add()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await allUserGroups()).toHaveLength(mostUserGroups)
  await expect(add()).rejects.toMatchObject({ code: 'conflict' })
})

it('those who add one at once where there is room are both let', async () => {
  await Promise.all([add(), add()])
  expect(await allUserGroups()).toHaveLength(2)
})
