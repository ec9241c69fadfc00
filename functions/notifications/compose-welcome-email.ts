import { accounts } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { get } from '#functions/platform/table.ts'
import { welcomeEmail, type FirstStep } from '#shared/notifications/welcome-email.ts'
import { pageAt, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'

const pageOf = {
  register: 'register/company',
  invite: 'company/employees',
  begin: 'dashboard',
} as const satisfies Record<FirstStep, string>

/** Skips an account that is erased, or whose address is another one by now that nobody has confirmed. */
export async function composeWelcomeEmail({ account: id }: JobOf<'welcome'>): Promise<AddressedEmail | undefined> {
  const owner = await get(accounts, { id })
  if (!owner || owner.email_confirmed_at === null) return undefined
  const { email, first_name: recipient, language } = owner
  const step = await firstStepOf(id)
  const address = pageAt(pageOf[step], language)
  return { ...welcomeEmail({ step, recipient, email, address }, language), to: email, member: id }
}

async function firstStepOf(account: string): Promise<FirstStep> {
  const [selected] = await companyMembershipsOf(account)
  const company = selected && (await get(companies, { id: selected.company }))
  if (!company) return 'register'
  return company.owner === account ? 'invite' : 'begin'
}
