import { adminsOf, members } from '#functions/company/member-store.ts'
import { getAll } from '#functions/platform/table.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { Member } from '#shared/company/model.ts'
import { isAway } from '#shared/leave/request/decide-leave.ts'
import { mayDecide, mayDecideOnOwn, maySeeLeave, type LeaveActor } from '#shared/leave/permissions.ts'
import { awayDuring, awayOf, type ReadOptions } from './away.ts'

/** The ids of those who are away on a day. */
export async function awayOn(company: string, day: Day, options?: ReadOptions): Promise<ReadonlySet<string>> {
  const absences = await awayDuring(company, { from_date: day, to_date: day }, options)
  return new Set(absences.filter(isAway).map(({ member }) => member))
}

/** Those of some people who are away on a day, of whom there are few enough that each is asked for. */
export async function awayAmong(company: string, people: readonly string[], day: Day): Promise<ReadonlySet<string>> {
  const found = await Promise.all(people.map(member => awayOf(company, member, day)))
  return new Set(
    found
      .flat()
      .filter(isAway)
      .map(({ member }) => member),
  )
}

/** Adds the approvers for whom the actor stands in today; only those of people whose leave the actor could not see otherwise. */
export async function withDelegations<A extends LeaveActor & { company: string }>(
  actor: A,
  people: readonly Pick<Member, 'id' | 'approver_ids'>[],
  today: Day,
): Promise<A> {
  const { company, user } = actor
  const approvers = new Set(
    people.filter(person => !maySeeLeave(actor, person)).flatMap(({ approver_ids }) => approver_ids),
  )
  if (!approvers.size) return actor
  const [known, away] = await Promise.all([
    getAll(
      members,
      [...approvers].map(id => ({ company, id })),
    ),
    awayOn(company, today),
  ])
  const delegating = known.filter(({ stand_in, status }) => stand_in === user && status === 'active')
  return { ...actor, stands_in_for: delegating.flatMap(({ id }) => (away.has(id) ? id : [])) }
}

/** Somebody who decides on a person's requests, and whether they are away. */
export interface Decider<M = Member> {
  member: M
  isAway: boolean
}

/** What is asked of somebody who may decide. */
type MayDecide = Pick<Member, 'id' | 'role' | 'stand_in'>

/** Where those who may decide in a company are looked up; both give active people alone. */
export interface People<M> {
  among: (ids: readonly string[]) => Promise<M[]>
  admins: () => Promise<M[]>
}

/** The people of a company one by one, for who asks about one person. */
const peopleOf = (company: string): People<Member> => ({
  among: async ids =>
    (
      await getAll(
        members,
        [...new Set(ids)].map(id => ({ company, id })),
      )
    ).filter(({ status }) => status === 'active'),
  admins: () => adminsOf(company),
})

/** Who decides on a person's requests on a day. */
export const decidersOf = (
  person: Member,
  day: Day,
  away: ReadonlySet<string> | Promise<ReadonlySet<string>> = awayOn(person.company, day),
): Promise<Decider[]> => decidersAmong(peopleOf(person.company), person, away)

/**
 * Who decides on a person's requests: the approvers and the stand-ins of those who are away; beside them the administrators where none
 * of these is present, so that somebody who is always hears.
 */
export async function decidersAmong<M extends MayDecide>(
  people: People<M>,
  person: Pick<Member, 'id' | 'approver_ids'>,
  reading: ReadonlySet<string> | Promise<ReadonlySet<string>>,
): Promise<Decider<M>[]> {
  const [approvers, away] = await Promise.all([people.among(person.approver_ids), reading])
  const standIns = approvers
    .flatMap(({ id, stand_in }) => (stand_in && away.has(id) ? stand_in : []))
    .filter(id => !person.approver_ids.includes(id))
  const named = [...approvers, ...(await people.among(standIns))].filter(
    decider => decider.id !== person.id || mayDecideOnOwn(decider),
  )
  const isSomebodyPresent = named.some(({ id }) => !away.has(id))
  const told = isSomebodyPresent ? named : [...named, ...beside(named, person, await people.admins())]
  return told.map(member => ({ member, isAway: away.has(member.id) }))
}

/** The administrators who decide on a person's requests, without those who are named already. */
function beside<M extends MayDecide>(named: readonly M[], person: Pick<Member, 'id' | 'approver_ids'>, admins: M[]) {
  const known = new Set(named.map(({ id }) => id))
  return admins.filter(({ id, role }) => !known.has(id) && mayDecide({ user: id, role }, person))
}
