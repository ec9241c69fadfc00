import { membersAfter } from '#functions/company/member-store.ts'
import { messageTime } from '#functions/platform/message-time.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import { beyond, memberPartition } from '#functions/platform/keys.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { get, list } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { overlaps, yearsOf, type Period } from '#shared/calendar/period.ts'
import { Problem } from '#shared/contract/problem.ts'
import { cutToEmployment } from '#shared/leave/effect/outside-employment.ts'
import { periodOf } from '#shared/leave/effect/recount-scope.ts'
import { recounted } from '#shared/leave/effect/recount.ts'
import { absences, awayIn, books, commitChange, leaveOf, ownerOf, requests } from './leave-store.ts'
import { asMessage, type RecountTask } from './recount-task.ts'

interface Whose {
  company: string
  member: string
}

/** The items one message reads. */
const atMost = 25

/**
 * Recounts booked leave, person by person; the rest continues in a message of its own. Whoever cannot be recounted gets a message of
 * their own too, which fails for them alone.
 */
export async function recount(task: RecountTask): Promise<void> {
  const { ids, isAll } = await peopleOf(task)
  const began = performance.now()
  const isLate = () => performance.now() - began > messageTime
  let { after } = task
  for (const member of ids) {
    const unfinished = await recountLeaveOf({ company: task.company, member }, task, isLate).catch((error: unknown) =>
      setApart(member, task, error),
    )
    if (unfinished) return enqueueTasks([asMessage({ ...task, after, after_request: unfinished })])
    after = member
    if (isLate()) break
  }
  if (after !== task.after && !(isAll && after === ids.at(-1)))
    await enqueueTasks([asMessage({ ...task, after, after_request: undefined })])
}

/** Leaves a person whose recount failed to a task of their own. @throws the error where the task was that already */
async function setApart(member: string, { company, scope, ...task }: RecountTask, error: unknown): Promise<undefined> {
  if (task.member) throw error
  log.error('a person is recounted apart from the others', error, { company, member })
  await enqueueTasks([asMessage({ company, member, scope })])
}

/** The next people of a task: those who are away in its month, or everybody. */
async function peopleOf({ company, member, scope, after }: RecountTask): Promise<{ ids: string[]; isAll: boolean }> {
  if (member) return { ids: [member], isAll: true }
  const found =
    'month' in scope
      ? await list(absences, { pk: awayIn(company, scope.month), between: beyond('', after), atMost })
      : await membersAfter(company, after, atMost)
  const ids = new Set(found.map(item => ('member' in item ? item.member : item.id)))
  return { ids: [...ids], isAll: found.length < atMost }
}

/** All days, for leave that may lie in any year. */
const ever: Period = { from_date: '1900-01-01', to_date: '2100-12-31' }

/** Gives the last request recounted where the time is over before the last one. */
async function recountLeaveOf(
  whose: Whose,
  { scope, after_request = '' }: RecountTask,
  isLate: () => boolean,
): Promise<string | undefined> {
  const period = 'outside' in scope ? ever : periodOf(scope)
  const years = [`BOOK#${yearOf(period.from_date)}`, `BOOK#${yearOf(period.to_date)}`] as const
  const found = await list(books, { pk: memberPartition(whose), between: years })
  const booked = found.flatMap(({ bookings }) => bookings.filter(booking => overlaps(booking, period)))
  const ids = [...new Set(booked.map(({ request }) => request))].sort()
  // Ids begin with their owner's, so the place reached in one person's requests leaves out none of another's.
  const first = ownerOf(after_request) === whose.member ? ids.findIndex(id => id > after_request) : 0
  const rest = first < 0 ? [] : ids.slice(first)
  for (const id of rest) {
    await retryOnConflict(() => recountRequest(whose, id, { scope }))
    if (isLate() && id !== rest.at(-1)) return id
  }
  return undefined
}

/** Reads, recounts and commits one request; a person deleted meanwhile is skipped. */
async function recountRequest(whose: Whose, id: string, { scope }: Pick<RecountTask, 'scope'>) {
  const old = await get(requests, { ...whose, id })
  if (!old) return
  const { seconds, today } = nowAt(new Date())
  const situation = await leaveOf(whose, yearsOf(old), today).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'notFound') return undefined
    throw error
  })
  const counted =
    situation &&
    ('outside' in scope
      ? cutToEmployment(old, situation, seconds)
      : recounted(old, situation, periodOf(scope), seconds))
  if (counted) await commitChange(situation, old, counted)
}
