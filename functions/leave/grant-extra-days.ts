import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/grant-extra-days.ts'
import { leaveOf, reviseExtras } from './leave-store.ts'

export const handler = serve(
  contract.grantExtraDays,
  async ({ path, body: { year, days, comment } }, { actor, now, once }) => {
    const situation = await leaveOf({ company: actor.company, member: path.id }, [year], now.today)
    const extra = { id: newId(), days, comment, by: actor.user, at: now.seconds }
    const reply = { data: { id: extra.id, year, days, comment } }
    await reviseExtras(situation, extras => [...extras, extra], ...once(reply))
    return reply
  },
)
