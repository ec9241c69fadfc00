import * as z from 'zod/mini'
import { nowAt } from '#functions/platform/clock.ts'
import { consume } from '#functions/platform/consume.ts'
import { loadAllEdits } from '#functions/platform/edited-sentences.ts'
import { deleteUnusedAvatars, UnusedAvatarsTask } from '#functions/account/unused-avatars.ts'
import { reposition, RepositionTask } from '#functions/company/reposition.ts'
import { FileTask } from '#functions/attendance/file-task.ts'
import { RegroupTask } from '#functions/people/regroup-task.ts'
import { RegisterTask } from '#functions/leave/absence-register/register-task.ts'
import { AccountErasureTask } from '#functions/leave/account-erasure-task.ts'
import { EmptyGroupTask } from '#functions/backoffice/user-groups/empty-group-task.ts'
import { GroupMessageTask } from '#functions/backoffice/user-groups/group-message-task.ts'
import { BulkTask } from '#functions/leave/bulk-task.ts'
import { EffectTask } from '#functions/leave/company-effect/effect-task.ts'
import { ErasureTask } from '#functions/leave/erasure-task.ts'
import { ExportTask } from '#functions/leave/export-task.ts'
import { deleteUnusedDocument, UnusedDocumentTask } from '#functions/leave/unused-documents.ts'
import { RecountTask } from '#functions/leave/recount-task.ts'
import { recount } from '#functions/leave/recount.ts'
import { CompanyDayTask, EveryCompanyTask } from '#functions/notifications/every-company-task.ts'
import { MessageTask } from '#functions/notifications/message-task.ts'
import { OccasionsTask } from '#functions/notifications/occasions-task.ts'

const Task = z.discriminatedUnion('task', [
  AccountErasureTask,
  EffectTask,
  EmptyGroupTask,
  ErasureTask,
  ExportTask,
  FileTask,
  GroupMessageTask,
  RecountTask,
  RegisterTask,
  BulkTask,
  CompanyDayTask,
  EveryCompanyTask,
  MessageTask,
  OccasionsTask,
  RegroupTask,
  RepositionTask,
  UnusedAvatarsTask,
  UnusedDocumentTask,
])

/** The consumer of the queue of tasks; what is rare comes with its first task, so that no cold start of the others pays for it. */
export const handler = consume(async body => {
  const task = Task.parse(body)
  const now = nowAt(new Date())
  await loadAllEdits()
  switch (task.task) {
    case 'bulk':
      return (await import('#functions/leave/run-bulk.ts')).runBulk(task)
    case 'effect':
      return (await import('#functions/leave/company-effect/run-effect.ts')).runEffect(task)
    case 'recount':
      return recount(task)
    case 'absences':
      return (await import('#functions/leave/absence-register/build-register.ts')).buildRegister(task)
    case 'every-company':
      return (await import('#functions/notifications/in-every-company.ts')).inEveryCompany(task)
    case 'reminders':
      return (await import('#functions/notifications/remind-approvers.ts')).remindApprovers(task)
    case 'digests':
      await (await import('#functions/notifications/send-digests.ts')).sendDigests(task)
      // The channel is told once, by the first part of the task, which comes again as a whole where something of it failed.
      if (!task.after) await (await import('#functions/integrations/slack/tell-channel.ts')).queueDigest(task)
      return undefined
    case 'carried-leave':
      return (await import('#functions/notifications/remind-of-carried-leave.ts')).remindOfCarriedLeave(task)
    case 'leave-to-grant':
      return (await import('#functions/notifications/remind-of-leave-to-grant.ts')).remindOfLeaveToGrant(task)
    case 'next-calendar':
      return (await import('#functions/notifications/remind-of-next-calendar.ts')).remindOfNextCalendar(task)
    case 'old-documents':
      return (await import('#functions/leave/erase-old-documents.ts')).eraseOldDocuments(task)
    case 'plans':
      await (await import('#functions/billing/follow-plan.ts')).followPlanOn(task)
      await (await import('#functions/backoffice/count-company.ts')).countCompany(task)
      return (await import('#functions/backoffice/user-groups/keep-in-groups.ts')).keepInGroups(task)
    case 'user-groups':
      return (await import('#functions/backoffice/user-groups/keep-in-groups.ts')).keepInGroups(task)
    case 'empty-user-group':
      return (await import('#functions/backoffice/user-groups/empty-group.ts')).emptyGroup(task)
    case 'group-message':
      return (await import('#functions/backoffice/user-groups/tell-group.ts')).tellGroup(task)
    case 'message':
      return (await import('#functions/notifications/notify-of-message.ts')).notifyOfMessage(task)
    case 'occasions':
      return (await import('#functions/notifications/notify-of-occasions.ts')).notifyOfOccasions(task)
    case 'reposition':
      return reposition(task, now)
    case 'regroup':
      return (await import('#functions/people/regroup.ts')).regroup(task, now)
    case 'unused-avatars':
      return deleteUnusedAvatars(task)
    case 'unused-document':
      return deleteUnusedDocument(task)
    case 'export':
      return (await import('#functions/leave/export-person.ts')).exportPerson(task)
    case 'file':
      return (await import('#functions/attendance/files/make-file.ts')).makeFile(task)
    case 'erase-account':
      return (await import('#functions/leave/own-data/run-account-erasure.ts')).eraseOwnAccount(task)
    case 'erase':
      return (await import('#functions/leave/erase-company.ts')).eraseCompany(task)
  }
})
