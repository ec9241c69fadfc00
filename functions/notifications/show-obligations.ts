import { sheetsToAccept, sheetsToHandIn } from '#functions/attendance/sheets-due.ts'
import { calendarOf } from '#functions/company/calendar-store.ts'
import { decidedForToday, nobody } from '#functions/leave/decided-for.ts'
import { lackingInCompany, lackingOf } from '#functions/leave/lacking-documents.ts'
import { viewsOf } from '#functions/leave/request-view.ts'
import { waitingFor } from '#functions/leave/waiting-requests.ts'
import { serve, type RequestContext } from '#functions/platform/serve.ts'
import { calendarWarning } from '#shared/calendar/calendar-warning.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { isAdmin } from '#shared/contract/role.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import * as contract from '#shared/notifications/contract/show-obligations.ts'
import { mostNamed } from '#shared/notifications/contract/show-obligations.ts'
import { say } from '#shared/words/say.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { proposalsFor } from './open-proposals.ts'

/** Each part is read by the rule of the page that shows it, so that nobody is told of more than they may see there. */
export const handler = serve(contract.showObligations, async (_, { actor, now, language }) => {
  const whose = { company: actor.company, member: actor.user }
  const reading = { actor, language, now }
  const deciding = isAdmin(actor) ? Promise.resolve(nobody) : decidedForToday({ actor, now })
  const [requests, lacking, own, handedIn, facts, warnings] = await Promise.all([
    deciding.then(async decided => {
      const { mine, people } = await waitingFor(actor, decided)
      return { total: mine.length, data: await viewsOf(mine.slice(0, mostNamed), reading, undefined, people) }
    }),
    lackingFor(actor, now).then(async found => ({
      total: found.length,
      data: await viewsOf(found.slice(0, mostNamed), reading),
    })),
    sheetsToHandIn(whose, now.today),
    deciding.then(decided => sheetsToAccept(actor, decided, now.today)),
    isAdmin(actor) ? proposalsFor({ actor, language }) : [],
    isAdmin(actor) ? warningsFor({ actor, now, language }) : [],
  ])
  const sheets = handedIn.map(({ month, person: { id, first_name, last_name } }) => ({
    month,
    user: { id, name: sayReply({ key: 'problems:personName', values: { first_name, last_name } }, language).trim() },
  }))
  return {
    data: {
      requests_to_decide: requests,
      documents_lacking: lacking,
      sheets_to_hand_in: named(own),
      sheets_to_accept: named(sheets),
      facts_to_confirm: named(facts),
      calendar_warnings: named(warnings),
    },
  }
})

const named = <Item>(all: readonly Item[]) => ({ total: all.length, data: all.slice(0, mostNamed) })

/** The own requests without their document, and for an administrator those of everybody that were decided; what waits says itself what it lacks. */
async function lackingFor(actor: RequestContext['actor'], { today }: RequestContext['now']): Promise<LeaveRequest[]> {
  const [own, decided] = await Promise.all([
    lackingOf({ company: actor.company, member: actor.user }, today),
    isAdmin(actor) ? lackingInCompany(actor.company, today, { isDecided: true }) : [],
  ])
  return [...new Map([...own, ...decided].map(request => [request.id, request])).values()]
}

/** What the calendars of this year and the next lack, which administrators alone can enter. */
async function warningsFor({ actor, now, language }: Pick<RequestContext, 'actor' | 'now' | 'language'>) {
  const { country } = await calendarOf(actor.company)
  if (country !== 'HU') return []
  const thisYear = yearOf(now.today)
  return [thisYear, thisYear + 1].flatMap(year => {
    const warning = calendarWarning(year, now.today)?.label
    return warning ? [say(warning, language)] : []
  })
}
