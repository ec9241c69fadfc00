import { addDays, type Day } from '#shared/calendar/day.ts'
import { startOfBudapestDay } from '#shared/calendar/budapest-day.ts'
import type { AuditEntry } from '#shared/company/audit/audit-entry.ts'
import { auditChangeInWords, makerInWords, peopleNamedIn } from '#shared/people/audit/audit-in-words.ts'
import * as contract from '#shared/people/contract/list-audit-log.ts'
import type { Language } from '#shared/words/language.ts'
import { auditEntries, auditOfAct, auditOfSubject, auditPartition, placeOf } from '#functions/company/audit-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { reasonsOf } from './audit-reasons.ts'
import { namesNow } from './names-now.ts'

/** The entries that a call reads for a page; one filtered by two things may give fewer, and the next page goes on. */
const ofPage = 50

interface Asked {
  subject?: string | undefined
  act?: AuditEntry['act'] | undefined
  from?: Day | undefined
  to?: Day | undefined
  cursor?: string | undefined
}

export const handler = serve(contract.listAuditLog, async ({ query }, { actor, language }) => {
  const { company } = actor
  const atMost = Math.min(query.limit ?? ofPage, contract.longestAuditPage)
  // One more than shown says where the next page begins.
  const asked = queryFor(company, query)
  // The table refuses a range that ends before it begins.
  const isEmpty = asked.between[0] > asked.between[1]
  const found = isEmpty ? [] : await list(auditEntries, { ...asked, newestFirst: true, atMost: atMost + 1 })
  const [page, beyond] = [found.slice(0, atMost), found[atMost]]
  const entries = page.filter(({ act }) => query.act === undefined || act === query.act)
  const [names, reasonOf] = await Promise.all([namesIn(company, entries, language), reasonsOf(company, entries)])
  return {
    data: entries.map(entry => {
      const { id, at, by, act, about, subject, name = '', changes, request } = entry
      return {
        id,
        at,
        by: { id: by, name: makerInWords(entry, language, names) },
        act,
        subject: { about, id: subject, name: about === 'person' ? names.person(subject) : name },
        changes: changes.map(change => auditChangeInWords(change, act, language, names)),
        reason: reasonOf(entry),
        request_id: request ?? null,
      }
    }),
    next: beyond ? placeOf(beyond) : null,
  }
})

/** What was done to one is read from its own index, so that no filter by a person reads the whole log. */
function queryFor(company: string, { subject, act, from, to, cursor }: Asked) {
  const latest = to === undefined ? '9' : secondIn(addDays(to, 1))
  const newest = cursor !== undefined && cursor < latest ? cursor : latest
  const between = [from === undefined ? '0' : secondIn(from), newest] as const
  if (subject !== undefined) return { pk: auditOfSubject(company, subject), index: 1, between } as const
  if (act !== undefined) return { pk: auditOfAct(company, act), index: 2, between } as const
  return { pk: auditPartition(company), mayLag: true, between }
}

/** When a day begins, in the form in which the keys are ordered; no entry is older than the count of seconds. */
const secondIn = (day: Day) => String(Math.max(0, startOfBudapestDay(day) / 1000)).padStart(10, '0')

/** How the people whom a page names are called now, and the groups where one of its changes is about a group. */
const namesIn = (company: string, entries: readonly AuditEntry[], language: Language) =>
  namesNow(company, entries.flatMap(peopleNamedIn), {
    language,
    withGroups: entries.some(({ changes }) => changes.some(({ field }) => field === 'group')),
    byEmail: true,
  })
