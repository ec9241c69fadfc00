import { instantInBudapest } from '#shared/calendar/budapest-day.ts'
import type { Day } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { people } from '#shared/people/contract.ts'
import { asOf } from './caller.ts'
import type { Character, Name } from './cast.ts'
import type { Player, Players } from './found.ts'
import type { Scene, Shutdown } from './scenes.ts'
import { concurrently } from './concurrently.ts'

interface Play {
  cast: Record<Name, Character>
  scenes: Scene[]
  shutdowns: Shutdown[]
  /** The year of the days granted by hand. */
  year: number
}

/** Plays the year: each person's scenes in order, several people concurrently; deactivations come last. */
export async function play(players: Players, { cast, scenes, shutdowns, year }: Play) {
  const names = Object.keys(cast) as Name[]
  const { caller: owner } = players.marta
  await concurrently(names, async name => {
    const { extra } = cast[name]
    if (extra) await owner.ask(leave.grantExtraDays, { path: { id: players[name].id }, body: { ...extra, year } })
    for (const scene of scenes.filter(({ who }) => who === name)) await playOne(players, cast[name], scene)
  })
  for (const { who, asked, ...days } of shutdowns) {
    const user_id = who.map(name => players[name].id)
    const body = {
      ...days,
      type_id: leaveTypeIds.vacation,
      user_id,
      auto_approve: 1,
      comment: 'Gépkarbantartás',
    } as const
    await owner.ask(leave.requestLeave, { body }, asOf(momentOf(asked, inTheMorning)))
  }
  for (const name of names.filter(one => cast[one].status === 'deactivated'))
    await owner.ask(people.deactivatePerson, { path: { id: players[name].id } })
}

/** Submits a request by its owner, or records it by an administrator, and lets the approver decide, each on the day of the scene. */
async function playOne(players: Players, { approver = 'marta' }: Character, scene: Scene) {
  const { who, recorded, asked, decided, outcome, response = '', child, ...request } = scene
  const [owner, decider] = [players[who], players[approver]]
  const named = { ...request, ...(child !== undefined && { child_id: childOf(owner, child) }) }
  const body = recorded ? { ...named, user_id: owner.id, auto_approve: 1 as const } : named
  const sender = recorded ? players[who === 'csilla' ? 'marta' : 'csilla'] : owner
  const { data } = await sender.caller.ask(leave.requestLeave, { body }, asOf(momentOf(asked, inTheMorning, who)))
  if (Array.isArray(data) || data.status === outcome) return

  const decision = { path: { id: data.id }, body: { comment: response } }
  const then = asOf(momentOf(decided, inTheAfternoon, who))
  if (outcome === 'approved') await decider.caller.ask(leave.approveLeave, decision, then)
  if (outcome === 'denied') await decider.caller.ask(leave.denyLeave, decision, then)
  if (outcome === 'cancelled') await owner.caller.ask(leave.cancelLeave, { path: { id: data.id } }, then)
}

const [inTheMorning, inTheAfternoon] = [8, 13]

/** A moment of three hours of a day, which differs from person to person. */
function momentOf(day: Day, hour: number, who: Name = 'marta'): Date {
  const minute = (Array.from(who, letter => letter.charCodeAt(0)).reduce((sum, code) => sum + code) * 37) % 180
  return new Date(instantInBudapest(day, { hour, minute }))
}

function childOf({ children }: Player, place: number): string {
  const child = children[place]
  if (!child) throw new Error('There is no such child in the cast')
  return child
}
