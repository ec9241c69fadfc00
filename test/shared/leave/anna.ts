import type { Day, Year } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { type Member, type WorkCalendar } from '#shared/company/model.ts'
import { Problem } from '#shared/contract/problem.ts'
import { LeaveRequest, type LeaveAccount, type LeaveBook } from '#shared/leave/model.ts'
import type { LeaveActor } from '#shared/leave/permissions.ts'
import { requestLeave, type LeaveDraft } from '#shared/leave/request/request-leave.ts'
import { emptyAccount, emptyBook, type Situation } from '#shared/leave/situation.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import type { Language } from '#shared/words/language.ts'
import { sayReply } from '#shared/words/say-reply.ts'

/** A Friday; the four weeks after it have no holiday. */
export const today: Day = '2026-11-20'

export const whose = { company: 'c', member: 'anna' }
export const anna: LeaveActor = { user: 'anna', role: 1 }
export const approver: LeaveActor = { user: 'bela', role: 1 }
export const admin: LeaveActor = { user: 'csilla', role: 2 }
export const owner: LeaveActor = { user: 'denes', role: 3 }
export const colleague: LeaveActor = { user: 'emese', role: 1 }

export const memberAnna: Member = {
  company: 'c',
  id: 'anna',
  email: 'anna@example.hu',
  first_name: 'Anna',
  last_name: 'Kis',
  avatar: null,
  role: 1,
  status: 'active',
  group: null,
  position: null,
  approver_ids: ['bela'],
  stand_in: null,
  language: 'hu',
  phone: null,
  show_birthday: false,
  hide_personal_info: false,
  employee_number: null,
  // Noon of 5 January 2026 in Budapest.
  created_at: 1767610800,
}

export const ordinaryCalendar: WorkCalendar = {
  company: 'c',
  country: 'HU',
  hours: [{ valid_from: '1900-01-01', week: generalWeek }],
  own_days: [],
  corrections: [],
}

interface Facts {
  member?: Partial<Member>
  terms?: Partial<EmploymentTerms>
  calendar?: Partial<WorkCalendar>
  account?: Partial<LeaveAccount>
  books?: LeaveBook[]
  /** Years with a book of their own where none is given. */
  years?: Year[]
}

/** Anna's situation: twenty days a year, and what the test says beside it. */
export const situation = ({
  member,
  terms,
  calendar,
  account,
  books,
  years = [2026, 2027],
}: Facts = {}): Situation => ({
  member: { ...memberAnna, ...member },
  terms: { ...newEmploymentTerms(whose), ...terms },
  calendar: { ...ordinaryCalendar, ...calendar },
  account: { ...emptyAccount(whose), ...account },
  books: books ?? years.map(year => emptyBook(whose, year)),
})

export const draft = (over: Partial<LeaveDraft> = {}): LeaveDraft => ({
  type_id: 1,
  from_date: '2026-11-23',
  to_date: '2026-11-23',
  comment: '',
  ...over,
})

/** Asks as Anna does unless told otherwise; what comes back goes into the next situation. */
export const ask = (over: Partial<LeaveDraft>, facts: Situation = situation(), by: LeaveActor = anna, id = 'r1') =>
  requestLeave(draft(over), facts, { id, by, today, at: 100 })

/** The situation after a decision. */
export const after = (facts: Situation, { account, books }: Pick<Situation, 'account' | 'books'>): Situation => ({
  ...facts,
  account,
  books,
})

/** What a decision was refused with: its code and the sentences a person reads. */
export function refusalOf(decide: () => unknown, language: Language = 'en') {
  try {
    decide()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code, sentence, errors = {} } = error
    const fields = Object.entries(errors).map(([field, sentences]) => [
      field,
      sentences.map(one => sayReply(one, language)),
    ])
    return {
      code,
      message: sayReply(sentence, language),
      errors: Object.fromEntries(fields) as Record<string, string[]>,
    }
  }
  throw new Error('It was not refused')
}

/** A request as it is stored. */
export const request = (over: Partial<LeaveRequest> = {}): LeaveRequest =>
  LeaveRequest.parse({ ...ask({}).request, ...over })

/** Carried-over days that a booking of long ago took. */
export const taken = (days: number) => ({
  request: 'early',
  days,
  from_date: '2026-01-05',
  to_date: '2026-01-05',
})

/** How many carried-over days are booked. */
export const takenDays = ({ carried_taken }: LeaveAccount) => carried_taken.reduce((sum, { days }) => sum + days, 0)
