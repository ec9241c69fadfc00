import { logins } from '#functions/account/account-store.ts'
import { hoursOn } from '#shared/company/rules.ts'
import { calendarOf } from '#functions/company/calendar-store.ts'
import { groupsOf } from '#functions/company/group-store.ts'
import { members } from '#functions/company/member-store.ts'
import { countSent } from '#functions/people/invitation-limits.ts'
import { newId, newSecretId } from '#functions/platform/clock.ts'
import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getAll } from '#functions/platform/table.ts'
import { newMember, plainName } from '#shared/company/rules.ts'
import { Problem, type FieldErrors } from '#shared/contract/problem.ts'
import { roles } from '#shared/contract/role.ts'
import type { BulkRow } from '#shared/leave/bulk-request.ts'
import * as contract from '#shared/leave/contract/import-people.ts'
import { fieldOf, mistakesInList } from '#shared/people/import-mistakes.ts'
import type { ImportedField, ImportedPerson } from '#shared/people/imported-person.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { withImported } from '#shared/people/with-imported.ts'
import { insertImport } from './bulk-request-store.ts'
import { aboutCompany, bulkChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

/** Says everything that is wrong with a list at once; a list in which nothing is becomes a task, which invites person by person. */
export const handler = serve(contract.importPeople, async ({ body: { rows, dry_run } }, context) => {
  const { actor, now, language, once, perCall } = context
  const { company, user } = actor
  const counted = dry_run
    ? undefined
    : perCall('count sent', () => countSent(actor, { invited: rows.length, made: Promise.resolve(0) }, now))
  const [people, groups, calendar] = await Promise.all([
    peopleIn(company, rows),
    groupsOf(company),
    calendarOf(company),
    counted,
  ])
  const errors = mistakesInList(rows, { ...people, today: now.today, groups: groups.map(({ name }) => name) })

  const idOf = new Map([
    ...people.ids,
    ...rows.flatMap(({ email }) => (people.ids.has(email) ? [] : [[email, newSecretId()] as const])),
  ])
  const groupOf = new Map(groups.map(({ id, name }) => [plainName(name), id]))
  const named = rows.map((person): BulkRow => ({
    id: idOf.get(person.email)!,
    person,
    group: person.group === undefined ? null : (groupOf.get(plainName(person.group)) ?? null),
    approver_ids: [...new Set(person.approvers)].flatMap(email => idOf.get(email) ?? []),
  }))
  for (const [row, one] of named.entries()) {
    const account = { id: one.id, email: one.person.email, language }
    const member = newMember({ company, account, role: roles.employee, created_at: now.seconds })
    const known = { member, terms: unstored(newEmploymentTerms({ company, member: one.id })) }
    const around = { today: now.today, companyHours: hoursOn(calendar, now.today), newId }
    addErrors(errors, row, () => withImported(known, one, around))
  }
  if (Object.keys(errors).length) throw new Problem('invalid', { errors })
  if (dry_run) return { data: null }

  const { view, writes } = insertImport({ company, id: newId(), by: user, language, created_at: now.seconds }, named)
  const reply = { data: view }
  await commit(
    ...writes,
    ...audited({ actor, now }, 'people_imported', aboutCompany({ id: company, name: actor.companyName }), {
      changes: bulkChanges(rows.length),
    }),
    ...once(reply),
  )
  return reply
})

/** The accounts of the addresses that a list names, and which of them are in the company. */
async function peopleIn(company: string, rows: readonly ImportedPerson[]) {
  const addresses = [...new Set(rows.flatMap(({ email, approvers = [] }) => [email, ...approvers]))]
  const known = await getAll(
    logins,
    addresses.map(email => ({ email })),
  )
  const ids = new Map(known.map(({ email, account }) => [email, account]))
  const found = await getAll(
    members,
    known.map(({ account: id }) => ({ company, id })),
  )
  const statusOf = new Map(found.map(({ id, status }) => [id, status]))
  const having = (...statuses: (string | undefined)[]) =>
    new Set(known.flatMap(({ email, account }) => (statuses.includes(statusOf.get(account)) ? [email] : [])))
  return { ids, members: having('active', 'inactive'), approvers: having('active') }
}

/** The fields of a row, by the beginning of what the forms of a person call them. */
const cellOf: Record<string, ImportedField> = {
  birthday: 'birth_date',
  employment_start: 'employment_start',
  taken_before: 'taken',
  brought: 'brought',
  children: 'children',
  working_hours: 'schedule',
  base_days: 'base_days',
}

/** Adds what keeps a row from being recorded, at the cell that it comes from, unless something is said of that cell already. */
function addErrors(errors: FieldErrors, row: number, record: () => unknown) {
  try {
    record()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    for (const [field, sentences] of Object.entries(error.errors ?? { email: [error.sentence] })) {
      const cell = fieldOf(row, cellOf[field.split('.')[0]!] ?? 'email')
      errors[cell] ??= sentences
    }
  }
}
