import type { Now } from '#functions/platform/clock.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, list, type OnUnreadable } from '#functions/platform/table.ts'
import { memberPrefix, members, storeMember } from './member-store.ts'
import { positionNamed } from './name-position.ts'
import { positionsOf } from './position-store.ts'

/**
 * Gives the people whose position was kept as a text the position of that name, which is added where the company has none; a dry run
 * only counts them.
 */
export async function buildPositions(
  company: string,
  { dryRun = false, now }: { dryRun?: boolean; now: Pick<Now, 'seconds'> },
): Promise<number> {
  const onUnreadable: OnUnreadable = (key, error) => log.error('A member cannot be read', error, { ...key })
  const everybody = await list(members, { pk: companyPartition(company), prefix: memberPrefix, onUnreadable })
  const named = everybody.filter(({ position }) => position?.id === null)
  if (dryRun) return named.length
  const by = { actor: { company, user: null }, now }
  for (const { id } of named)
    await retryOnConflict(async () => {
      const member = await get(members, { company, id })
      if (member?.position?.id !== null) return
      const position = await positionNamed(by, member.position.name, await positionsOf(company))
      await commit(...storeMember({ ...member, position: { id: position.id, name: position.name } }))
    })
  return named.length
}
