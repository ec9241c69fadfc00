import * as z from 'zod/mini'
import { accountPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { list, listKinds } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'

/** A company that an account belongs to, and when it was last selected (unix seconds). */
const CompanyMembership = z.object({ account: z.string(), company: z.string(), selected_at: z.int() })
type CompanyMembership = z.infer<typeof CompanyMembership>

export const companyMemberships: Kind<CompanyMembership, { account: string; company: string }> = {
  name: 'CompanyMembership',
  schema: CompanyMembership,
  key: ({ account, company }) => ({ pk: accountPartition(account), sk: `COMPANY#${company}` }),
}

/** The companies of an account, the most recently selected first. */
export async function companyMembershipsOf(account: string) {
  const found = await list(companyMemberships, { pk: accountPartition(account), prefix: 'COMPANY#' })
  return latestFirst(found)
}

/** An account and its companies, the most recently selected first, in one query. */
export async function accountWithMemberships(id: string) {
  const [[account], memberships] = await listKinds([accounts, companyMemberships], {
    pk: accountPartition(id),
    between: ['ACCOUNT', 'COMPANY#~'],
  })
  return { account, memberships: latestFirst(memberships) }
}

const latestFirst = (memberships: Stored<CompanyMembership>[]) =>
  memberships.sort((one, other) => other.selected_at - one.selected_at)
