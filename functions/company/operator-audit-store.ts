import { OperatorEntry, type OperatorAct, type OperatorChange } from '#shared/company/audit/operator-entry.ts'
import { auditKeptFor } from '#shared/company/audit/audit-entry.ts'
import type { Area } from '#shared/contract/permission.ts'
import { newId } from '#functions/platform/clock.ts'
import type { Kind, Upcast } from '#functions/platform/kind.ts'
import { insert, type Write } from '#functions/platform/table.ts'

export const operatorAuditPartition = 'OPERATOR_AUDIT'
export const operatorAuditOfSubject = (subject: string) => `${operatorAuditPartition}#SUBJECT#${subject}`
export const operatorAuditOfArea = (area: string) => `${operatorAuditPartition}#AREA#${area}`

/** The areas in which something is done to accounts. */
export const isOfAccounts = (area: Area) => area === 'users' || area === 'admin-users'

/** The field of a change by which the log names an account. */
export const accountField = 'account'

/** What stands in the log in place of the text of a note. */
export const noted = '…'

/** The place of an entry in the order of time. */
export const placeOfEntry = ({ at, id }: Pick<OperatorEntry, 'at' | 'id'>) => `${at}#${id}`

const isAddress = (text: unknown) => typeof text === 'string' && text.includes('@')

/** Entries about accounts had their addresses, of accounts too that are erased since; the id says whose they are while they are there. */
const withoutAddresses: Upcast = entry => ({
  ...entry,
  ...(isOfAccounts(entry.area as Area) && { name: entry.subject }),
  changes: (entry.changes as OperatorChange[]).map(({ field, before, after }) => ({
    field,
    before: field === accountField && isAddress(before) ? '' : before,
    after: field === accountField && isAddress(after) ? '' : after,
  })),
})

/** Entries about companies had what was noted, which was removed with the note or the company; nothing else there has a field of this name. */
const withoutNotes: Upcast = entry => ({
  ...entry,
  changes: (entry.changes as OperatorChange[]).map(({ field, before, after }) =>
    entry.area === 'companies' && field === 'note'
      ? { field, before: before && noted, after: after && noted }
      : { field, before, after },
  ),
})

/** The first index lists what was done to one thing, the second all that was done in an area. */
export const operatorEntries: Kind<OperatorEntry, Pick<OperatorEntry, 'at' | 'id'>> = {
  name: 'OperatorEntry',
  schema: OperatorEntry,
  upcasts: [withoutAddresses, withoutNotes],
  key: entry => ({ pk: operatorAuditPartition, sk: placeOfEntry(entry) }),
  index1: entry => ({ pk: operatorAuditOfSubject(entry.subject), sk: placeOfEntry(entry) }),
  index2: entry => ({ pk: operatorAuditOfArea(entry.area), sk: placeOfEntry(entry) }),
  expires: ({ at }) => at + auditKeptFor,
}

interface Deed {
  area: Area
  act: OperatorAct
  /** What it is done to; an id, or a name that stands for one. */
  subject: { id: string; name: string }
  /** What became different; no entry is written where it is given and empty. */
  changes?: readonly OperatorChange[]
}

/** Somebody's account as the log keeps it: by its id alone, since the log outlives it; whoever reads the log is told whose it is now. */
export const aboutAccount = (id: string) => ({ id, name: id })

/** The write that keeps what an operator did; it belongs in the commit of the change itself. The actor is null for a command. */
export const auditedByOperator = (
  { actor, now }: { actor: { account: string } | null; now: { seconds: number } },
  { area, act, subject, changes }: Deed,
): Write[] =>
  changes?.length === 0
    ? []
    : [
        insert(operatorEntries, {
          id: newId(),
          at: now.seconds,
          by: actor?.account ?? null,
          area,
          act,
          subject: subject.id,
          name: subject.name,
          changes: [...(changes ?? [])],
        }),
      ]
