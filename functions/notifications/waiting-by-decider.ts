import * as z from 'zod/mini'
import type { Directory } from '#functions/company/directory.ts'
import { members } from '#functions/company/member-store.ts'
import { requests, waitingIn } from '#functions/leave/leave-store.ts'
import { decidersAmong, type People } from '#functions/leave/stand-in.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { getAll, list } from '#functions/platform/table.ts'
import type { DirectoryEntry } from '#shared/company/directory.ts'
import { isAdmin, roles, type Role } from '#shared/contract/role.ts'
import { LeaveRequest } from '#shared/leave/model.ts'

const fields = { id: true, member: true, from_date: true, created_at: true, history: true } as const
export type WaitingRequest = Pick<LeaveRequest, keyof typeof fields>
const waitingRequests = viewOf(requests, z.pick(LeaveRequest, fields))

/**
 * What waits in a company for each of those who decide and are there, by first day of the leave. What it is made of is read once,
 * however many people ask and decide.
 */
export async function waitingByDecider(
  company: string,
  directory: Directory,
  away: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly WaitingRequest[]>> {
  const waiting = await list(waitingRequests, { pk: waitingIn(company), index: 1 })
  const asking = [...new Set(waiting.map(({ member }) => member))].flatMap(id => directory.get(id) ?? [])
  const people = await peopleIn(directory, company, asking, away)
  const present = await Promise.all(
    asking.map(async person => {
      const deciders = await decidersAmong(people, person, away)
      return [person.id, deciders.flatMap(({ member, isAway }) => (isAway ? [] : member.id))] as const
    }),
  )
  const decidersOf = new Map(present)
  const byDecider = new Map<string, WaitingRequest[]>()
  for (const request of waiting.toSorted(byFirstDay))
    for (const decider of decidersOf.get(request.member) ?? []) {
      const others = byDecider.get(decider)
      if (others) others.push(request)
      else byDecider.set(decider, [request])
    }
  return byDecider
}

/** Those who decide in a company as its directory has them; of approvers who are away it is read whom they have named. */
async function peopleIn(
  directory: Directory,
  company: string,
  asking: readonly DirectoryEntry[],
  away: ReadonlySet<string>,
): Promise<People<{ id: string; role: Role; stand_in: string | null }>> {
  const absent = new Set(asking.flatMap(({ approver_ids }) => approver_ids.filter(id => away.has(id))))
  const found = await getAll(
    members,
    [...absent].map(id => ({ company, id })),
  )
  const standIns = new Map(found.map(({ id, stand_in }) => [id, stand_in]))
  const active = [...directory.values()].filter(({ status }) => status === 'active')
  const deciders = new Map(
    active.map(({ id, role }) => [id, { id, role: role ?? roles.employee, stand_in: standIns.get(id) ?? null }]),
  )
  const admins = [...deciders.values()].filter(isAdmin)
  return {
    among: async ids => [...new Set(ids)].flatMap(id => deciders.get(id) ?? []),
    admins: async () => admins,
  }
}

const byFirstDay = (one: WaitingRequest, other: WaitingRequest) => (one.from_date < other.from_date ? -1 : 1)
