import { leave } from '#shared/leave/contract.ts'
import type { Character, Name } from './cast.ts'
import type { Players } from './found.ts'
import type { Scene } from './scenes.ts'

/** Plays the scenes: each request is asked for by its owner, or recorded by the administrator, and decided by the approver. */
export async function play(players: Players, cast: Record<Name, Character>, scenes: Scene[]) {
  for (const { who, recorded, outcome, response = '', ...wish } of scenes) {
    const [owner, decider, admin] = [players[who], players[cast[who].approver ?? 'marta'], players.csilla]
    const body = recorded ? { ...wish, user_id: owner.id, auto_approve: 1 as const } : wish
    const { data } = await (recorded ? admin : owner).caller.ask(leave.requestLeave, { body })
    if (Array.isArray(data) || data.status === outcome) continue

    const decision = { path: { id: data.id }, body: { comment: response } }
    if (outcome === 'approved') await decider.caller.ask(leave.approveLeave, decision)
    if (outcome === 'denied') await decider.caller.ask(leave.denyLeave, decision)
    if (outcome === 'cancelled') await owner.caller.ask(leave.cancelLeave, { path: { id: data.id } })
  }
}
