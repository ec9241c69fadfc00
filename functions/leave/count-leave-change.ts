import { countAttempt, type CountingCall } from '#functions/account/throttle.ts'
import { isAdmin, type Role } from '#shared/contract/role.ts'

interface Changing extends CountingCall {
  actor: { company: string; user: string; role: Role }
}

/** Counts that somebody books or cancels leave, of which others are emailed. @throws Problem `tooMany` */
export const countLeaveChange = ({ actor, now, perCall }: Changing) =>
  countAttempt(
    isAdmin(actor) ? 'leaveChangeByAdmin' : 'leaveChange',
    { whose: `${actor.company}#${actor.user}` },
    { now, perCall },
  )
