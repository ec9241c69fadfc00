import { adminsOf, members } from '#functions/company/member-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { getAll } from '#functions/platform/table.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { Member } from '#shared/company/model.ts'
import { isAway } from '#shared/leave/request/decide-leave.ts'
import { mayDecide, mayDecideOnOwn, maySeeLeave, type LeaveActor } from '#shared/leave/permissions.ts'
import { awayDuring } from './away.ts'

/** Which of the given people are away on a day. */
async function awayOn(company: string, people: readonly Member[], day: Day): Promise<Member[]> {
  if (!people.length) return []
  const absences = await awayDuring(company, { from_date: day, to_date: day })
  const away = new Set(absences.filter(isAway).map(({ member }) => member))
  return people.filter(({ id }) => away.has(id))
}

/** Somebody who decides, with the approvers in whose place they may do so today. */
export async function deciding<A extends LeaveActor & { company: string }>(
  actor: A,
  people: readonly Pick<Member, 'id' | 'approver_ids'>[],
  today: Day,
): Promise<A> {
  const { company, user } = actor
  const approvers = new Set(
    people.filter(person => !mayDecide(actor, person)).flatMap(({ approver_ids }) => approver_ids),
  )
  const absentees = (
    await getAll(
      members,
      [...approvers].map(id => ({ company, id })),
    )
  ).filter(({ stand_in, status }) => stand_in === user && status === 'active')
  return { ...actor, stands_in_for: (await awayOn(company, absentees, today)).map(({ id }) => id) }
}

/** Somebody who reads, likewise; the approvers are looked up only for those of whom the reader may not know all anyway. */
export async function reading<A extends LeaveActor & { company: string }>(
  actor: A,
  people: readonly Pick<Member, 'id' | 'approver_ids'>[],
  today: Day,
): Promise<A> {
  const others = people.filter(person => !maySeeLeave(actor, person))
  return others.length ? deciding(actor, others, today) : actor
}

/**
 * Who decides on somebody's requests on a day: the approvers with whoever stands in for those who are away, or the
 * administrators where no approver is there.
 */
export async function decidersOf(person: Member, day: Day): Promise<Stored<Member>[]> {
  const { company } = person
  const active = async (ids: readonly string[]) =>
    (
      await getAll(
        members,
        [...new Set(ids)].map(id => ({ company, id })),
      )
    ).filter(({ status }) => status === 'active')

  const approvers = await active(person.approver_ids)
  if (!approvers.length) {
    const admins = await adminsOf(company)
    return admins.filter(({ id, role }) => mayDecide({ user: id, role }, person))
  }
  const away = await awayOn(
    company,
    approvers.filter(({ stand_in }) => stand_in),
    day,
  )
  const others = away.flatMap(({ stand_in }) => stand_in ?? []).filter(id => !person.approver_ids.includes(id))
  return [...approvers, ...(await active(others))].filter(
    decider => decider.id !== person.id || mayDecideOnOwn(decider),
  )
}
