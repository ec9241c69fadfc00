import type { Caller } from '#infra/demo/caller.ts'
import { password } from '#infra/demo/cast.ts'
import { account } from '#shared/account/contract.ts'
import { confirmEmail } from '#shared/account/contract/confirm-email.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import type { StageClient } from './stage-client.ts'

/** The people of a rehearsal: who founds the company and decides, and who is invited and asks. */
export interface Office {
  owner: Caller
  asker: Caller
}

export const [ownersEmail, askersEmail] = ['marta@example.hu', 'anna@example.hu']

/** Registers, founds a company, confirms the address, and invites somebody, who accepts by the link of the email. */
export async function openOffice(stage: StageClient): Promise<Office> {
  const [owner, asker] = [await stage.client(), await stage.client()]
  await owner.ask(account.register, { body: { email: ownersEmail, password, captcha: '' } })
  await owner.ask(company.createCompany, { body: { name: 'Próba Kft.', country: 'HU', working_hours: generalWeek } })
  await owner.ask(people.savePersonalInformation, {
    path: { id: 'me' },
    body: { first_name: 'Márta', last_name: 'Kiss' },
  })
  await owner.ask(company.completeRegistration)
  // Invitations are held until their inviter has confirmed the address.
  await owner.ask(confirmEmail, { body: { token: await tokenTo('confirm-email', ownersEmail, stage) } })
  await owner.ask(people.invitePeople, { body: { invites: [{ email: askersEmail, role: 1 }] } })
  const token = await tokenTo('accept-invitation', askersEmail, stage)
  await asker.ask(people.acceptInvitation, {
    body: { token, first_name: 'Anna', last_name: 'Nagy', password },
  })
  return { owner, asker }
}

/** The token of a link to a page that was emailed to an address. */
async function tokenTo(page: string, address: string, stage: StageClient): Promise<string> {
  const email = await stage.emailTo(address, `${page}?token=`)
  return new RegExp(`${page}\\?token=([\\w.-]+)`).exec(email)?.[1] ?? ''
}

/** Asks for a day of unpaid leave next September, and gives the request's id. */
export async function ask({ asker }: Office, day: number): Promise<string> {
  const date = `${new Date().getUTCFullYear() + 1}-09-${String(day).padStart(2, '0')}`
  const { data } = await asker.ask(leave.requestLeave, {
    body: { type_id: 5, from_date: date, to_date: date, comment: '' },
  })
  if (Array.isArray(data)) throw new Error('The reply is that of several people.')
  return data.id
}

export const approve = ({ owner }: Office, id: string) =>
  owner.ask(leave.approveLeave, { path: { id }, body: { comment: '' } })

/** Calls as somebody signed in, with the token they have and with the next one. */
export async function stillWorks({ owner, asker }: Office) {
  for (const person of [owner, asker]) {
    await person.ask(people.showMe)
    await person.ask(account.refreshToken)
    await person.ask(people.showMe)
  }
}
