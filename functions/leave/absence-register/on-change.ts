import * as z from 'zod/mini'
import { members } from '#functions/company/member-store.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { requests } from '../leave-store.ts'
import { registerAbsences } from './register-absences.ts'
import { absenceRegisters } from './register-store.ts'
import { asRegisterMessage } from './register-task.ts'

const changedRequest = viewOf(requests, z.object({ company: z.string(), member: z.string() }))
const changedMember = viewOf(members, z.object({ company: z.string(), id: z.string(), status: z.string() }))

/** Keeps the register of absences of a company, and builds it where its first calendar feed has begun it, or its first counts. */
export async function registerOnChange(change: Change) {
  const request = changeOf(changedRequest, change)
  const whose = request?.after ?? request?.before
  if (whose) await registerAbsences(whose)
  const { before, after } = changeOf(changedMember, change) ?? {}
  if (after?.status === 'deleted' && before?.status !== 'deleted')
    await registerAbsences({ company: after.company, member: after.id })
  const register = changeOf(absenceRegisters, change)
  if (register?.after && !register.before) await enqueueTasks([asRegisterMessage({ company: register.after.company })])
}
