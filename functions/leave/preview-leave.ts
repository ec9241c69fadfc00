import { directoryStateOf } from '#functions/company/directory.ts'
import { translateErrors } from '#functions/platform/problem-reply.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { yearOf, type Day } from '#shared/calendar/day.ts'
import { hoursOf, hoursOfMinutes, hundredthsOf } from '#shared/calendar/hundredths.ts'
import { lengthOf, withinYear, type Period } from '#shared/calendar/period.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { throwIfProblem } from '#shared/contract/problem.ts'
import { carriedLeft, leftHundredths, leftOf } from '#shared/leave/balance/balance.ts'
import { minutesOfTimeOff, overtimeLeft } from '#shared/leave/balance/overtime-bucket.ts'
import * as contract from '#shared/leave/contract/request/preview-leave.ts'
import { type Preview } from '#shared/leave/contract/request/preview-leave.ts'
import { longestRequest } from '#shared/leave/model.ts'
import { refusalToAsk } from '#shared/leave/permissions.ts'
import { draftCost, duringDraft, validateDraft } from '#shared/leave/request/request-leave.ts'
import { warningsOf } from '#shared/leave/request/warnings.ts'
import { sickPayAdded } from '#shared/leave/balance/sick-pay.ts'
import { workingTimeOf, type Situation } from '#shared/leave/situation.ts'
import { leaveType, leaveTypeIds } from '#shared/leave/types.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { awayDuring } from './away.ts'
import { briefPerson } from './brief-person.ts'
import { colleaguesAway } from './colleagues-away.ts'
import { findRequest, ownerOf, readLeave, withoutRequest, yearsToRead, type YearsAsked } from './leave-store.ts'
import { awayOn, decidersOf } from './stand-in.ts'
import { visibleLeave } from './visible-leave.ts'

const isCountable = (draft: Period) => draft.from_date <= draft.to_date && lengthOf(draft) <= longestRequest

/** Whose leave a preview is about. */
const memberOf = (
  { user_id, request_id }: { user_id?: string | undefined; request_id?: string | undefined },
  user: string,
) => (request_id === undefined ? (user_id ?? user) : ownerOf(request_id))

export const handler = serveReadingAhead(
  contract.previewLeave,
  ({ body }, { company, user }) =>
    Promise.all([
      body.request_id === undefined ? undefined : findRequest(company, body.request_id),
      readLeave({ company, member: memberOf(body, user) }),
      isCountable(body) ? awayDuring(company, body, { mayLag: true }) : [],
      directoryStateOf(company),
    ]),
  async ({ body }, { actor, now, language }, found) => {
    const { user_id: _, request_id, ...draft } = body
    const { company } = actor
    const member = memberOf(body, actor.user)
    const refusal = refusalToAsk(actor, { id: member })
    if (request_id === undefined) throwIfProblem(refusal)

    const [old, leave, absent, directory] = await found()
    const whose = { company, member }
    const { situation: read } = await visibleLeave(actor, whose, yearsOfPreview(draft, request_id), now.today, leave)
    throwIfProblem(refusal)
    const isCounted = isCountable(draft)
    const situation = duringDraft(draft, old ? withoutRequest(read, old, now.today) : read, now.today)
    const cost = isCounted
      ? workingDays(draft, workingTimeOf(situation, yearsToRead(draft), language))
      : { days: 0, hours: 0, by_year: {}, skipped: [] }
    const sick_pay_days = sickPayAdded({ type_id: draft.type_id, days_by_year: cost.by_year }, situation)
    const hoursAfter = isCounted ? hoursLeftAfter(draft, cost.hours, situation) : null
    const [away, approvers] = await Promise.all([
      colleaguesAway(situation.member, absent, directory),
      leaveType(draft.type_id)?.approvable ? approversOf(situation, now.today) : [],
    ])

    return {
      data: {
        days: cost.days,
        calendar_days: isCounted ? lengthOf(draft) : 0,
        hours: hoursAfter && cost.hours,
        by_year: cost.by_year,
        ...(sick_pay_days > 0 && { sick_pay_days }),
        skipped: cost.skipped,
        left_after: leftAfter(draft.type_id, cost, situation, draft.to_date),
        left_hours_after: hoursAfter,
        away: away.map(({ colleague, from_date, to_date, status }) => ({
          ...briefPerson(colleague.id, new Map([[colleague.id, colleague]])),
          from_date,
          to_date,
          status,
        })),
        approvers,
        warnings: isCounted
          ? warningsOf(draft, situation, now.today).map(sentence => sayReply(sentence, language))
          : [],
        errors: translateErrors(
          validateDraft({ ...draft, comment: '' }, situation, { by: actor, today: now.today, old }),
          language,
        ),
      },
    }
  },
)

/** The years of a draft, and of the request that is being edited, which its books name. */
const yearsOfPreview =
  (draft: Period, request_id: string | undefined): YearsAsked =>
  books => [
    ...yearsToRead(draft),
    ...books.filter(({ bookings }) => bookings.some(({ request }) => request === request_id)).map(({ year }) => year),
  ]

/** The days left of the annual leave or of the carried-over days. */
function leftAfter(
  type_id: number,
  { days, by_year }: Pick<Preview, 'days' | 'by_year'>,
  situation: Situation,
  last: string,
): Preview['left_after'] {
  if (type_id === leaveTypeIds.vacation)
    return Object.fromEntries(
      Object.entries(by_year).map(([year, cost]) => [year, leftOf(situation, Number(year)) - cost]),
    )
  if (type_id === leaveTypeIds.extra) return { [last.slice(0, 4)]: carriedLeft(situation, last).days - days }
  return null
}

/** The hours left, of the years in which leave is kept in hours; null where it is in none. */
function hoursLeftAfter(
  draft: Period & { type_id: number },
  hours: number,
  situation: Situation,
): Preview['left_hours_after'] {
  if (draft.type_id === leaveTypeIds.extra) {
    const { hundredths } = carriedLeft(situation, draft.to_date)
    return hundredths === undefined ? null : { [yearOf(draft.to_date)]: hoursOf(hundredths - hundredthsOf(hours)) }
  }
  if (draft.type_id === leaveTypeIds.lieu) {
    const { minutes = 0 } = minutesOfTimeOff(draft, situation)
    return {
      [yearOf(draft.to_date)]: hoursOfMinutes(overtimeLeft(situation, draft.to_date, draft.from_date) - minutes),
    }
  }
  if (draft.type_id !== leaveTypeIds.vacation) return null
  const years = yearsToRead(draft).flatMap(year => {
    const left = leftHundredths(situation, year)
    const { hours } = draftCost(withinYear(draft, year)!, situation)
    return left === null ? [] : [[String(year), hoursOf(left - hundredthsOf(hours))] as const]
  })
  return years.length ? Object.fromEntries(years) : null
}

const approversOf = async ({ member }: Situation, today: Day): Promise<Preview['approvers']> =>
  (await decidersOf(member, today, awayOn(member.company, today, { mayLag: true }))).map(
    ({ member: { id, first_name, last_name, avatar } }) => ({
      id,
      first_name,
      last_name,
      avatar,
    }),
  )
