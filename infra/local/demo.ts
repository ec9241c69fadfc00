import type { Day } from '#shared/calendar/day.ts'
import { castOf, company, emailOf, password, type Character, type Name } from './demo/cast.ts'
import { found } from './demo/found.ts'
import { play } from './demo/play.ts'
import { scenesOf } from './demo/scenes.ts'
import type { Login } from './desk/logins.ts'

/** Makes the demo company as people would, through the API alone, and tells whom one can sign in as. */
export async function seed({ url, today }: { url: string; today: Day }): Promise<Login[]> {
  const cast = castOf(today)
  const people = await found(url, cast)
  await play(people, cast, scenesOf(today))
  return Object.entries(cast).map(([name, { first_name, last_name, role, note }]: [string, Character]) => ({
    email: emailOf(name as Name),
    password,
    name: `${last_name} ${first_name}`,
    company,
    role,
    note,
  }))
}
