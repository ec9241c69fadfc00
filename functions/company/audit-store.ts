import {
  AuditEntry,
  auditKeptFor,
  type AuditAct,
  type AuditChange,
  type AuditSubject,
} from '#shared/company/audit/audit-entry.ts'
import { newId } from '#functions/platform/clock.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { insert, type Write } from '#functions/platform/table.ts'

export const auditPartition = (company: string) => `${companyPartition(company)}#AUDIT`
export const auditOfSubject = (company: string, id: string) => `${auditPartition(company)}#SUBJECT#${id}`
export const auditOfAct = (company: string, act: string) => `${auditPartition(company)}#ACT#${act}`

/** The place of an entry in the order of time. */
export const placeOf = ({ at, id }: Pick<AuditEntry, 'at' | 'id'>) => `${at}#${id}`

/** The first index lists what was done to somebody or something, the second all that was done of one sort. */
export const auditEntries: Kind<AuditEntry, Pick<AuditEntry, 'company' | 'at' | 'id'>> = {
  name: 'AuditEntry',
  schema: AuditEntry,
  key: entry => ({ pk: auditPartition(entry.company), sk: placeOf(entry) }),
  index1: entry => ({ pk: auditOfSubject(entry.company, entry.subject), sk: placeOf(entry) }),
  index2: entry => ({ pk: auditOfAct(entry.company, entry.act), sk: placeOf(entry) }),
  expires: ({ at }) => at + auditKeptFor,
}

/** Who changes something in a company, and when. */
export interface Changer {
  actor: { company: string; user: string; assistant?: string }
  now: { seconds: number }
}

/** Who runs the service and has no account, and when they change something. */
export interface Operator {
  actor: { company: string; user: null; assistant?: undefined }
  now: { seconds: number }
}

interface AuditContent {
  /** What became different; no entry is written where it is given and empty. */
  changes?: readonly AuditChange[]
  request?: string
  factChange?: string
}

/** The write that keeps who did what in the audit log; it belongs in the commit of the change itself. */
export const audited = (
  { actor, now }: Changer | Operator,
  act: AuditAct,
  subject: AuditSubject,
  { changes, request, factChange }: AuditContent = {},
): Write[] =>
  changes?.length === 0
    ? []
    : [
        insert(auditEntries, {
          company: actor.company,
          id: newId(),
          at: now.seconds,
          by: actor.user,
          ...(actor.assistant && { assistant: actor.assistant }),
          act,
          about: subject.about,
          subject: subject.id,
          ...(subject.name !== undefined && { name: subject.name }),
          changes: [...(changes ?? [])],
          ...(request && { request }),
          ...(factChange && { fact_change: factChange }),
        }),
      ]
