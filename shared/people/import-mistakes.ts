import type { FieldErrors } from '../contract/problem.ts'
import { minimumAge } from './personal-information.ts'
import { addYears, type Day } from '../calendar/day.ts'
import { plainName } from '../company/rules.ts'
import type { ImportedField, ImportedPerson } from './imported-person.ts'

type Rows = readonly Partial<ImportedPerson>[]

/** The field of a row in the errors of an import. */
export const fieldOf = (row: number, field: ImportedField) => `rows.${row}.${field}`

interface Known {
  today: Day
  /** The names of the company's groups; undefined where only the server knows them. */
  groups?: readonly string[] | undefined
  /** The addresses of those who can decide already; undefined where only the server knows them. */
  approvers?: ReadonlySet<string>
  /** The addresses of those who are in the company already; undefined where only the server knows them. */
  members?: ReadonlySet<string>
}

/** What is wrong with a list although each of its cells may stand: what is said twice, is not there, or goes round in a circle. */
export function mistakesInList(rows: Rows, { today, groups, approvers, members }: Known): FieldErrors {
  const errors: FieldErrors = {}
  const add = (row: number, field: ImportedField, ...sentences: FieldErrors[string]) =>
    (errors[fieldOf(row, field)] ??= []).push(...sentences)
  const firstWith = new Map<string, number>()
  const names = groups && new Set(groups.map(plainName))
  for (const [row, { email, group, birth_date, employment_start }] of rows.entries()) {
    if (email !== undefined) {
      const first = firstWith.get(email)
      if (first !== undefined) add(row, 'email', { key: 'problems:addressTwice' })
      else firstWith.set(email, row)
      if (members?.has(email)) add(row, 'email', { key: 'refusals:alreadyInCompany' })
    }
    if (group !== undefined && names && !names.has(plainName(group)))
      add(row, 'group', { key: 'problems:groupUnknown' })
    if (birth_date && birth_date > today) add(row, 'birth_date', { key: 'problems:birthInFuture' })
    else if (birth_date && addYears(birth_date, minimumAge) > (employment_start ?? today))
      add(row, 'birth_date', { key: 'problems:under16' })
  }
  for (const [row, { email, approvers: named = [] }] of rows.entries()) {
    if (email !== undefined && named.includes(email)) add(row, 'approvers', { key: 'problems:ownApprover' })
    else if (approvers && named.some(one => !firstWith.has(one) && !approvers.has(one)))
      add(row, 'approvers', { key: 'problems:approverUnknown' })
    else if (email !== undefined && isInCircle(email, rows, firstWith))
      add(row, 'approvers', { key: 'problems:approverCircle' })
  }
  return errors
}

/** Whether somebody would decide, over others, on their own approver. */
function isInCircle(email: string, rows: Rows, rowOf: ReadonlyMap<string, number>): boolean {
  const seen = new Set<string>()
  const next = [...approversOf(email)]
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (one === email) return true
    if (seen.has(one)) continue
    seen.add(one)
    next.push(...approversOf(one))
  }
  return false

  function approversOf(who: string): readonly string[] {
    const row = rowOf.get(who)
    return row === undefined ? [] : (rows[row]?.approvers ?? [])
  }
}
