import { directoryStateOf } from '#functions/company/directory.ts'
import { members } from '#functions/company/member-store.ts'
import { awayDuring } from '#functions/leave/away.ts'
import { colleaguesAway } from '#functions/leave/colleagues-away.ts'
import { typeLabel } from '#functions/leave/request-view.ts'
import { visibleRequest } from '#functions/leave/visible-leave.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import { automaticEndings, daysOf, type LeaveRequest } from '#shared/leave/model.ts'
import * as contract from '#shared/notifications/contract/show-decision.ts'
import { leftOfYears, yearsOfBalance } from '#shared/notifications/email/left-of-years.ts'
import { openDecisionLink } from './decision-link.ts'

/** Reads only, since some mail programs open every link by themselves. */
export const handler = serve(contract.showDecision, async ({ query: { token } }, { now, language }) => {
  const { actor, decided } = await openDecisionLink(token, now)
  const { company } = actor
  const { request, owner } = decided
  const [{ situation }, absent, directory, over] = await Promise.all([
    visibleRequest(actor, decided, now.today, { years: yearsOfBalance(request, now.today) }),
    awayDuring(company, request, { mayLag: true }),
    directoryStateOf(company),
    overBy(request),
  ])
  const away = await colleaguesAway(owner, absent, directory)
  return {
    data: {
      company: actor.companyName,
      decider: actor.name,
      user: nameIn(owner),
      type: { id: request.type_id, label: typeLabel(request.type_id, language) },
      from_date: request.from_date,
      to_date: request.to_date,
      days: daysOf(request),
      comment: request.comment,
      status: request.status,
      version: request.history.length,
      over,
      away: away.map(({ colleague, from_date, to_date, status }) => ({
        ...nameIn(colleague),
        from_date,
        to_date,
        is_asked: status === 'pending',
      })),
      left: request.status === 'pending' ? leftOfYears(request, situation, now.today) : [],
    },
  }
})

const nameIn = (person: Pick<Member, 'first_name' | 'last_name'> | undefined) => ({
  first_name: person?.first_name ?? '',
  last_name: person?.last_name ?? '',
})

/** What ended the waiting of a request, who did it and when; a calendar or the dates of an employment have no name. */
async function overBy({ company, status, history }: LeaveRequest) {
  if (status === 'pending') return null
  const endings = status === 'cancelled' ? (['cancelled', ...automaticEndings] as const) : ([status] as const)
  const step = history.findLast(({ what }) => endings.some(ending => ending === what))
  const { by, at } = step ?? history[0]!
  const automatic = automaticEndings.find(ending => ending === step?.what) ?? null
  return { by: nameIn(automatic ? undefined : await get(members, { company, id: by })), at, automatic }
}
