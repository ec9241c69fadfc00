import type { Member } from '../company/model.ts'
import { isAdmin } from '../contract/role.ts'
import type { Asker } from './request-leave.ts'

/** As far as it matters who decides for them. */
type Person = Pick<Member, 'id' | 'approver_ids'>

/** Whether somebody is an approver of a person, or stands in for one of them who is away. */
export const approvesFor = ({ user, stands_in_for = [] }: Asker, { approver_ids }: Pick<Member, 'approver_ids'>) =>
  [user, ...stands_in_for].some(id => approver_ids.includes(id))

/**
 * Whether a reader may know why somebody is away: the person, whoever decides for them, administrators, and everybody
 * where the company chose to show types. Sick leave is nobody else's business. The one rule for screen, feed, mail and chat.
 */
export const mayKnowType = (reader: Asker & { showsTypes: boolean }, person: Person) =>
  reader.showsTypes || maySeeLeave(reader, person)

/** Whether a reader may see somebody's requests and balance. */
export const maySeeLeave = (reader: Asker, person: Person) =>
  person.id === reader.user || isAdmin(reader) || approvesFor(reader, person)
