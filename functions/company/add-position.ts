import * as contract from '#shared/company/contract/add-position.ts'
import { assertUniquePositionName } from '#shared/company/rules.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { insertPosition, positionsOf } from './position-store.ts'
import { aboutPosition, positionChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

export const handler = serve(contract.addPosition, async ({ body: { name } }, { actor, now, once }) => {
  const { company } = actor
  assertUniquePositionName(await positionsOf(company), name)
  const position = { company, id: newId(), name }
  const reply = { data: position }
  await commit(
    ...insertPosition(position),
    ...audited({ actor, now }, 'position_added', aboutPosition(position), {
      changes: positionChanges(undefined, position),
    }),
    ...once(reply),
  )
  return reply
})
