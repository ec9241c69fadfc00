import { addYears, type Day } from '../../calendar/day.ts'
import { hoursOf, hoursOfMinutes, hundredthsOf } from '../../calendar/hundredths.ts'
import { lengthOf, withinYear, yearsOf, type Period } from '../../calendar/period.ts'
import { workingDays } from '../../calendar/working-days.ts'
import { Problem, throwIfProblem, type FieldErrors } from '../../contract/problem.ts'
import { employmentDuring, presentEmployment } from '../../people/employments.ts'
import type { Sentence } from '../../words/sentence.ts'
import { carriedLeft, daysIn, leftHundredths, leftOf } from '../balance/balance.ts'
import { bookDuring, isBeforeBooks } from '../balance/employment-book.ts'
import { unitOf } from '../balance/leave-unit.ts'
import { during } from '../balance/opening-balances.ts'
import { childQuota, enter, isTaken, type Ledger } from '../balance/booking.ts'
import { minutesOfTimeOff, overtimeLeft } from '../balance/overtime-bucket.ts'
import {
  longestRequest,
  yearsAhead,
  type LeaveAccount,
  type LeaveBook,
  type LeaveRequest,
  type UnpaidKind,
} from '../model.ts'
import { documentAsked } from '../document/asked-document.ts'
import { countingChange } from './changes-an-hour.ts'
import { stepOf, withStep } from './history.ts'
import { lockedMonthChanged, monthIsLocked } from './locked-months.ts'
import { childrenFor, unavailable, whyNotForChild } from './offer.ts'
import {
  mayAskRetroactively,
  refusalToAsk,
  refusalToChange,
  refusalToTakeMore,
  type LeaveActor,
} from '../permissions.ts'
import { workingTimeOf, type Situation } from '../situation.ts'
import { isForChild, leaveType, leaveTypeIds, quotas, type LeaveTypeId } from '../types.ts'

/** A request before it is filed. */
export interface LeaveDraft {
  type_id: number
  from_date: Day
  to_date: Day
  comment: string
  auto_approve?: 0 | 1 | undefined
  deletable?: 0 | 1 | undefined
  child_id?: string | null | undefined
  unpaid_kind?: UnpaidKind | null | undefined
}

export interface EnteredRequest<A extends LeaveAccount, B extends LeaveBook> extends Ledger<A, B> {
  request: LeaveRequest
}

interface Making {
  id: string
  by: LeaveActor
  today: Day
  /** Unix seconds. */
  at: number
  mandatory?: boolean
}

/** Files a request and enters it into the books. @throws Problem `forbidden`, or `invalid` with the validation errors by field */
export function requestLeave<A extends LeaveAccount, B extends LeaveBook>(
  draft: LeaveDraft,
  situation: Situation<A, B>,
  { id, by, today, at, mandatory = false }: Making,
): EnteredRequest<A, B> {
  throwIfProblem(refusalToAsk(by, situation.member, draft))
  const errors = validateDraft(draft, situation, { by, today })
  if (Object.keys(errors).length) throw new Problem('invalid', { errors })

  const type = leaveType(draft.type_id)!
  const decided = !type.approvable || draft.auto_approve === 1
  const request: LeaveRequest = {
    company: situation.member.company,
    member: situation.member.id,
    id,
    type_id: draft.type_id,
    from_date: draft.from_date,
    to_date: draft.to_date,
    days_by_year: draftCost(draft, situation).by_year,
    ...minutesOfTimeOff(draft, situation),
    comment: draft.comment,
    status: decided ? 'approved' : 'pending',
    response: null,
    child: childOf(draft),
    ...kindAskedFor(draft),
    ...documentAsked(draft.type_id, situation.calendar),
    submitter: by.user,
    auto_approve: type.approvable && draft.auto_approve === 1,
    deletable: draft.deletable !== 0,
    mandatory,
    created_at: at,
    approved_at: decided ? at : null,
    approved_by: type.approvable && decided ? by.user : null,
    history: [
      {
        ...stepOf(by, 'requested', at),
        ...(draft.auto_approve === 1 && situation.member.id === by.user && { own: true }),
      },
    ],
  }
  return { request, ...enter(countingChange(situation, at), request) }
}

/** Changes a request and keeps its status. The books must cover the years of the old and of the new period. */
export function changeLeave<A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  draft: LeaveDraft,
  /** The situation with the old request struck out of the books, so that it does not overlap itself. */
  situation: Situation<A, B>,
  { by, today, at }: Omit<Making, 'id' | 'mandatory'>,
): EnteredRequest<A, B> {
  throwIfProblem(refusalToChange(by, old) ?? refusalToTakeMore(by, old, draft))
  const unpaid_kind = draft.unpaid_kind === undefined ? old.unpaid_kind : draft.unpaid_kind
  const isKept = draft.child_id === undefined || (draft.child_id === null && isForChild(draft.type_id))
  const child = childOf({ ...draft, unpaid_kind, child_id: isKept ? old.child : draft.child_id })
  const errors = validateDraft({ ...draft, unpaid_kind, child_id: child }, situation, { by, today, old })
  if (Object.keys(errors).length) throw new Problem('invalid', { errors })

  // A type that nobody has to approve cannot wait for approval.
  const status = leaveType(draft.type_id)!.approvable ? old.status : 'approved'
  const request: LeaveRequest = {
    ...old,
    type_id: draft.type_id,
    from_date: draft.from_date,
    to_date: draft.to_date,
    days_by_year: draftCost(draft, situation).by_year,
    minutes: undefined,
    ...minutesOfTimeOff(draft, situation),
    comment: draft.comment,
    status,
    approved_at: status === 'approved' ? (old.approved_at ?? at) : null,
    child,
    unpaid_kind: undefined,
    ...kindAskedFor({ ...draft, unpaid_kind }),
    // The rule of its own day holds for a request of the same type.
    ...(draft.type_id !== old.type_id && {
      asks_document: undefined,
      ...documentAsked(draft.type_id, situation.calendar),
    }),
    deletable: draft.deletable === undefined ? old.deletable : draft.deletable === 1,
    history: withStep(old.history, { what: 'modified', by: by.user, at }),
  }
  return { request, ...enter(situation, request) }
}

/** Parental and paternity leave are for a child, and unpaid child-care leave may name one; no other leave does. */
const childOf = (draft: LeaveDraft) =>
  isForChild(draft.type_id) || mayNameChild(draft) ? (draft.child_id ?? null) : null

/** Unpaid child-care leave may name the child, for whom its first six months count as time at work once (Mt. 115. § (2) e)). */
export const mayNameChild = ({ type_id, unpaid_kind }: Pick<LeaveDraft, 'type_id' | 'unpaid_kind'>) =>
  type_id === leaveTypeIds.unpaid && unpaid_kind === 'child_care'

/** The kind of unpaid leave, where one is given; no other leave has a kind. */
const kindAskedFor = ({ type_id, unpaid_kind }: LeaveDraft) =>
  type_id === leaveTypeIds.unpaid && unpaid_kind ? { unpaid_kind } : {}

/** The cost of a draft: working days by year, and the days that cost nothing. */
export const draftCost = (draft: Pick<LeaveDraft, 'from_date' | 'to_date'>, situation: Situation) =>
  workingDays(draft, workingTimeOf(situation, yearsOf(draft)))

/** The validation errors of a draft by field; empty where it can be granted. */
export function validateDraft(
  draft: LeaveDraft,
  whole: Situation,
  { by, today, old }: Pick<Making, 'by' | 'today'> & { old?: LeaveRequest | undefined },
): FieldErrors {
  const period = validatePeriod(draft, whole, { by, today })
  if (period) return period
  const situation = duringDraft(draft, whole, today)
  const named = validateNamedChild(draft, situation)
  if (named) return { child_id: [named] }
  const type = validateType(draft, situation)
  if (type) return { type_id: [type] }
  if (!isEligibleChild(draft, situation)) return { child_id: [{ key: 'problems:childNeeded' }] }
  const needless = whyNeedless(draft, situation)
  if (needless) return { from_date: [needless] }
  if (isTaken(situation, draft)) return { from_date: [{ key: 'problems:overlap' }] }
  const locked = lockedMonthChanged(situation.books, { before: old, after: draft })
  if (locked) return { from_date: [monthIsLocked(locked)] }
  return validateBalance(draft, situation) ?? {}
}

/**
 * Why nobody needs a leave: none of its days is a working day, or no hours are scheduled on them where it would be taken in hours
 * (Mt. 124. § (3)); undefined where it is needed.
 */
export function whyNeedless(
  { type_id, ...period }: Pick<LeaveDraft, 'type_id' | 'from_date' | 'to_date'>,
  situation: Situation,
): Sentence | undefined {
  const { days, hours } = draftCost(period, situation)
  if (days === 0) return { key: 'problems:noWorkday' }
  const source = leaveType(type_id)?.source
  const isInHours =
    source === 'overtime' || ((source === 'annual' || source === 'carried') && yearsOf(period).some(inHours(situation)))
  return isInHours && hours === 0 ? { key: 'problems:noWorkingHours' } : undefined
}

const inHours = (situation: Situation) => (year: number) => unitOf(situation, year).isHours

/** The situation of the employment in which the draft lies, by whose balance it is judged. */
export const duringDraft = <S extends Situation>(draft: Period, situation: S, today: Day): S =>
  situation.terms.earlier_employments.length
    ? during(situation, employmentDuring(situation.terms, draft) ?? presentEmployment(situation.terms), today)
    : situation

function validatePeriod(
  { from_date, to_date }: LeaveDraft,
  { member, terms }: Situation,
  { by, today }: Pick<Making, 'by' | 'today'>,
): FieldErrors | undefined {
  if (member.status !== 'active') return { user_id: [{ key: 'problems:inactivePerson' }] }
  if (to_date < from_date) return { to_date: [{ key: 'problems:dateRange' }] }
  if (lengthOf({ from_date, to_date }) > longestRequest) return { to_date: [{ key: 'problems:rangeTooLong' }] }
  if (from_date < today && !mayAskRetroactively(by))
    return { from_date: [{ key: to_date < today ? 'problems:pastRetroactive' : 'problems:past' }] }
  if (from_date > addYears(today, yearsAhead)) return { from_date: [{ key: 'problems:tooFarAhead' }] }
  return validateEmployment({ from_date, to_date }, terms)
}

/** Leave lies in one employment, from its first to its last day. */
function validateEmployment(period: Period, terms: Situation['terms']): FieldErrors | undefined {
  if (employmentDuring(terms, period)) return undefined
  const { from_date } = period
  const isEmployed = employmentDuring(terms, { from_date, to_date: from_date }) !== undefined
  return { [isEmployed ? 'to_date' : 'from_date']: [{ key: 'problems:notEmployed' }] }
}

function validateType({ type_id, from_date, to_date }: LeaveDraft, situation: Situation): Sentence | undefined {
  if (!leaveType(type_id)) return { key: 'problems:invalidType' }
  return (
    unavailable(type_id as LeaveTypeId, situation, from_date) ?? unavailable(type_id as LeaveTypeId, situation, to_date)
  )
}

/** What is wrong with the child that is named, which says more than what the type takes. */
function validateNamedChild(draft: LeaveDraft, situation: Situation) {
  const { type_id, from_date, to_date, child_id } = draft
  if (mayNameChild(draft) && child_id && !situation.terms.children.some(({ id }) => id === child_id))
    return { key: 'problems:unknownId' } as const
  if (!isForChild(type_id)) return undefined
  return (
    whyNotForChild(type_id, situation, { child_id, on: from_date }) ??
    whyNotForChild(type_id, situation, { child_id, on: to_date })
  )
}

function isEligibleChild({ type_id, from_date, to_date, child_id }: LeaveDraft, situation: Situation): boolean {
  if (!isForChild(type_id)) return true
  return [from_date, to_date].every(on => childrenFor(type_id, situation, on).some(({ id }) => id === child_id))
}

/** Home office, maternity, unpaid and bereavement leave take from no balance; sick leave past its days goes on as sick pay. */
function validateBalance(draft: LeaveDraft, situation: Situation): FieldErrors | undefined {
  if (draft.type_id === leaveTypeIds.extra) return validateCarried(draft, situation)
  if (draft.type_id === leaveTypeIds.lieu) return validateOvertime(draft, situation)
  if (draft.type_id === leaveTypeIds.vacation) {
    for (const [year, requested] of Object.entries(draftCost(draft, situation).by_year)) {
      // Leave of a year that was not kept here is recorded, and taken from nothing.
      if (isBeforeBooks(situation, Number(year))) continue
      const hours = leftHundredths(situation, Number(year))
      if (hours !== null) {
        const wanted = hundredthsOf(draftCost(withinYear(draft, Number(year))!, situation).hours)
        if (wanted > hours) return { to_date: [notEnoughHours(year, hours, wanted)] }
        continue
      }
      const remaining = leftOf(situation, Number(year))
      if (requested > remaining)
        return {
          to_date: [{ key: 'problems:notEnough', values: { year, remaining: Math.max(0, remaining), requested } }],
        }
    }
    return undefined
  }
  for (const { remaining, requested } of quotasOf(draft, situation))
    if (requested > remaining) return { type_id: [notEnoughOfType(remaining, requested)] }
  return undefined
}

/** Carried-over leave in the unit in which it is kept, until the last day of the draft. */
function validateCarried(draft: LeaveDraft, situation: Situation): FieldErrors | undefined {
  const { days, hundredths } = carriedLeft(situation, draft.to_date)
  const cost = draftCost(draft, situation)
  if (hundredths === undefined) return cost.days > days ? { type_id: [notEnoughOfType(days, cost.days)] } : undefined
  const wanted = hundredthsOf(cost.hours)
  if (wanted <= hundredths) return undefined
  const values = { remaining: hoursOf(hundredths), requested: cost.hours }
  return { type_id: [{ key: 'problems:notEnoughHoursOfType', values }] }
}

/** Exchanged overtime that can be taken until the last day of the draft. */
function validateOvertime(draft: LeaveDraft, situation: Situation): FieldErrors | undefined {
  const { minutes = 0 } = minutesOfTimeOff(draft, situation)
  const left = overtimeLeft(situation, draft.to_date, draft.from_date)
  if (minutes <= left) return undefined
  const values = { remaining: hoursOfMinutes(Math.max(0, left)), requested: hoursOfMinutes(minutes) }
  return { type_id: [{ key: 'problems:notEnoughHoursOfType', values }] }
}

const notEnoughOfType = (remaining: number, requested: number): Sentence => ({
  key: 'problems:notEnoughOfType',
  values: { remaining: Math.max(0, remaining), requested },
})

const notEnoughHours = (year: string, remaining: number, requested: number): Sentence => ({
  key: 'problems:notEnoughHours',
  values: { year, remaining: hoursOf(Math.max(0, remaining)), requested: hoursOf(requested) },
})

/** The days a draft takes from each quota of its type, and the days left there. */
function quotasOf(draft: LeaveDraft, situation: Situation): { remaining: number; requested: number }[] {
  const source = leaveType(draft.type_id)?.source
  const { days, by_year } = draftCost(draft, situation)
  if (source === 'parental' || source === 'paternity') {
    const used = situation.account.per_child[childQuota(source, draft.child_id ?? null)] ?? 0
    return [{ remaining: quotas[source].days - used, requested: days }]
  }
  if (source !== 'caregiver') return []
  return Object.entries(by_year).map(([year, requested]) => {
    const { bookings } = bookDuring(situation, Number(year))
    const booked = bookings.filter(({ type_id }) => type_id === draft.type_id)
    return { remaining: quotas.caregiver.days - daysIn(booked), requested }
  })
}
