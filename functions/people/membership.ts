import type { Member } from '#shared/company/model.ts'
import { isSuperadmin } from '#shared/contract/role.ts'
import { problem } from '#shared/contract/problem.ts'
import { losesSuperadmin, assertAdministrator, seatsTaken } from '#shared/people/membership.ts'
import { companies, countSeat } from '#functions/company/company-store.ts'
import { members, membersOf } from '#functions/company/member-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { check, get, type Write } from '#functions/platform/table.ts'
import { changePerson, loadPerson, type Person } from './person-store.ts'

/** A person whose membership changes, and the administrator who changes it, as stored now. */
export interface LoadedMembership {
  by: Stored<Member>
  person: Person
}

/** Reads the administrator too, whose own right may be revoked concurrently. @throws Problem `notFound` or `forbidden` */
export async function loadMembership(actor: { company: string; user: string }, id: string): Promise<LoadedMembership> {
  const [by, person] = await Promise.all([
    get(members, { company: actor.company, id: actor.user }),
    loadPerson(actor, id),
  ])
  assertAdministrator(by)
  return { by, person }
}

/**
 * The writes of a membership change with the headcount, conditional on the administrator and on a remaining superadmin.
 * @throws Problem `conflict` where the company would lose its last superadmin, or its owner, who hands it over first
 */
export async function changeMembership({ by, person }: LoadedMembership, after: Stored<Member>): Promise<Write[]> {
  const guarantor = losesSuperadmin(person.member, after) ? await remainingSuperadmin(by, person.member) : by
  const seats = seatsTaken(person.member, after)
  return [
    ...changePerson(person, { member: after, terms: person.terms }),
    ...(guarantor.id === after.id ? [] : [check(members, guarantor)]),
    ...(seats ? [countSeat(after, seats)] : []),
  ]
}

/**
 * Who stays a superadmin when another one ceases to be one, who may not be the owner. A hand-over at the same moment changes the new
 * owner's member, and so conflicts.
 */
async function remainingSuperadmin(by: Stored<Member>, leaving: Member): Promise<Stored<Member>> {
  const [other, company] = await Promise.all([otherSuperadmin(by, leaving), get(companies, { id: leaving.company })])
  if (company?.owner === leaving.id) throw problem('conflict', 'refusals:ownerStays')
  return other
}

/** The remaining superadmin: the one who makes the change, or another one where they step down themselves. */
async function otherSuperadmin(by: Stored<Member>, leaving: Member): Promise<Stored<Member>> {
  if (by.id !== leaving.id) return by
  const others = await membersOf(leaving.company)
  const other = others.find(one => one.id !== leaving.id && isSuperadmin(one) && one.status === 'active')
  if (!other) throw problem('conflict', 'refusals:lastSuperadmin')
  return other
}
