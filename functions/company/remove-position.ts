import * as contract from '#shared/company/contract/remove-position.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, get, replace } from '#functions/platform/table.ts'
import { isThere, positionNames, positions } from './position-store.ts'
import { aboutPosition, positionChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

/** The people who have the position lose it in the background, from the stream. */
export const handler = serve(contract.removePosition, async ({ path: { id } }, { actor, now, once }) => {
  const { company } = actor
  const before = await get(positions, { company, id })
  if (!before || !isThere(before)) throw problem('notFound')
  await commit(
    replace(positions, { ...before, is_removed: true, changed_by: actor.user }),
    clear(positionNames, before),
    ...audited({ actor, now }, 'position_removed', aboutPosition(before), {
      changes: positionChanges(before, undefined),
    }),
    ...once({}),
  )
})
