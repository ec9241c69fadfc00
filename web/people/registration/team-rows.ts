import { Email } from '#shared/account/model.ts'
import { roles } from '#shared/contract/role.ts'

/** A row of the team step: an email address and a role. */
export interface TeamRow {
  email: string
  role: 'employee' | 'administrator'
}

/** The form state of the team step, with those invited already. */
export interface Team {
  rows: TeamRow[]
  invited: TeamRow[]
}

export const emptyRow: TeamRow = { email: '', role: 'employee' }
export const nothingYet: Team = { rows: [emptyRow, emptyRow, emptyRow], invited: [] }

/** The addresses in a pasted text, whatever separates them: `Anna <anna@ceg.hu>; bela@ceg.hu`. */
export const addressesIn = (text: string): string[] => [
  ...new Set(text.match(/[^\s<>,;:"'()]+@[^\s<>,;:"'()]+/g) ?? []),
]

/** Spreads pasted addresses over the empty rows and new ones; duplicates are left out. */
export function withPasted(rows: readonly TeamRow[], at: number, addresses: readonly string[]): TeamRow[] {
  const there = new Set(rows.filter((_, index) => index !== at).map(addressOf))
  const role = rows[at]?.role ?? 'employee'
  const fresh = addresses.filter(address => !there.has(address.toLowerCase())).map(email => ({ email, role }))
  const later = rows.slice(at + 1)
  const stillEmpty = later.filter(row => !row.email.trim()).slice(fresh.length - 1)
  return [...rows.slice(0, at), ...fresh, ...later.filter(row => row.email.trim()), ...stillEmpty]
}

const addressOf = (row: TeamRow) => row.email.trim().toLowerCase()

export const countFilled = (rows: readonly TeamRow[]) => rows.filter(addressOf).length

/** A validation error at the address of a row. */
export interface RowError {
  at: number
  sentence: string
}

/** The validation errors of the list before it is submitted, as translation keys. */
export function mistakesIn(rows: readonly TeamRow[]) {
  return rows.flatMap((row, at): { at: number; sentence: 'problems:email' | 'people:twice' }[] => {
    if (!addressOf(row)) return []
    if (!Email.safeParse(row.email).success) return [{ at, sentence: 'problems:email' }]
    const isTwice = rows.findIndex(other => addressOf(other) === addressOf(row)) < at
    return isTwice ? [{ at, sentence: 'people:twice' }] : []
  })
}

/** The payload: addresses with roles. */
export const invitesOf = (rows: readonly TeamRow[]) =>
  rows.filter(addressOf).map(row => ({ email: addressOf(row), role: roles[row.role] }))

/** The list after the reply: invited people leave it, the others stay with their errors. */
export function settled({ rows, invited }: Team, results: readonly { email: string; errors?: string[] | undefined }[]) {
  const refusals = new Map(results.flatMap(({ email, errors }) => (errors ? [[email, errors.join(' ')] as const] : [])))
  const sent = rows.filter(row => addressOf(row) && !refusals.has(addressOf(row)))
  const left = rows.filter(row => refusals.has(addressOf(row)))
  const team: Team = { rows: left.length ? left : [emptyRow], invited: [...invited, ...sent] }
  const errors: RowError[] = left.map((row, at) => ({ at, sentence: refusals.get(addressOf(row))! }))
  return { team, errors }
}
