import { instantInBudapest } from '#shared/calendar/budapest-day.ts'
import { addDays, type Day } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { people } from '#shared/people/contract.ts'
import { openBells } from './bells.ts'
import { asOf } from './caller.ts'
import type { Character, Name } from './cast.ts'
import type { Player, Players } from './found.ts'
import type { Scene, Shutdown } from './scenes.ts'
import { concurrently } from './concurrently.ts'

interface Play {
  /** The address of the local cloud. */
  url: string
  cast: Record<Name, Character>
  scenes: Scene[]
  shutdowns: Shutdown[]
  /** The year of the days granted by hand. */
  year: number
  today: Day
}

/** How many days ago people opened their bells for the last time. */
const unopenedFor = 7

/** Plays the year: each person's scenes in order, several people concurrently; what is over for long was seen. Deactivations come last. */
export async function play(players: Players, { url, cast, scenes, shutdowns, year, today }: Play) {
  const names = Object.keys(cast) as Name[]
  const { caller: owner } = players.marta
  await concurrently(names, async name => {
    const { extra } = cast[name]
    if (extra) await owner.ask(leave.grantExtraDays, { path: { id: players[name].id }, body: { ...extra, year } })
  })
  const opened = addDays(today, -unopenedFor)
  const isSeen = ({ asked }: { asked: Day }) => asked < opened
  const undecided: Decision[] = []
  const playScenes = async (some: Scene[]) =>
    concurrently(names, async name => {
      for (const scene of some.filter(({ who }) => who === name)) {
        const decide = await ask(players, cast[name], scene)
        if (decide && isSeen(scene) && scene.decided >= opened) undecided.push(decide)
        else await decide?.()
      }
    })
  await playScenes(scenes.filter(isSeen))
  await shutDown(players, shutdowns.filter(isSeen))
  const members = names.filter(name => cast[name].status !== 'invited').map(name => players[name].caller)
  await openBells(url, members)
  await concurrently(undecided, decide => decide())
  await playScenes(scenes.filter(scene => !isSeen(scene)))
  await shutDown(
    players,
    shutdowns.filter(one => !isSeen(one)),
  )
  for (const name of names.filter(one => cast[one].status === 'deactivated'))
    await owner.ask(people.deactivatePerson, { path: { id: players[name].id } })
}

async function shutDown(players: Players, shutdowns: readonly Shutdown[]) {
  for (const { who, asked, ...days } of shutdowns) {
    const user_id = who.map(name => players[name].id)
    const body = {
      ...days,
      type_id: leaveTypeIds.vacation,
      user_id,
      auto_approve: 1,
      comment: 'Gépkarbantartás',
    } as const
    await players.marta.caller.ask(leave.requestLeave, { body }, asOf(momentOf(asked, inTheMorning)))
  }
}

type Decision = () => Promise<unknown>

/** Submits a request by its owner, or records it by an administrator, on the day of the scene; returns its decision where it needs one. */
async function ask(players: Players, { approver = 'marta' }: Character, scene: Scene): Promise<Decision | undefined> {
  const { who, recorded, asked, decided, outcome, response = '', child, ...request } = scene
  const [owner, decider] = [players[who], players[approver]]
  const named = { ...request, ...(child !== undefined && { child_id: childOf(owner, child) }) }
  const body = recorded ? { ...named, user_id: owner.id, auto_approve: 1 as const } : named
  const sender = recorded ? players[who === 'csilla' ? 'marta' : 'csilla'] : owner
  const { data } = await sender.caller.ask(leave.requestLeave, { body }, asOf(momentOf(asked, inTheMorning, who)))
  if (Array.isArray(data) || data.status === outcome) return undefined

  const decision = { path: { id: data.id }, body: { comment: response } }
  const then = asOf(momentOf(decided, inTheAfternoon, who))
  if (outcome === 'approved') return () => decider.caller.ask(leave.approveLeave, decision, then)
  if (outcome === 'denied') return () => decider.caller.ask(leave.denyLeave, decision, then)
  return () => owner.caller.ask(leave.cancelLeave, { path: { id: data.id } }, then)
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
