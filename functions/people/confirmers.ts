import type { Member } from '#shared/company/model.ts'
import { mayConfirm } from '#shared/people/facts/course.ts'
import { adminsOf, membersOf } from '#functions/company/member-store.ts'

/** Who may confirm changes of a person's facts, read from an eventually consistent index. */
export const confirmersOf = async (person: Member): Promise<Member[]> =>
  (await adminsOf(person.company)).filter(admin => mayConfirm(admin, person))

/** Whether somebody may confirm a change of one's own facts; that nobody may is known only once everybody was read. */
export const isConfirmable = async (person: Member): Promise<boolean> =>
  (await confirmersOf(person)).length > 0 ||
  (await membersOf(person.company)).some(member => mayConfirm(member, person))
