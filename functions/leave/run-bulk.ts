import { messageTime } from '#functions/platform/message-time.ts'
import { newId, nowAt } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { clear, commit, Conflict, get, insert, replace } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { Problem, problem, type FieldErrors } from '#shared/contract/problem.ts'
import { roles } from '#shared/contract/role.ts'
import { cancelLeave } from '#shared/leave/request/decide-leave.ts'
import { requestLeave } from '#shared/leave/request/request-leave.ts'
import type { BulkChange } from '#shared/leave/bulk-change.ts'
import type { LeaveActor } from '#shared/leave/permissions.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import {
  bulkOf,
  bulkPeople,
  bulkProgress,
  bulkResults,
  bulkRows,
  inOrder,
  partOf,
  rowAt,
  type StoredBulk,
} from './bulk-request-store.ts'
import { asBulkMessage, type BulkTask } from './bulk-task.ts'
import { changeBack } from './change-back.ts'
import { changePerson } from './change-person.ts'
import { importPerson } from './import-person.ts'
import { commitChange, commitRequest, findRequest, leaveOf, requestId, yearsToRead } from './leave-store.ts'
import { memberNow } from './administrator-now.ts'
import { auditedLeave } from './audited-leave.ts'

/** How long one person waits while others change the same, in milliseconds; after that the message is delivered again. */
const patience = 5_000

/**
 * Books leave for many people, changes or imports them, or takes it back, person by person. Each is committed together with the progress, so that a message that is
 * delivered twice, stopped or met by an undo does nothing twice and leaves out nobody.
 */
export async function runBulk({ company, bulk }: BulkTask): Promise<void> {
  const began = performance.now()
  for (;;) {
    const isOver = await retryOnConflict(() => step(company, bulk), patience)
    if (isOver) return
    if (performance.now() - began > messageTime) return enqueueTasks([asBulkMessage({ company, bulk })])
  }
}

/** Handles the next person; whether there is nobody left. */
async function step(company: string, id: string): Promise<boolean> {
  const bulk = await bulkOf(company, id)
  const { status } = bulk.progress
  if (status === 'booking') return book(bulk)
  if (status === 'undoing') return takeBack(bulk)
  return true
}

async function book(bulk: StoredBulk): Promise<boolean> {
  const { request, progress } = bulk
  const { company, draft, change } = request
  if (change) return changeNext(bulk, change)
  if (!draft) return importNext(bulk)
  const person = await personAt(bulk, progress.reached)
  const reached = progress.reached + 1
  const isLast = reached === request.total
  const next = { ...progress, reached, status: isLast ? ('booked' as const) : progress.status }
  const result = {
    company,
    bulk: request.id,
    place: inOrder(progress.reached),
    person,
    expires_at: request.expires_at,
  }
  const now = nowAt(new Date())
  await settle(
    person,
    async () => {
      const situation = await leaveOf({ company, member: person }, yearsToRead(draft), now.today)
      const by = await actorOf(company, request.by)
      const asked = requestLeave(draft, situation, {
        id: requestId(person, newId()),
        by,
        today: now.today,
        at: now.seconds,
        mandatory: true,
      })
      await commitRequest(
        situation,
        asked,
        replace(bulkProgress, { ...next, booked: progress.booked + 1 }),
        insert(bulkResults, { ...result, request: asked.request.id }),
        ...auditedLeave({ actor: { ...by, company }, now }, 'leave_booked', { after: asked.request }),
      )
    },
    refusal => commit(replace(bulkProgress, next), insert(bulkResults, { ...result, request: null, refusal })),
  )
  return isLast
}

async function changeNext(bulk: StoredBulk, change: BulkChange): Promise<boolean> {
  const { request, progress } = bulk
  const { company, id, expires_at } = request
  const person = await personAt(bulk, progress.reached)
  const reached = progress.reached + 1
  const isLast = reached === request.total
  const next = { ...progress, reached, status: isLast ? ('booked' as const) : progress.status }
  const result = { company, bulk: id, place: inOrder(progress.reached), person, request: null, expires_at }
  await settle(
    person,
    () =>
      changePerson(person, change, request, nowAt(new Date()), outcome => [
        replace(bulkProgress, { ...next, booked: progress.booked + 1 }),
        insert(bulkResults, { ...result, ...outcome }),
      ]),
    refusal => commit(replace(bulkProgress, next), insert(bulkResults, { ...result, refusal })),
  )
  return isLast
}

/** Imports the next person of a list; the rows that are done are deleted with the last of their part. */
async function importNext({ request, progress }: StoredBulk): Promise<boolean> {
  const { company, id: bulk, total, expires_at } = request
  const { part, within, isLastOfPart } = rowAt(progress.reached, total)
  const rows = await get(bulkRows, { company, bulk, part })
  const row = rows?.rows[within]
  if (!row) throw new Error(`there is no row at place ${progress.reached} of ${bulk}`)
  const reached = progress.reached + 1
  const isLast = reached === total
  const next = { ...progress, reached, status: isLast ? ('booked' as const) : progress.status }
  const result = { company, bulk, place: inOrder(progress.reached), person: row.id, request: null, expires_at }
  const done = isLastOfPart ? [clear(bulkRows, { company, bulk, part })] : []
  await settle(
    row.id,
    () =>
      importPerson(
        row,
        request,
        nowAt(new Date()),
        replace(bulkProgress, { ...next, booked: progress.booked + 1 }),
        insert(bulkResults, result),
        ...done,
      ),
    refusal => commit(replace(bulkProgress, next), insert(bulkResults, { ...result, refusal }), ...done),
  )
  return isLast
}

async function takeBack({ request, progress }: StoredBulk): Promise<boolean> {
  const { company, id: bulk } = request
  const reached = Math.max(0, progress.reached - 1)
  const next = { ...progress, reached, status: reached === 0 ? ('undone' as const) : progress.status }
  const result = progress.reached > 0 ? await get(bulkResults, { company, bulk, place: inOrder(reached) }) : undefined
  if (result && request.change && (result.changed || result.extra)) {
    const undone = (waits: boolean) => [
      replace(bulkProgress, waits ? next : { ...next, booked: progress.booked - 1 }),
      replace(bulkResults, { ...result, waits, is_undone: !waits }),
    ]
    const { change, undone_by } = request
    await settle(
      result.person,
      () => changeBack(result, change, { company, by: undone_by ?? request.by }, nowAt(new Date()), undone),
      kept => commit(replace(bulkProgress, next), replace(bulkResults, { ...result, kept })),
    )
    return reached === 0
  }
  const booked = result?.request
  if (!result || !booked) {
    await commit(replace(bulkProgress, next))
    return reached === 0
  }
  const now = nowAt(new Date())
  await settle(
    result.person,
    async () => {
      const old = await findRequest(company, booked)
      const situation = await leaveOf({ company, member: old.member }, yearsOf(old), now.today)
      const by = await actorOf(company, request.undone_by ?? request.by)
      const cancelled = cancelLeave(old, situation, { by, today: now.today, at: now.seconds })
      await commitChange(
        situation,
        old,
        cancelled,
        replace(bulkProgress, { ...next, booked: progress.booked - 1 }),
        replace(bulkResults, { ...result, is_undone: true }),
        ...auditedLeave({ actor: { ...by, company }, now }, 'leave_cancelled', {
          before: old,
          after: cancelled.request,
        }),
      )
    },
    kept => commit(replace(bulkProgress, next), replace(bulkResults, { ...result, kept })),
  )
  return reached === 0
}

/** Changes one person, or writes down why not; what fails for a person stops nobody after them. */
async function settle(person: string, change: () => Promise<void>, refuse: (why: FieldErrors) => Promise<void>) {
  try {
    await change()
  } catch (error) {
    if (error instanceof Conflict) throw error
    if (!(error instanceof Problem)) log.error('a change of many failed for a person', error, { member: person })
    const why = error instanceof Problem ? error : problem('invalid', 'problems:fault')
    await refuse(why.errors ?? { user_id: [why.sentence] })
  }
}

async function personAt({ request: { company, id } }: StoredBulk, place: number): Promise<string> {
  const { part, within } = partOf(place)
  const person = (await get(bulkPeople, { company, bulk: id, part }))?.people[within]
  if (person === undefined) throw new Error(`nobody is at place ${place} of ${id}`)
  return person
}

/** Rights are read for every person, so that one that is taken away meanwhile is gone at once. @throws Problem `conflict` */
async function actorOf(company: string, id: string): Promise<LeaveActor> {
  const member = await memberNow(company, id)
  return { user: id, role: member?.status === 'active' ? member.role : roles.employee }
}
