import { yearOf, type Day } from '#shared/calendar/day.ts'
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
  const [, others] = await Promise.all([
    play(players, { cast, scenes: scenesOf(today, cast), shutdowns: shutdownsOf(today), year: yearOf(today) }),
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
