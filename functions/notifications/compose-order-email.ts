import { companies } from '#functions/company/company-store.ts'
import { setting } from '#functions/platform/environment.ts'
import { get } from '#functions/platform/table.ts'
import { grantEmail, orderEmail } from '#shared/notifications/order-email.ts'
import { operator } from '#shared/words/operator.ts'
import { operators, pageAt, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'
import { recipientIn } from './recipient.ts'

/** The pro-forma invoice in the language of whoever ordered, or to those who run the service. */
export async function composeOrderEmail({
  company: id,
  to,
  address,
  order,
}: JobOf<'order'>): Promise<AddressedEmail | undefined> {
  const reached = await recipientIn(id, to)
  if (!reached) return undefined
  const { company, recipient } = reached
  const isForOperator = address === null
  const language = isForOperator ? operators : recipient.language
  const content = orderEmail(
    { order, company: company.name, id, seller: operator, address: pageAt('company/plan', language), isForOperator },
    language,
  )
  return { ...content, to: address ?? setting('SUPPORT_ADDRESS'), member: recipient.id }
}

/** To those who run the service, who decide on it. */
export async function composeGrantEmail({ company: id, to }: JobOf<'grant'>): Promise<AddressedEmail | undefined> {
  const company = await get(companies, { id })
  if (!company || company.is_deleted) return undefined
  return { ...grantEmail({ company: company.name, id }, operators), to: setting('SUPPORT_ADDRESS'), member: to }
}
