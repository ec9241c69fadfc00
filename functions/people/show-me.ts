import { restorableUntil } from '#shared/company/deletion.ts'
import type { Company } from '#shared/company/model.ts'
import { hoursOn } from '#shared/company/rules.ts'
import { Problem } from '#shared/contract/problem.ts'
import { isAdmin } from '#shared/contract/role.ts'
import * as contract from '#shared/people/contract/show-me.ts'
import { statusIdOf } from '#shared/people/rules.ts'
import { accountWithMemberships } from '#functions/account/company-membership-store.ts'
import { calendars } from '#functions/company/calendar-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { delegatingTo, members } from '#functions/company/member-store.ts'
import { isDeactivated, lacksSecondFactor } from '#functions/platform/authorise.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { get, getAll } from '#functions/platform/table.ts'
import { isApprover } from './approver-store.ts'

/** Lists only companies where the account is an active member. */
export const handler = serveReadingAhead(contract.showMe, readOwn, async (_, { actor, now }, reading) => {
  const own = await reading()
  const { account, calendar, decides, delegating } = own
  if (!account) throw new Problem('unauthenticated')

  const { foundCompanies, foundMembers } = await belongingsOf(account.id, own)
  const active = new Map(
    foundMembers.filter(({ status }) => status === 'active').map(member => [member.company, member]),
  )
  const open = foundCompanies.filter(({ id, is_deleted }) => !is_deleted && active.has(id))
  const isDeactivatedAt = (company: Company) =>
    foundMembers.some(member => member.company === company.id && isDeactivated({ member, company }))
  const deleted = open.length ? undefined : lastDeleted(foundCompanies.filter(({ id }) => active.has(id)))
  const selected = open.find(({ id }) => id === actor.selected)
  const member = selected && active.get(selected.id)
  const lacks = selected && member ? await lacksSecondFactor(member, selected) : false

  const { id, email, avatar, language, theme } = account
  const { first_name, last_name } = member ?? account
  return {
    data: {
      id,
      email,
      first_name,
      last_name,
      avatar,
      role: member?.role ?? null,
      status_id: member ? statusIdOf(member) : 0,
      is_approver: Boolean(member) && decides,
      ...(member && delegating.length > 0 && { is_stand_in: true }),
      preferences: { language, theme },
      companies: open.map(({ id, name }) => ({ id, name })),
      is_email_confirmed: account.email_confirmed_at !== null,
      is_deactivated: !open.length && foundCompanies.some(company => isDeactivatedAt(company)),
      ...(deleted && { deleted_company: deleted }),
      selected_company:
        selected && calendar
          ? {
              ...selected,
              ...hoursOn(calendar, now.today),
              ...(selected.admins_need_second_factor && isAdmin(member) && { requires_second_factor: true }),
              ...(lacks && { needs_second_factor: true }),
            }
          : null,
    },
  }
})

/** The company that was deleted last, and until when it can be restored. */
function lastDeleted(companies: readonly Company[]) {
  const deleted = companies.flatMap(({ name, deleted }) => (deleted ? [{ name, deleted }] : []))
  const last = deleted.sort((one, other) => other.deleted.at - one.deleted.at)[0]
  return last && { name: last.name, restorable_until: restorableUntil(last.deleted) }
}

/** What is kept of an account, and of it in the company that it has entered; the latter is read with the credentials. */
async function readOwn(_: unknown, { company: entered, user }: { company: string | null; user: string }) {
  const [{ account, memberships }, calendar, company, member, decides, delegating] = await Promise.all([
    accountWithMemberships(user),
    entered === null ? undefined : get(calendars, { company: entered }),
    entered === null ? undefined : get(companies, { id: entered }),
    entered === null ? undefined : get(members, { company: entered, id: user }),
    entered !== null && isApprover(entered, user),
    entered === null ? [] : delegatingTo(entered, user),
  ])
  return { account, memberships, calendar, company, member, decides, delegating }
}

/** The companies of an account and who it is in them, the most recently selected first; one was read already. */
async function belongingsOf(id: string, { memberships, company, member }: Awaited<ReturnType<typeof readOwn>>) {
  const ids = memberships.map(membership => membership.company)
  const others = ids.filter(other => other !== company?.id)
  const [otherCompanies, otherMembers] = await Promise.all([
    getAll(
      companies,
      others.map(other => ({ id: other })),
    ),
    getAll(
      members,
      others.map(other => ({ company: other, id })),
    ),
  ])
  const known = [...otherCompanies, ...(company ? [company] : [])]
  return {
    foundCompanies: ids.flatMap(one => known.find(found => found.id === one) ?? []),
    foundMembers: [...otherMembers, ...(member ? [member] : [])].filter(one => ids.includes(one.company)),
  }
}
