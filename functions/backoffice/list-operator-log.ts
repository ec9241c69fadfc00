import * as contract from '#shared/backoffice/contract/audit/list-operator-log.ts'
import type { OperatorChange, OperatorEntry } from '#shared/company/audit/operator-entry.ts'
import { startOfBudapestDay } from '#shared/calendar/budapest-day.ts'
import { addDays, type Day } from '#shared/calendar/day.ts'
import type { Area, Permission } from '#shared/contract/permission.ts'
import { accounts } from '#functions/account/account-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll, list } from '#functions/platform/table.ts'
import { operatorCalled } from './name-or-address.ts'
import {
  accountField,
  isOfAccounts,
  operatorAuditOfArea,
  operatorAuditOfSubject,
  operatorAuditPartition,
  operatorEntries,
  placeOfEntry,
} from '#functions/company/operator-audit-store.ts'

/** One page more than is shown says where the next one begins; a page that is filtered further may give fewer, and the next one goes on. */
export const handler = serve(contract.listOperatorLog, async ({ query }, { actor, language }) => {
  const { area, by, subject, from, to, cursor } = query
  const latest = to === undefined ? '9' : secondIn(addDays(to, 1))
  const between = [
    from === undefined ? '0' : secondIn(from),
    cursor !== undefined && cursor < latest ? cursor : latest,
  ] as const
  const partition =
    subject !== undefined
      ? ({ pk: operatorAuditOfSubject(subject), index: 1 } as const)
      : area !== undefined
        ? ({ pk: operatorAuditOfArea(area), index: 2 } as const)
        : { pk: operatorAuditPartition, mayLag: true }
  const atMost = contract.longestOperatorLog
  const found =
    between[0] > between[1]
      ? []
      : await list(operatorEntries, { ...partition, between, newestFirst: true, atMost: atMost + 1 })
  const [page, beyond] = [found.slice(0, atMost), found[atMost]]
  const shown = page.filter(
    entry => (area === undefined || entry.area === area) && (by === undefined || entry.by === by),
  )
  const owners = await getAll(
    accounts,
    [...new Set(shown.flatMap(accountsIn))].map(id => ({ id })),
    { mayLag: true },
  )
  const nameOfOperator = (id: string | null) =>
    operatorCalled(
      owners.find(one => one.id === id),
      actor,
      language,
    )
  /** Nothing where the account is gone; the id alone for whoever may not look such accounts up. */
  const addressIn = (where: Area) => (id: string) =>
    mayRead(actor.permissions, where) ? (owners.find(one => one.id === id)?.email ?? '') : id
  return {
    data: shown.map(({ id, at, by: who, area: where, act, subject: whom, name, changes }) => ({
      id,
      at,
      by: { id: who, name: nameOfOperator(who) },
      area: where,
      act,
      subject: { id: whom, name: isOfAccounts(where) ? addressIn(where)(whom) : name },
      changes: changes.map(change => (change.field === accountField ? personIn(change, addressIn(where)) : change)),
    })),
    next: beyond ? placeOfEntry(beyond) : null,
  }
})

/** Whether somebody may see whose the accounts are that entries of an area name: of operators, or of anybody. */
const mayRead = (permissions: readonly Permission[], area: Area) =>
  permissions.includes(area === 'admin-users' ? 'admin-users.read' : 'users.read')

/** The accounts that an entry names: of whoever did it, and to whom. */
const accountsIn = ({ by, area, subject, changes }: OperatorEntry) => [
  ...(by === null ? [] : [by]),
  ...(isOfAccounts(area) ? [subject] : []),
  ...changes.filter(({ field }) => field === accountField).flatMap(({ before, after }) => before ?? after ?? []),
]

/** A change that names an account, with whose it is; nothing where it is gone. */
function personIn({ field, before, after }: OperatorChange, addressOf: (id: string) => string): OperatorChange {
  const named = (id: string | null) => id && addressOf(id)
  return { field, before: named(before), after: named(after) }
}

/** When a day begins, in the form in which the keys are ordered. */
const secondIn = (day: Day) => String(Math.max(0, startOfBudapestDay(day) / 1000)).padStart(10, '0')
