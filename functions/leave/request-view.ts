import { members } from '#functions/company/member-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { getAll } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import type { RequestView, RequestWithHistory } from '#shared/leave/contract.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { leaveType } from '#shared/leave/types.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'

interface Reader {
  company: string
  companyName: string
}

/** Requests as they travel, with the names of the people in them. */
export async function viewsOf(requests: LeaveRequest[], reader: Reader, language: Language): Promise<RequestView[]> {
  const named = requests.flatMap(({ member, submitter, approved_by }) => [
    member,
    submitter,
    ...(approved_by ? [approved_by] : []),
  ])
  const known = await peopleOf(reader.company, named)
  return requests.map(request => viewOf(request, known, companyOf(reader), language))
}

/** One request as it travels, with all that became of it. */
export async function withHistory(
  request: LeaveRequest,
  reader: Reader,
  language: Language,
): Promise<RequestWithHistory> {
  const known = await peopleOf(reader.company, [
    request.member,
    request.submitter,
    ...request.history.map(({ by }) => by),
  ])
  return {
    ...viewOf(request, known, companyOf(reader), language),
    history: request.history.map(({ what, by, at, comment = null, was = null, own = false }) => ({
      what,
      by: personOf(by, known),
      at,
      comment,
      was,
      own,
    })),
  }
}

type Known = ReadonlyMap<string, Stored<Member>>

async function peopleOf(company: string, ids: readonly string[]): Promise<Known> {
  const people = await getAll(
    members,
    [...new Set(ids)].map(id => ({ company, id })),
  )
  return new Map(people.map(person => [person.id, person]))
}

const companyOf = ({ company: id, companyName: name }: Reader) => ({ id, name })

/** One request as it travels. */
export const oneView = async (request: LeaveRequest, reader: Reader, language: Language): Promise<RequestView> =>
  (await viewsOf([request], reader, language))[0]!

function viewOf(
  request: LeaveRequest,
  known: Known,
  company: { id: string; name: string },
  language: Language,
): RequestView {
  const submitter = known.get(request.submitter)
  return {
    id: request.id,
    company,
    user: personOf(request.member, known),
    user_id: request.member,
    type: { id: request.type_id, label: typeLabel(request.type_id, language) },
    type_id: request.type_id,
    child_id: request.child,
    from_date: request.from_date,
    to_date: request.to_date,
    days: daysOf(request),
    comment: request.comment,
    status: request.status,
    response: request.response,
    created_at: request.created_at,
    submitter: {
      ...personOf(request.submitter, known),
      position: submitter?.position ? { name: submitter.position } : null,
    },
    autoApprove: request.auto_approve ? 1 : 0,
    deletable: request.deletable ? 1 : 0,
    approved_at: request.approved_at,
    approved_by: request.approved_by ? personOf(request.approved_by, known) : null,
  }
}

/** Working days of a request, over all of its years. */
export const daysOf = ({ days_by_year }: LeaveRequest) =>
  Object.values(days_by_year).reduce((sum, days) => sum + days, 0)

export function typeLabel(id: number, language: Language): string {
  const key = leaveType(id)?.key ?? 'vacation'
  return say({ key: `common:leave${key[0]!.toUpperCase()}${key.slice(1)}` }, language)
}

/** Somebody by name; a person who has been erased has none left. */
export function personOf(id: string, known: ReadonlyMap<string, Pick<Member, 'first_name' | 'last_name' | 'avatar'>>) {
  const { first_name = '', last_name = '', avatar = null } = known.get(id) ?? {}
  return { id, first_name, last_name, avatar }
}
