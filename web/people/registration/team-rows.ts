import { Email } from '#shared/account/model.ts'
import { dayMistake, isDay, type Year } from '#shared/calendar/day.ts'
import { roles } from '#shared/contract/role.ts'

/** A row of the team step: an email address and a role. */
export interface TeamRow {
  email: string
  role: 'employee' | 'administrator'
  /** The first day of the employment; empty where it is not said. */
  employment_start?: string
  /** Days of this year taken before the company came, and days left of last year. */
  taken?: number | null
  left?: number | null
}

/** The form state of the team step, with those invited already. */
export interface Team {
  rows: TeamRow[]
  /** Whether the leave so far is entered together with the addresses. */
  with_leave?: boolean
  invited: TeamRow[]
}

export const emptyRow: TeamRow = { email: '', role: 'employee', employment_start: '', taken: null, left: null }
export const nothingYet: Team = { rows: [emptyRow, emptyRow, emptyRow], invited: [], with_leave: false }

/** The addresses in a pasted text, whatever separates them: `Anna <anna@ceg.hu>; bela@ceg.hu`. */
export const addressesIn = (text: string): string[] => [
  ...new Set(text.match(/[^\s<>,;:"'()]+@[^\s<>,;:"'()]+/g) ?? []),
]

/** Spreads pasted addresses over the empty rows and new ones; duplicates are left out. */
export function withPasted(rows: readonly TeamRow[], at: number, addresses: readonly string[]): TeamRow[] {
  const there = new Set(rows.filter((_, index) => index !== at).map(addressOf))
  const role = rows[at]?.role ?? 'employee'
  const fresh = addresses
    .filter(address => !there.has(address.toLowerCase()))
    .map(email => ({ ...emptyRow, email, role }))
  const later = rows.slice(at + 1)
  const stillEmpty = later.filter(row => !row.email.trim()).slice(fresh.length - 1)
  return [...rows.slice(0, at), ...fresh, ...later.filter(row => row.email.trim()), ...stillEmpty]
}

const addressOf = (row: TeamRow) => row.email.trim().toLowerCase()

export const countFilled = (rows: readonly TeamRow[]) => rows.filter(addressOf).length

/** A validation error of a row; without a field it is at the address. */
export interface RowError {
  at: number
  field?: TypedField
  sentence: string
}

/** A field of a row that can be wrong. */
type TypedField = 'email' | 'employment_start' | 'taken' | 'left'

interface RowMistake {
  at: number
  field?: TypedField
  sentence: 'problems:email' | 'people:twice' | ReturnType<typeof dayMistake>
}

/** The validation errors of the list before it is submitted, as translation keys. */
export function mistakesIn({ rows, with_leave = false }: Pick<Team, 'rows' | 'with_leave'>) {
  return rows.flatMap((row, at): RowMistake[] => {
    if (with_leave && addressOf(row) && row.employment_start && !isDay(row.employment_start))
      return [{ at, field: 'employment_start', sentence: dayMistake(row.employment_start) }]
    if (!addressOf(row)) return []
    if (!Email.safeParse(row.email).success) return [{ at, sentence: 'problems:email' }]
    const isTwice = rows.findIndex(other => addressOf(other) === addressOf(row)) < at
    return isTwice ? [{ at, sentence: 'people:twice' }] : []
  })
}

/** What days left of last year are called in the books, and the year that they are brought into. */
interface BroughtAlong {
  year: Year
  reason: string
}

/** The payload: addresses with roles, and the leave so far where it is entered. */
export const invitesOf = ({ rows, with_leave = false }: Team, into: BroughtAlong) =>
  rows
    .filter(addressOf)
    .map(row => ({ email: addressOf(row), role: roles[row.role], ...(with_leave && leaveSoFar(row, into)) }))

const leaveSoFar = ({ employment_start, taken, left }: TeamRow, { year, reason }: BroughtAlong) => ({
  ...(employment_start && { employment_start }),
  ...(taken && { taken_before: { unit: 'days' as const, amount: taken } }),
  ...(left && {
    brought: [{ from_year: year - 1, unit: 'days' as const, amount: left, last_date: `${year}-12-31`, reason }],
  }),
})

/** The reply about one address. */
interface Result {
  email: string
  errors?: string[] | undefined
  fields?: Record<string, string[]> | undefined
}

/** The fields of a row, by the beginning of what the payload calls them. */
const typedAs: [field: string, typed: TypedField][] = [
  ['employment_start', 'employment_start'],
  ['taken_before', 'taken'],
  ['brought', 'left'],
]

/** The errors of a row where they belong; those of no field of the row are at its address. */
function errorsOf(at: number, { errors = [], fields = {} }: Result, isShown: boolean): RowError[] {
  const placed = Object.entries(fields).flatMap(([field, sentences]) => {
    const [, typed] = typedAs.find(([beginning]) => field.startsWith(beginning)) ?? []
    return typed && isShown ? [{ at, field: typed, sentence: sentences.join(' ') }] : []
  })
  return placed.length ? placed : [{ at, sentence: errors.join(' ') }]
}

/** The list after the reply: invited people leave it, the others stay with their errors. */
export function settled({ rows, invited, with_leave = false }: Team, results: readonly Result[]) {
  const refusals = new Map(results.flatMap(result => (result.errors ? [[result.email, result] as const] : [])))
  const sent = rows.filter(row => addressOf(row) && !refusals.has(addressOf(row)))
  const left = rows.filter(row => refusals.has(addressOf(row)))
  const team: Team = {
    rows: left.length ? left : [emptyRow],
    invited: [...invited, ...sent],
    with_leave,
  }
  const errors = left.flatMap((row, at) => errorsOf(at, refusals.get(addressOf(row))!, with_leave))
  return { team, errors }
}
