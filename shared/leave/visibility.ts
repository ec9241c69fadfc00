import { isAdmin, type Member } from '../company/model.ts'
import type { Asker } from './request-leave.ts'

/**
 * Whether a reader may know why somebody is away: the person, their approvers, administrators, and everybody where the
 * company chose to show types. Sick leave is nobody else's business. The one rule for screen, feed, mail and chat.
 */
export const mayKnowType = (reader: Asker & { showsTypes: boolean }, person: Pick<Member, 'id' | 'approver_ids'>) =>
  person.id === reader.user || isAdmin(reader) || reader.showsTypes || person.approver_ids.includes(reader.user)

/** Whether a reader may see somebody's requests and balance. */
export const maySeeLeave = (reader: Asker, person: Pick<Member, 'id' | 'approver_ids'>) =>
  person.id === reader.user || isAdmin(reader) || person.approver_ids.includes(reader.user)
