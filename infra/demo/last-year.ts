import { leave } from '#shared/leave/contract.ts'
import type { Character, Name } from './cast.ts'
import type { Caller } from './caller.ts'
import type { Players } from './found.ts'
import { concurrently } from './concurrently.ts'

/**
 * Closes the year before the demo, of which most was before the company joined: days taken by then are deducted by hand, and only
 * what the cast says is carried over.
 */
export async function closeLastYear(owner: Caller, players: Players, cast: Record<Name, Character>, year: number) {
  await concurrently(Object.keys(cast) as Name[], async name => {
    const path = { id: players[name].id }
    const { left } = (await owner.ask(leave.showBalance, { path, query: { year: String(year) } })).data
    const days = (cast[name].carried ?? 0) - left
    if (days < 0)
      await owner.ask(leave.grantExtraDays, { path, body: { year, days, comment: 'A Szabi előtt kivett napok' } })
  })
}
