import { createHash } from 'node:crypto'
import { pack, unpack } from '#functions/company/directory-store.ts'
import { members } from '#functions/company/member-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, getBatch, list, lookup, put, replace } from '#functions/platform/table.ts'
import { yearOf } from '#shared/calendar/day.ts'
import {
  bookedIn,
  peopleInText,
  registered,
  textOfPeople,
  type PersonInRegister,
  type RegisteredAbsence,
} from '#shared/leave/feed/absence-entry.ts'
import { shownOn } from '#shared/leave/feed/feed.ts'
import { books } from '../leave-store.ts'
import { absenceParts, absenceRegisters, partOf, type AbsenceRegister } from './register-store.ts'

interface Whose {
  company: string
  member: string
}

/**
 * Makes the register of a company, if it has one, say what the books of a person say now. Books are read after the register, so that of
 * two who write it, the one who knows less conflicts.
 */
export const registerAbsences = ({ company, member }: Whose): Promise<void> =>
  retryOnConflict(async () => {
    const register = await get(absenceRegisters, { company })
    if (!register) return
    const [part, person] = await getBatch(
      lookup(absenceParts, { company, part: partOf(member) }),
      lookup(members, { company, id: member }),
    )
    // The part is still to be built, which begins anew where the books were read before this change.
    if (!part && !register.is_built) return commit(replace(absenceRegisters, register))
    const people = part ? peopleInText(unpack(part.packed)) : []
    const others = people.filter(one => one.member !== member)
    const before = people.find(one => one.member === member)?.absences ?? []
    const absences = person && person.status !== 'deleted' ? await absencesNow({ company, member }, before) : []
    const after = absences.length ? [...others, { member, absences }] : others
    if (textOfPeople(after.sort(byId)) !== textOfPeople(people)) await writePart(register, partOf(member), after)
  })

const byId = (one: PersonInRegister, other: PersonInRegister) => (one.member < other.member ? -1 : 1)

/** Registers the absences of people whose part is not there yet. */
export const buildPart = (company: string, part: string, ids: readonly string[]): Promise<void> =>
  retryOnConflict(async () => {
    const register = await get(absenceRegisters, { company })
    if (!register || register.parts[part] !== undefined) return
    const people = await Promise.all(
      ids.map(async member => ({ member, absences: await absencesNow({ company, member }, []) })),
    )
    await writePart(register, part, people.filter(({ absences }) => absences.length).sort(byId))
  })

function writePart(register: Stored<AbsenceRegister>, part: string, people: readonly PersonInRegister[]) {
  const { company } = register
  const version = register._version + 1
  return commit(
    replace(absenceRegisters, { ...register, parts: { ...register.parts, [part]: version } }),
    put(absenceParts, { company, part, packed: pack(textOfPeople(people)) }, version),
  )
}

async function absencesNow(whose: Whose, before: readonly RegisteredAbsence[]): Promise<RegisteredAbsence[]> {
  const { today, seconds } = nowAt(new Date())
  const since = shownOn(today).from_date
  const kept = await list(books, { pk: memberPartition(whose), between: [`BOOK#${yearOf(since)}`, 'BOOK#~'] })
  return registered(before, bookedIn(kept), { since, minute: Math.floor(seconds / 60), uidOf })
}

/** The name of an absence in calendars: 64 bits of a digest, which tell nobody the request. */
export const uidOf = (request: string) => createHash('sha256').update(request).digest('base64url').slice(0, 11)
