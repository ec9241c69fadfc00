import { problem } from '#shared/contract/problem.ts'
import { invitationsADay } from '#shared/people/model.ts'
import { attemptCounters } from '#functions/account/throttle.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { add, commit, insert } from '#functions/platform/table.ts'

/** Length of the window in which invitations are counted, in seconds from the first one: a day. */
const windowInSeconds = 24 * 3600

interface Sender {
  company: string
  user: string
}

/**
 * Counts invitations against what a company and an inviter may send in a day, before any of them is made. How many an earlier attempt
 * of the same call has made is known a moment later, and taken off.
 * @throws Problem `tooMany`
 */
export async function countSent(
  { company, user }: Sender,
  { invited, made }: { invited: number; made: Promise<number> },
  now: { seconds: number },
) {
  const [ofCompany, ofInviter] = [`invite#COMPANY#${company}`, `invite#INVITER#${user}`]
  const [already, ...counts] = await Promise.all([
    made,
    counted(ofCompany, invited, now),
    counted(ofInviter, invited, now),
  ])
  if (already) await Promise.all([ofCompany, ofInviter].map(of => counted(of, -already, now)))
  if (
    already < invited &&
    (counts[0] - already > invitationsADay.company || counts[1] - already > invitationsADay.inviter)
  )
    throw problem('tooMany', 'refusals:tooManyInvitations')
}

/**
 * Counts an email to an invited address, which is queued only where the address may receive another one today: from this company,
 * and from all of them together. What a company is refused does not count for the others.
 */
export async function mayReceive({ company, email }: { company: string; email: string }, now: { seconds: number }) {
  const ofReceiver = `invite#RECEIVER#${email}`
  const [fromCompany, together] = await Promise.all([
    counted(`${ofReceiver}#COMPANY#${company}`, 1, now),
    counted(ofReceiver, 1, now),
  ])
  if (fromCompany <= invitationsADay.receiverFromCompany) return together <= invitationsADay.receiver
  await counted(ofReceiver, -1, now)
  return false
}

/** Counts an email to an invited address. @throws Problem `tooMany` */
export async function countReceived(invited: { company: string; email: string }, now: { seconds: number }) {
  if (!(await mayReceive(invited, now))) throw problem('tooMany', 'refusals:tooManyToAddress')
}

/** Adds to a counter, which begins with its first invitation, and returns the new count. */
const counted = (of: string, more: number, now: { seconds: number }): Promise<number> =>
  retryOnConflict(async () => {
    const known = await add(attemptCounters, { of }, { count: more })
    if (known) return known.count
    await commit(insert(attemptCounters, { of, count: more, expires_at: now.seconds + windowInSeconds }))
    return more
  })
