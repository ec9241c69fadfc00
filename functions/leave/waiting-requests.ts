import { loadDirectory } from '#functions/company/directory.ts'
import { members } from '#functions/company/member-store.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { getAll, list } from '#functions/platform/table.ts'
import { isListed } from '#shared/company/directory.ts'
import { isAdmin } from '#shared/contract/role.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { mayDecide } from '#shared/leave/permissions.ts'
import type { DecidedFor } from './decided-for.ts'
import { requests, waitingIn } from './leave-store.ts'
import type { People } from './named-people.ts'

/** So many people are asked about one by one, which costs less than what waits in a large company. */
const oneByOne = 100

/**
 * The requests that wait for the decision of a reader, what begins first standing first, and the people in them. Requests of former
 * employees are left out, since nobody decides on them.
 */
export async function waitingFor(actor: RequestContext['actor'], decided: DecidedFor) {
  const { company } = actor
  const isEverybody = isAdmin(actor) || decided.ids.length > oneByOne
  const [waiting, people] = await Promise.all([
    isEverybody ? waitingInCompany(company) : waitingOf(company, decided.ids),
    isEverybody ? loadDirectory(company) : listedAmong(company, decided.ids),
  ])
  const by = { ...actor, stands_in_for: decided.stands_in_for }
  const mine = waiting
    .filter(({ member: id }) => people.has(id) && mayDecide(by, { id, approver_ids: decided.approversOf(id) }))
    .sort(byFirstDay)
  return { mine, people }
}

const byFirstDay = (one: LeaveRequest, other: LeaveRequest) =>
  one.from_date.localeCompare(other.from_date) || one.created_at - other.created_at || (one.id < other.id ? -1 : 1)

const waitingInCompany = (company: string): Promise<LeaveRequest[]> =>
  list(requests, { pk: waitingIn(company), index: 1 })

async function waitingOf(company: string, ids: readonly string[]): Promise<LeaveRequest[]> {
  const ofEach = await Promise.all(
    ids.map(id => list(requests, { pk: waitingIn(company), prefix: `${id}#`, index: 1 })),
  )
  return ofEach.flat()
}

async function listedAmong(company: string, ids: readonly string[]): Promise<People> {
  const found = await getAll(
    members,
    ids.map(id => ({ company, id })),
  )
  return new Map(found.filter(isListed).map(member => [member.id, member]))
}
