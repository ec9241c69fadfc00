import { account } from '#shared/account/contract.ts'
import { company as companies } from '#shared/company/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { people } from '#shared/people/contract.ts'
import { callerOf, type Caller } from './caller.ts'
import { company, emailOf, groups, password, type Character, type Name } from './cast.ts'
import { invitationTo } from './letters.ts'

/** Somebody who is in the company now. */
export interface Player {
  id: string
  caller: Caller
}

export type Players = Record<Name, Player>

/** Founds the company, invites everybody, lets them accept, and writes down who they are. */
export async function found(url: string, cast: Record<Name, Character>): Promise<Players> {
  const [founder, ...invited] = Object.keys(cast) as [Name, ...Name[]]
  const owner = await register(url, emailOf(founder), cast[founder])
  const players: Partial<Players> = { [founder]: owner }

  const invites = invited.map(name => ({
    email: emailOf(name),
    role: cast[name].role === 'admin' ? (2 as const) : (1 as const),
  }))
  const { data: answers } = await owner.caller.ask(people.invitePeople, { body: { invites } })
  for (const [index, name] of invited.entries()) {
    const caller = await accept(url, emailOf(name), cast[name])
    players[name] = { id: answers[index]?.id ?? '', caller }
  }

  const group = await addGroups(owner.caller)
  for (const name of Object.keys(cast) as Name[])
    await writeDown(players as Players, cast, name, { owner: owner.caller, group })
  await owner.caller.ask(companies.completeRegistration)
  return players as Players
}

async function register(url: string, email: string, { first_name, last_name }: Character): Promise<Player> {
  const caller = callerOf(url)
  const { user } = await caller.ask(account.register, { body: { email, password, captcha: 'stand-in.register' } })
  await caller.ask(companies.createCompany, { body: { name: company, country: 'HU', working_hours: generalWeek } })
  await caller.ask(people.savePersonalInformation, { path: { id: 'me' }, body: { first_name, last_name } })
  return { id: user.id, caller }
}

async function accept(url: string, email: string, { first_name, last_name }: Character): Promise<Caller> {
  const caller = callerOf(url)
  const token = await invitationTo(url, email)
  await caller.ask(people.acceptInvitation, { body: { token, first_name, last_name, password } })
  return caller
}

async function addGroups(owner: Caller): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const name of groups) ids.set(name, (await owner.ask(companies.addGroup, { body: { name } })).data.id)
  return ids
}

interface Administration {
  owner: Caller
  /** The ids of the groups, by name. */
  group: Map<string, string>
}

/** Who somebody is they say themselves; how they are employed the owner says. */
async function writeDown(
  players: Players,
  cast: Record<Name, Character>,
  name: Name,
  { owner, group }: Administration,
) {
  const { first_name, last_name, gender, birthday, approver, ...work } = cast[name]
  const path = { id: players[name].id }
  await players[name].caller.ask(people.savePersonalInformation, {
    path: { id: 'me' },
    body: { first_name, last_name, gender, birthday, show_birthday: true },
  })
  const { employment_start, position, children = [], working_hours } = work
  await owner.ask(people.saveEmploymentInformation, {
    path,
    body: { employment_start, position, children, working_hours, group_id: group.get(work.group) },
  })
  if (approver) await owner.ask(people.saveApprovers, { path, body: { approver_ids: [players[approver].id] } })
}
