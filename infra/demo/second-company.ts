import { account } from '#shared/account/contract.ts'
import { company as companies } from '#shared/company/contract.ts'
import { addDays, type Day } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { people } from '#shared/people/contract.ts'
import type { Login } from '#infra/local/console/logins.ts'
import { emailOf, password, type Character } from './cast.ts'
import { callerOf } from './caller.ts'
import { invitationTo } from './emails.ts'
import { accept, register, type Players } from './found.ts'

const company = 'Nádas Kávézó Bt.'
const klara = { first_name: 'Klára', last_name: 'Bíró', email: 'klara@nadas.example' }
const vera = { first_name: 'Vera', last_name: 'Sipos', email: 'vera@nadas.example' }

interface SecondJob {
  url: string
  today: Day
  players: Players
  /** A person of the first company who also works here. */
  peter: Character
}

/** Founds a small second company that shares a person with the first. */
export async function foundSecond({ url, today, players, peter }: SecondJob): Promise<Login[]> {
  const { caller: owner } = await register(url, klara.email, { ...klara, company })
  const invites = [vera.email, emailOf('peter')].map(email => ({ email }))
  await owner.ask(people.invitePeople, { body: { invites } })
  const hers = await accept(url, vera.email, vera)
  const his = callerOf(url)
  await his.ask(account.logIn, { body: { email: emailOf('peter'), password, remember_me: true } })
  const { first_name, last_name } = peter
  const token = await invitationTo(url, emailOf('peter'), 2)
  await his.ask(joinCompany, { body: { token, first_name, last_name } })
  await owner.ask(companies.completeRegistration)

  const [from_date, to_date] = [addDays(today, 7), addDays(today, 13)]
  await hers.ask(leave.requestLeave, {
    body: { type_id: leaveTypeIds.vacation, from_date, to_date, comment: 'Családi program' },
  })

  // The shared person starts in the first company.
  const { data: first } = await players.peter.caller.ask(companies.showCompany)
  await his.ask(companies.selectCompany, { body: { company_id: first.id } })
  const login = { password, company }
  return [
    { ...login, email: klara.email, name: 'Bíró Klára', role: 'superadmin', note: 'owns the second company' },
    { ...login, email: vera.email, name: 'Sipos Vera', role: 'employee', note: 'has a request waiting there' },
  ]
}
