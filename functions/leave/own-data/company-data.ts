import { decidedForBy } from '#functions/people/approver-store.ts'
import { factChangesOf } from '#functions/people/fact-change-store.ts'
import { namesNow } from '#functions/people/names-now.ts'
import type { Now } from '#functions/platform/clock.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import { list } from '#functions/platform/table.ts'
import { yearOf } from '#shared/calendar/day.ts'
import type { Company, Member } from '#shared/company/model.ts'
import { roleName } from '#shared/contract/role.ts'
import { peopleNamedIn } from '#shared/people/audit/audit-in-words.ts'
import type { Language } from '#shared/words/language.ts'
import { balanceView } from '../balance-view.ts'
import { feedsOf, feedView } from '../feed/feed-store.ts'
import { leaveOf, readLeave, requests } from '../leave-store.ts'
import { typeLabel } from '../request-view.ts'
import { auditOf, auditView } from './own-audit.ts'
import { bellOf, preferencesOf } from './own-bell.ts'
import { ownSlackUsers } from './own-slack.ts'
import { sheetsOf } from './own-sheets.ts'
import { peopleIn, readable } from './readable.ts'

interface Whose {
  company: string
  member: string
}

/** What is kept of a person in a company, by file; of others their names alone. */
export async function companyData(
  { name: company_name }: Company,
  member: Member,
  now: Now,
  language: Language,
): Promise<Record<string, object>> {
  const whose = { company: member.company, member: member.id }
  const [decidesFor, facts, asked, attendance, bell, preferences, feeds, slack, audit, { terms, ...balances }] =
    await Promise.all([
      decidedForBy(member.company, member.id),
      factChangesOf(whose),
      list(requests, { pk: memberPartition(whose), prefix: 'REQUEST#' }),
      sheetsOf(whose),
      bellOf(whose),
      preferencesOf(whose),
      feedsOf(whose),
      ownSlackUsers(whose),
      auditOf(whose),
      balancesOf(whose, now, language),
    ])
  const kept = {
    person: member,
    'employment.json': terms,
    'fact-changes.json': facts,
    'leave.json': asked.map(request => ({ type: typeLabel(request.type_id, language), ...request })),
    'balances.json': balances,
    'attendance.json': attendance,
    'notifications.json': bell,
    'notification-preferences.json': preferences,
    'slack.json': slack,
    'calendar-feeds.json': feeds.map(({ feed, use }) => feedInFile(feedView(feed, use))),
  }
  const ids = [...peopleIn(kept), ...decidesFor, ...audit.flatMap(peopleNamedIn)]
  const names = await namesNow(member.company, ids, { language, withGroups: true })
  const { person, ...files } = readable(kept, names.person) as Record<string, object>
  return {
    'person.json': {
      company_name,
      ...person,
      role: roleName(member.role),
      group: member.group === null ? null : names.group(member.group),
      position: member.position?.name ?? null,
      decides_for: decidesFor.map(names.person),
    },
    ...files,
    'audit-log.json': audit.map(entry => auditView(entry, member.id, language, names)),
  }
}

/** A feed without its id, which is a digest of its secret. */
const feedInFile = ({ name, scope, created_at, fetched_at }: ReturnType<typeof feedView>) => ({
  name,
  scope,
  created_at,
  fetched_at,
})

/** The terms that leave is counted from, the books as they are kept, and the balance of each of their years. */
async function balancesOf(whose: Whose, now: Now, language: Language) {
  const leave = await readLeave(whose)
  const { found: books, account = null, known: terms = null } = leave
  const kept = books.map(({ year }) => year)
  const years = [...new Set([...kept, yearOf(now.today)])].sort((one, other) => one - other)
  const situation = await leaveOf(whose, years, now.today, leave)
  const balances: object[] = []
  for (const year of years)
    balances.push(await balanceView(situation, { year, today: now.today, language, knowsTerms: true, isOwn: true }))
  const { carried = [], per_child = {}, overtime = [], overtime_taken = [] } = account ?? {}
  return { terms, balances, books, carried, per_child, overtime, overtime_taken }
}
