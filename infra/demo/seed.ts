import { yearOf, type Day } from '#shared/calendar/day.ts'
import { changeLeaveRules } from '#shared/leave/contract/change-leave-rules.ts'
import { keepAttendance } from './attendance.ts'
import { castOf, company, emailOf, password, type Character, type Name } from './cast.ts'
import { found } from './found.ts'
import { play } from './play.ts'
import { scenesOf, shutdownsOf } from './scenes.ts'
import { foundSecond } from './second-company.ts'
import type { Login } from '#infra/local/console/logins.ts'

/** Creates the demo companies through the API alone, and gives their logins, featured ones first. */
export async function seed({ url, today }: { url: string; today: Day }): Promise<Login[]> {
  const cast = castOf(today)
  const players = await found(url, cast)
  await players.marta.caller.ask(changeLeaveRules, { body: { overtimeFor: 'time_off_until_next_year' } })
  const scenes = { url, cast, scenes: scenesOf(today, cast), shutdowns: shutdownsOf(today), year: yearOf(today), today }
  const [, others] = await Promise.all([
    play(players, scenes).then(() => keepAttendance(players, today)),
    foundSecond({ url, today, players, peter: cast.peter }),
  ])
  return [...loginsOf(cast), ...others]
}

const loginsOf = (cast: Record<Name, Character>): Login[] =>
  Object.entries(cast)
    .filter(([, { status }]) => status !== 'invited')
    .map(([name, { first_name, last_name, role, note }]) => ({
      email: emailOf(name as Name),
      password,
      name: `${last_name} ${first_name}`,
      company,
      role,
      note,
    }))
