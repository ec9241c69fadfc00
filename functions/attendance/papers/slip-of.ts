import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import type { Day } from '#shared/calendar/day.ts'
import { hoursOf, hundredthsOf } from '#shared/calendar/hundredths.ts'
import { eachDay } from '#shared/calendar/period.ts'
import { dayKind } from '#shared/calendar/working-days.ts'
import type { LeaveSlip, Signed, SlipBalance } from '#shared/attendance/papers/leave-slip.ts'
import { carriedLeft } from '#shared/leave/balance/balance.ts'
import { minutesOfTimeOff, overtimeLeft } from '#shared/leave/balance/overtime-bucket.ts'
import { daysOf, type LeaveRequest } from '#shared/leave/model.ts'
import { draftCost, duringDraft } from '#shared/leave/request/request-leave.ts'
import { workingTimeOf, type Situation } from '#shared/leave/situation.ts'
import { leaveType, leaveTypeIds } from '#shared/leave/types.ts'
import { mayKnowTerms } from '#shared/people/rules.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { withHistory } from '#functions/leave/request-view.ts'
import { yearsToRead } from '#functions/leave/leave-store.ts'
import { yearsAfter } from '#functions/leave/years-after.ts'
import { personName } from '../people-to-file.ts'

type Reading = Pick<RequestContext, 'actor' | 'now' | 'language'>

/** What the leave slip of a request says to a reader who may see the request. */
export async function slipOf(
  { request, situation }: { request: LeaveRequest; situation: Situation },
  { actor, now, language }: Reading,
): Promise<LeaveSlip> {
  const { member } = situation
  const view = await withHistory(request, { actor, now, language }, member)
  const during = duringDraft(request, situation, now.today)
  const time = workingTimeOf(during, yearsToRead(request), language)
  const signed = (person: { first_name: string; last_name: string }, at: number): Signed => ({
    name: personName(person, language),
    day: dayInBudapest(at * 1000),
  })
  // A request is closed by its last step, whichever that is: leave of which nothing remains is cancelled too.
  const last = view.history.at(-1)
  const { approved_by, approved_at } = view
  const approved = approved_by && approved_at !== null ? signed(approved_by, approved_at) : null
  const isClosed = view.status === 'denied' || view.status === 'cancelled'
  return {
    company: actor.companyName,
    name: personName(member, language),
    employee_number: mayKnowTerms(actor, member) ? member.employee_number : null,
    position: member.position?.name ?? null,
    isPermission: request.type_id !== leaveTypeIds.home && request.type_id !== leaveTypeIds.sick,
    type: view.type.label,
    from_date: request.from_date,
    to_date: request.to_date,
    days: daysOf(request),
    sick_pay_days: view.sick_pay_days ?? 0,
    kinds: [...eachDay(request)].map(date => dayKind(date, time)),
    takesNothing: leaveType(request.type_id)?.source === null,
    balances: isClosed ? [] : balancesOf(request, during, now.today),
    status: view.status,
    comment: view.comment,
    response: view.response,
    asked: signed(view.submitter, view.created_at),
    decided: isClosed && last ? signed(last.by, last.at) : approved,
  }
}

/** What the request leaves: by year of the annual leave, of what was carried over, or of the time off for overtime. */
function balancesOf(request: LeaveRequest, situation: Situation, today: Day): SlipBalance[] {
  if (request.type_id === leaveTypeIds.extra) {
    const { days, hundredths } = carriedLeft(situation, request.to_date)
    if (hundredths === undefined) return [{ of: 'carried', before: days + daysOf(request), after: days, unit: 'days' }]
    const taken = hundredthsOf(draftCost(request, situation).hours)
    return [{ of: 'carried', before: hoursOf(hundredths + taken), after: hoursOf(hundredths), unit: 'hours' }]
  }
  const { minutes } = minutesOfTimeOff(request, situation)
  if (minutes !== undefined) {
    const after = overtimeLeft(situation, request.to_date)
    return [{ of: 'overtime', before: (after + minutes) / 60, after: after / 60, unit: 'hours' }]
  }
  return yearsAfter(request, situation, today).map(({ year, ...amounts }) => ({ of: year, ...amounts }))
}
