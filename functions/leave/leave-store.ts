import { leaveAccountKey, memberPartition } from '#functions/platform/keys.ts'
import { unstored, type Kind, type Stored } from '#functions/platform/kind.ts'
import {
  check,
  clear,
  commit,
  get,
  getBatch,
  insert,
  listKinds,
  put,
  replace,
  lookup,
  type Write,
} from '#functions/platform/table.ts'
import { calendars } from '#functions/company/calendar-store.ts'
import { members } from '#functions/company/member-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { yearOf, type Day, type Year } from '#shared/calendar/day.ts'
import { yearsOf, type Period } from '#shared/calendar/period.ts'
import type { Member, WorkCalendar } from '#shared/company/model.ts'
import { Problem } from '#shared/contract/problem.ts'
import { absencesOf, strike } from '#shared/leave/balance/booking.ts'
import { withOpeningBalances, yearsBefore, yearsKeptBefore } from '#shared/leave/balance/opening-balances.ts'
import { lacksDocument } from '#shared/leave/document/asked-document.ts'
import { keptOf } from '#shared/leave/document/documents.ts'
import { Absence, type ExtraDays, LeaveAccount, LeaveBook, LeaveRequest } from '#shared/leave/model.ts'
import type { EnteredRequest } from '#shared/leave/request/request-leave.ts'
import { emptyAccount, emptyBook, type Situation } from '#shared/leave/situation.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'

/** A person in a company. */
interface Whose {
  company: string
  member: string
}

/**
 * Index 1: which requests of a company wait for a decision, by person, which have documents, by their last day, and which lack the one
 * they ask for, by their first day. Index 2: a person's requests by their first day.
 */
export const requests: Kind<LeaveRequest, Whose & { id: string }> = {
  name: 'LeaveRequest',
  schema: LeaveRequest,
  key: request => ({ pk: memberPartition(request), sk: `REQUEST#${request.id}` }),
  index1: request => {
    const { company, member, status, id } = request
    if (status === 'pending') return { pk: waitingIn(company), sk: `${member}#${id}` }
    if (keptOf(request).length) return { pk: withDocumentsIn(company), sk: `${request.to_date}#${id}` }
    return lacksDocument(request) ? { pk: lackingDocumentIn(company), sk: `${request.from_date}#${id}` } : undefined
  },
  index2: request => ({ pk: memberPartition(request), sk: request.from_date }),
}

export const waitingIn = (company: string) => `COMPANY#${company}#WAITING`
export const withDocumentsIn = (company: string) => `COMPANY#${company}#DOCUMENTS`
export const lackingDocumentIn = (company: string) => `COMPANY#${company}#LACKING_DOCUMENT`

export const leaveAccounts: Kind<LeaveAccount, Whose> = {
  name: 'LeaveAccount',
  schema: LeaveAccount,
  key: leaveAccountKey,
}

export const books: Kind<LeaveBook, Whose & { year: Year }> = {
  name: 'LeaveBook',
  schema: LeaveBook,
  key: book => ({ pk: memberPartition(book), sk: `BOOK#${book.year}` }),
}

export const absences: Kind<Absence, Pick<Absence, 'company' | 'month' | 'member' | 'request'>> = {
  name: 'Absence',
  schema: Absence,
  key: ({ company, month, member, request }) => ({ pk: awayIn(company, month), sk: `${member}#${request}` }),
}

export const awayIn = (company: string, month: string) => `COMPANY#${company}#MONTH#${month}`

/** A request's id begins with its owner's, so that it is found without an index. */
export const requestId = (member: string, id: string) => `${member}-${id}`
export const ownerOf = (id: string) => id.split('-', 1)[0] ?? ''

/** @throws Problem `notFound`, also for a request of another company */
export async function findRequest(company: string, id: string): Promise<Stored<LeaveRequest>> {
  const request = await get(requests, { company, member: ownerOf(id), id })
  if (!request) throw new Problem('notFound')
  return request
}

/** A request and its owner, whom the request's id names. @throws Problem `notFound`, also for a request of another company */
export async function requestWithOwner(company: string, id: string) {
  const [request, owner] = await getBatch(
    lookup(requests, { company, member: ownerOf(id), id }),
    lookup(members, { company, id: ownerOf(id) }),
  )
  if (!request || !owner) throw new Problem('notFound')
  return { request, owner }
}

/** A situation as it was read; a decision on it is committed only while nothing of the person's own has changed. */
export interface StoredSituation extends Situation<Stored<LeaveAccount>, Stored<LeaveBook>> {
  member: Stored<Member>
  terms: Stored<EmploymentTerms>
  calendar: Stored<WorkCalendar>
}

/** The years that are asked about, or how they follow from the books that there are. */
export type YearsAsked = readonly Year[] | ((books: readonly LeaveBook[]) => Year[])

/**
 * Reads everything that a decision about a person's leave in these years is based on, and the books of this year and of the years
 * before it for the carry-over; who has read it ahead passes what was read. @throws Problem `notFound` for somebody who is not in the company
 */
export async function leaveOf(
  whose: Whose,
  years: YearsAsked,
  today: Day,
  read?: StoredLeave,
): Promise<StoredSituation> {
  const { member, known, calendar, account, found } = read ?? (await readLeave(whose))
  if (!member || member.status === 'deleted' || !calendar) throw new Problem('notFound')
  const employment = known ?? unstored(newEmploymentTerms(whose))
  const thisYear = yearOf(today)
  const wanted = typeof years === 'function' ? years(found) : years
  const distinct = [...new Set(wanted)].sort((one, other) => one - other)
  const around = new Set([
    ...yearsKeptBefore(thisYear, { member, terms: employment }),
    ...yearsBefore(thisYear),
    thisYear,
  ])
  const others = found.filter(({ year }) => around.has(year) && !distinct.includes(year))
  const asked = distinct.map(year => found.find(book => book.year === year) ?? unstored(emptyBook(whose, year)))
  const situation = {
    member,
    terms: employment,
    calendar,
    account: account ?? unstored(emptyAccount(whose)),
    books: asked,
    others,
  }
  return withOpeningBalances(situation, [...others, ...asked], today, thisYear)
}

export type StoredLeave = Awaited<ReturnType<typeof readLeave>>

/**
 * What is stored about a person's leave. Every change of a book changes the account too, and a query from the last key on reads the
 * account before the books, so that it conflicts with any change made in between.
 */
export async function readLeave(whose: Whose) {
  const [[member, known, calendar], [[account], found]] = await Promise.all([
    getBatch(
      lookup(members, { company: whose.company, id: whose.member }),
      lookup(terms, whose),
      lookup(calendars, { company: whose.company }),
    ),
    listKinds([leaveAccounts, books], {
      pk: memberPartition(whose),
      between: ['BOOK#', leaveAccountKey(whose).sk],
      newestFirst: true,
    }),
  ])
  return { member, known, calendar, account, found: found.toReversed() }
}

/** The situation without a request: its days are free, the carried-over ones too. */
export function withoutRequest(situation: StoredSituation, old: LeaveRequest, today: Day): StoredSituation {
  const struck = { ...situation, ...strike(situation, old) }
  return withOpeningBalances(struck, [...(struck.others ?? []), ...struck.books], today, yearOf(today))
}

/** The years of a period; a longer one is refused anyway, so no more than four are read. */
export const yearsToRead = (draft: Period) => yearsOf(draft).slice(0, 4)

type Decided = EnteredRequest<Stored<LeaveAccount>, Stored<LeaveBook>>

/** Commits a new request with its consequences, all or nothing. */
export const commitRequest = (situation: StoredSituation, decided: Decided, ...others: Write[]) =>
  commit(insert(requests, decided.request), ...consequences(situation, decided), ...traces(decided.request), ...others)

/** Commits a changed request with its consequences, all or nothing. */
export const commitChange = (
  situation: StoredSituation,
  old: Stored<LeaveRequest>,
  decided: Decided,
  ...others: Write[]
) =>
  commit(
    replace(requests, { ...decided.request, _version: old._version }),
    ...consequences(situation, decided),
    ...traces(decided.request, old),
    ...others,
  )

/** Changes the days granted or taken away by hand; the account is replaced too, so that a concurrent request conflicts. */
export const reviseExtras = (
  situation: StoredSituation,
  revise: (extras: ExtraDays[]) => ExtraDays[],
  ...others: Write[]
) =>
  commit(
    replace(leaveAccounts, situation.account),
    ...situation.books.map(book => replace(books, { ...book, extras: revise(book.extras) })),
    check(members, situation.member),
    ...others,
  )

/**
 * The account and the changed books, on the condition that the person and their terms are unchanged. The calendar is not checked,
 * since everybody's transactions would rest on that one item; a request counted by an older one is recounted.
 */
const consequences = (situation: StoredSituation, { account, books: decided }: Decided): Write[] => [
  replace(leaveAccounts, account),
  ...decided.filter((book, place) => book !== situation.books[place]).map(book => replace(books, book)),
  check(members, situation.member),
  check(terms, situation.terms),
]

/** The copies of a request that the team calendar reads, and the removal of those it no longer has. */
function traces(request: LeaveRequest, old?: LeaveRequest): Write[] {
  const now = absencesOf(request)
  const gone = old ? absencesOf(old).filter(({ month }) => !now.some(absence => absence.month === month)) : []
  return [...now.map(absence => put(absences, absence)), ...gone.map(absence => clear(absences, absence))]
}
