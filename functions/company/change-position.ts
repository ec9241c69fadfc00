import * as contract from '#shared/company/contract/change-position.ts'
import { assertUniquePositionName, plainName } from '#shared/company/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, insert, put, replace } from '#functions/platform/table.ts'
import { positionNames, positions, positionsOf } from './position-store.ts'
import { aboutPosition, positionChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

/** The name reaches the people who have the position in the background, from the stream. */
export const handler = serve(
  contract.changePosition,
  async ({ path: { id }, body: { name } }, { actor, now, once }) => {
    const { company } = actor
    const all = await positionsOf(company)
    const before = all.find(position => position.id === id)
    if (!before) throw problem('notFound')
    assertUniquePositionName(
      all.filter(position => position.id !== id),
      name,
    )
    const entry = { company, name, position: id }
    const isSame = plainName(before.name) === plainName(name)
    const reply = { data: { id, name } }
    await commit(
      replace(positions, { ...before, name, changed_by: actor.user }),
      ...(isSame ? [put(positionNames, entry)] : [clear(positionNames, before), insert(positionNames, entry)]),
      ...audited({ actor, now }, 'position_changed', aboutPosition(before), {
        changes: positionChanges(before, { ...before, name }),
      }),
      ...once(reply),
    )
    return reply
  },
)
