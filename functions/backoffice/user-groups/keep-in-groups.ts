import { belongsBy, type GroupRule, type JudgedCompany } from '#shared/backoffice/user-groups/group-rule.ts'
import { wordOfCompany } from '#shared/backoffice/user-groups/member-word.ts'
import { noPlan, standingOn } from '#shared/company/plan/plan.ts'
import { addDays, type Day } from '#shared/calendar/day.ts'
import type { Company } from '#shared/company/model.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companyPlans } from '#functions/company/plan-store.ts'
import { companies, headcountOf } from '#functions/company/company-store.ts'
import { absences, awayIn } from '#functions/leave/leave-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { check, clear, commit, get, getAll, insert, list } from '#functions/platform/table.ts'
import { allUserGroups, userGroupMembers, userGroups } from './user-group-store.ts'

/** Puts a company into the groups whose rule it fits on a day, and takes it out of the others that have one. */
export async function keepInGroups({ company: id, day }: { company: string; day: Day }): Promise<void> {
  const ruled = (await allUserGroups()).filter(group => group.rule !== null)
  const company = ruled.length ? await get(companies, { id }) : undefined
  if (!company || company.is_deleted) return
  const rules = ruled.map(({ rule }) => rule!)
  const [judged, known] = await Promise.all([
    judgedOn(day, company, rules),
    getAll(
      userGroupMembers,
      ruled.map(group => ({ group: group.id, id })),
    ),
  ])
  for (const group of ruled) {
    const belongs = belongsBy(group.rule!, judged)
    const isIn = known.some(member => member.group === group.id)
    const member = { group: group.id, id }
    if (isIn && !belongs) await commit(check(userGroups, group), clear(userGroupMembers, member))
    if (isIn || !belongs) continue
    const word = wordOfCompany(company)
    const added_at = nowAt(new Date()).seconds
    await commit(
      check(companies, company),
      check(userGroups, group),
      insert(userGroupMembers, { ...member, of: 'company', word, added_at, added_by: null }),
    )
  }
}

/** What rules ask of a company; what none of them asks for is not read. */
export async function judgedOn(day: Day, company: Company, rules: readonly GroupRule[]): Promise<JudgedCompany> {
  const asksFor = (asked: (rule: GroupRule) => boolean) => rules.some(asked)
  const [plan, seats, owner, isActive] = await Promise.all([
    get(companyPlans, { company: company.id }),
    headcountOf(company.id),
    asksFor(({ languages }) => languages.length > 0) ? get(accounts, { id: company.owner }) : undefined,
    asksFor(({ activity }) => activity !== 'any') ? booksLeave(company.id, day) : false,
  ])
  return {
    standing: standingOn(plan ?? noPlan(company.id), seats, day),
    country: company.country,
    language: owner?.language ?? 'hu',
    seats,
    is_active: isActive,
  }
}

/** Whether leave is booked in the month of a day or was in the one before. */
async function booksLeave(company: string, day: Day): Promise<boolean> {
  const months = [day, addDays(`${day.slice(0, 7)}-01`, -1)].map(one => one.slice(0, 7))
  const found = await Promise.all(
    months.map(month => list(absences, { pk: awayIn(company, month), atMost: 1, mayLag: true })),
  )
  return found.some(some => some.length > 0)
}
