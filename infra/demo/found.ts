import { account } from '#shared/account/contract.ts'
import { confirmEmail } from '#shared/account/contract/confirm-email.ts'
import { roles } from '#shared/contract/role.ts'
import { company as companies } from '#shared/company/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { people } from '#shared/people/contract.ts'
import { callerOf, type Caller } from './caller.ts'
import { company, datedFactsOf, emailOf, groups, password, type Character, type Name } from './cast.ts'
import { confirmationTo, invitationTo } from './emails.ts'
import { concurrently } from './concurrently.ts'

/** A person of the company; an invited one's client is not signed in. */
export interface Player {
  id: string
  caller: Caller
  /** The ids of the children, in the order of the cast. */
  children: string[]
}

export type Players = Record<Name, Player>

type Names = Pick<Character, 'first_name' | 'last_name'>

/** Founds the company, invites everybody, lets them accept, and fills in their data. */
export async function found(url: string, cast: Record<Name, Character>): Promise<Players> {
  const [founder, ...invited] = Object.keys(cast) as [Name, ...Name[]]
  const { user, caller: owner } = await register(url, emailOf(founder), { ...cast[founder], company })
  const group = await addGroups(owner)
  const players: Partial<Players> = { [founder]: { id: user, caller: owner, children: [] } }

  const invites = invited.map(name => ({
    email: emailOf(name),
    role: cast[name].role === 'admin' ? roles.administrator : roles.employee,
  }))
  await owner.ask(people.invitePeople, { body: { invites } })
  const idByEmail = await invitedPeople(owner)
  for (const name of invited)
    players[name] = { id: idByEmail.get(emailOf(name)) ?? '', caller: callerOf(url), children: [] }
  await concurrently(
    invited.filter(name => cast[name].status !== 'invited'),
    async name => void (players[name]!.caller = await accept(url, emailOf(name), cast[name])),
  )

  const all = players as Players
  await concurrently(Object.keys(cast) as Name[], name => fillIn(all, cast, name, { owner, group }))
  await owner.ask(companies.completeRegistration)
  return all
}

/** The ids of the people of a company by their addresses. */
async function invitedPeople(owner: Caller): Promise<Map<string, string>> {
  const { data } = await owner.ask(people.listPeople)
  const ids = new Map<string, string>()
  await concurrently(data, async ({ id }) => {
    const { email } = (await owner.ask(people.showPerson, { path: { id } })).data
    if (email) ids.set(email, id)
  })
  return ids
}

/** Registers a founder with a company and a confirmed address, and gives their id and client. */
export async function register(
  url: string,
  email: string,
  { company, first_name, last_name }: Names & { company: string },
) {
  const caller = callerOf(url)
  const { user } = await caller.ask(account.register, { body: { email, password, captcha: 'stand-in.register' } })
  const body = { name: company, country: 'HU', working_hours: generalWeek }
  await caller.ask(companies.createCompany, { body })
  await caller.ask(people.savePersonalInformation, { path: { id: 'me' }, body: { first_name, last_name } })
  await caller.ask(confirmEmail, { body: { token: await confirmationTo(url, email) } })
  return { user: user.id, caller }
}

/** Accepts the invitation that a new address has received. */
export async function accept(url: string, email: string, { first_name, last_name }: Names): Promise<Caller> {
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

/** The owner enters everybody's data, as a company does that has known its people for long. */
async function fillIn(players: Players, cast: Record<Name, Character>, name: Name, { owner, group }: Administration) {
  const { first_name, last_name, gender, birthday, phone, hide_personal_info = false } = cast[name]
  const { group: groupName, approver, second_approver, children = [] } = cast[name]
  const { id } = players[name]
  await owner.ask(people.savePersonalInformation, {
    path: { id },
    body: { first_name, last_name, gender, birthday, phone, hide_personal_info, show_birthday: !hide_personal_info },
  })
  const { data } = await owner.ask(people.saveEmploymentInformation, {
    path: { id },
    body: {
      ...employmentOf(cast[name]),
      ...datedFactsOf(cast[name]),
      children: [...children],
      group_id: group.get(groupName),
    },
  })
  players[name].children = data.employment?.children.map(child => child.id) ?? []
  const approver_ids = [approver, second_approver].flatMap(one => (one ? [players[one].id] : []))
  if (approver_ids.length) await owner.ask(people.saveApprovers, { path: { id }, body: { approver_ids } })
}

/** The fields of a character that are employment information. */
const employmentFields = [
  'employment_start',
  'employment_end',
  'position',
  'working_hours',
  'unequal_schedule',
  'health_damage_or_disability',
  'caregiver',
] as const satisfies (keyof Character)[]

const employmentOf = (character: Character) =>
  Object.fromEntries(employmentFields.map(name => [name, character[name]])) as Pick<
    Character,
    (typeof employmentFields)[number]
  >
