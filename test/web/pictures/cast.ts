import { callerOf } from '#infra/demo/caller.ts'
import { confirmationTo, invitationTo } from '#infra/demo/emails.ts'
import { account } from '#shared/account/contract.ts'
import { confirmEmail } from '#shared/account/contract/confirm-email.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'

export const password = 'Szabi2026'

const steps = ['company', 'personal-information', 'team'] as const
export type Step = (typeof steps)[number]

/** For each step somebody in the middle of registering, who has come as far as this step: their addresses. */
export async function registrants(url: string): Promise<Record<Step, string>> {
  const emails = await Promise.all(steps.map(async step => [step, await registrantAt(url, step)]))
  return Object.fromEntries(emails) as Record<Step, string>
}

async function registrantAt(url: string, step: Step): Promise<string> {
  const caller = callerOf(url)
  const email = `${step}@ujceg.example`
  await caller.ask(account.register, { body: { email, password, captcha: 'stand-in.register' } })
  if (step === 'company') return email
  await caller.ask(company.createCompany, { body: { name: 'Kék Tó Kft.', country: 'HU', working_hours: generalWeek } })
  if (step === 'personal-information') return email
  const names = { first_name: 'Csilla', last_name: 'Kiss' }
  await caller.ask(people.savePersonalInformation, { path: { id: 'me' }, body: names })
  await caller.ask(confirmEmail, { body: { token: await confirmationTo(url, email) } })
  await caller.ask(people.invitePeople, { body: { invites: [{ email: invited, role: 1 }] } })
  return email
}

const invited = 'meghivott@ujceg.example'

/** The page that the email to somebody invited leads to, once that has come. */
export const invitationPage = async (url: string) => `/accept-invitation?token=${await invitationTo(url, invited)}`
