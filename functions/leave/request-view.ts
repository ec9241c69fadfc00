import type { RequestContext } from '#functions/platform/serve.ts'
import type { Member } from '#shared/company/model.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { RequestWithHistory } from '#shared/leave/contract/request/show-request.ts'
import { lacksDocument } from '#shared/leave/document/asked-document.ts'
import { maySeeDocuments } from '#shared/leave/document/documents.ts'
import { daysOf, type LeaveRequest } from '#shared/leave/model.ts'
import type { Situation } from '#shared/leave/situation.ts'
import { leaveType } from '#shared/leave/types.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'
import { briefPerson } from './brief-person.ts'
import { documentView, peopleOfDocument } from './document-view.ts'
import { peopleOf, type Named, type People } from './named-people.ts'
import { sickPayOf } from './sick-pay.ts'

/** Who reads, when, and in which language. */
type Reading = Pick<RequestContext, 'actor' | 'language' | 'now'>

/**
 * Requests in replies, with the names of the people in them. A given situation is that of one of them, who is not read again, as
 * nobody is whom the caller knows; sick pay is computed from it where it covers them.
 */
export async function viewsOf(
  requests: readonly LeaveRequest[],
  { actor, language, now }: Reading,
  situation?: Situation,
  known: People = new Map(),
): Promise<RequestView[]> {
  const [people, sickPay] = await Promise.all([
    peopleOf(actor.company, idsIn(requests), [...known.values(), ...(situation ? [situation.member] : [])]),
    sickPayOf(requests, now.today, situation),
  ])
  return requests.map(request => viewOf(request, { people, sickPay }, actor, language))
}

/** Those whom replies about requests name. */
export const idsIn = (requests: readonly LeaveRequest[]): string[] =>
  requests.flatMap(({ member, submitter, approved_by }) => [member, submitter, ...(approved_by ? [approved_by] : [])])

/** Reads those whom a reply about a request names once a reader has changed it. */
export const namesFor =
  (reader: { company: string; user: string }) =>
  (request: LeaveRequest, owner: Member): Promise<People> =>
    peopleOf(reader.company, [...idsIn([request]), reader.user], [owner])

/** One request in replies, with its history. */
export async function withHistory(
  request: LeaveRequest,
  { actor, language, now }: Reading,
  owner: Member,
): Promise<RequestWithHistory> {
  const documents = maySeeDocuments(actor, request) ? (request.documents ?? []) : undefined
  const [people, sickPay] = await Promise.all([
    peopleOf(
      actor.company,
      [...idsIn([request]), ...request.history.map(({ by }) => by), ...(documents ?? []).flatMap(peopleOfDocument)],
      [owner],
    ),
    sickPayOf([request], now.today),
  ])
  return {
    ...viewOf(request, { people, sickPay }, actor, language),
    ...(documents && { documents: documents.map(document => documentView(document, people)) }),
    history: request.history.map(({ what, by, at, comment = null, was = null, own = false, by_link, assistant }) => ({
      what,
      by: briefPerson(by, people),
      at,
      comment,
      was,
      own,
      ...(by_link && { by_link }),
      ...(assistant && { assistant }),
    })),
  }
}

/** Data of a reply that is not stored in the request. */
interface Known {
  people: People
  /** Days of sick pay, by request. */
  sickPay: ReadonlyMap<string, number>
}

/** One request in replies; `situation` is the one that the request leads to, where the caller has it. */
export const oneView = async (
  request: LeaveRequest,
  reading: Reading,
  situation?: Situation,
  known?: People,
): Promise<RequestView> => (await viewsOf([request], reading, situation, known))[0]!

function viewOf(
  request: LeaveRequest,
  { people, sickPay }: Known,
  reader: RequestContext['actor'],
  language: Language,
): RequestView {
  const submitter = people.get(request.submitter)
  const sick_pay_days = sickPay.get(request.id)
  return {
    id: request.id,
    company: { id: reader.company, name: reader.companyName },
    user: briefPerson(request.member, people),
    user_id: request.member,
    type: { id: request.type_id, label: typeLabel(request.type_id, language) },
    type_id: request.type_id,
    child_id: request.child,
    ...(request.unpaid_kind && { unpaid_kind: request.unpaid_kind }),
    from_date: request.from_date,
    to_date: request.to_date,
    days: daysOf(request),
    ...(sick_pay_days && { sick_pay_days }),
    ...(lacksDocument(request) && maySeeDocuments(reader, request) && { lacks_document: true }),
    comment: request.comment,
    status: request.status,
    response: request.response,
    created_at: request.created_at,
    submitter: {
      ...briefPerson(request.submitter, people),
      position: positionOf(submitter),
    },
    autoApprove: request.auto_approve ? 1 : 0,
    deletable: request.deletable ? 1 : 0,
    approved_at: request.approved_at,
    approved_by: request.approved_by ? briefPerson(request.approved_by, people) : null,
  }
}

function positionOf({ position = null }: Partial<Pick<Named, 'position'>> = {}) {
  if (position === null) return null
  return { name: typeof position === 'string' ? position : position.name }
}

export function typeLabel(id: number, language: Language): string {
  const key = leaveType(id)?.key ?? 'vacation'
  return say({ key: `common:leave${capitalised(key)}` }, language)
}
