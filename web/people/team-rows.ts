/** A row of the team step: whom to invite, and as what (1 employee, 2 administrator). */
export interface TeamRow {
  email: string
  role: '1' | '2'
}

/** What was typed so far, and who has been invited already. */
export interface Team {
  rows: TeamRow[]
  invited: TeamRow[]
}

export const emptyRow: TeamRow = { email: '', role: '1' }
export const nothingYet: Team = { rows: [emptyRow, emptyRow, emptyRow], invited: [] }

/** The addresses in a pasted text, however they are divided: `Anna <anna@ceg.hu>; bela@ceg.hu`. */
export const addressesIn = (text: string): string[] => [...new Set(text.match(/[^\s<>,;:"'()]+@[^\s<>,;:"'()]+/g) ?? [])]

/** Puts several addresses where they were pasted, over empty rows first; those already on the list are left out. */
export function withPasted(rows: readonly TeamRow[], at: number, addresses: readonly string[]): TeamRow[] {
  const there = new Set(rows.filter((_, index) => index !== at).map(row => row.email.trim().toLowerCase()))
  const role = rows[at]?.role ?? '1'
  const fresh = addresses.filter(address => !there.has(address.toLowerCase())).map(email => ({ email, role }))
  const later = rows.slice(at + 1)
  const stillEmpty = later.filter(row => !row.email.trim()).slice(fresh.length - 1)
  return [...rows.slice(0, at), ...fresh, ...later.filter(row => row.email.trim()), ...stillEmpty]
}

/** The rows that say somebody, and where they stand. */
export const filled = (rows: readonly TeamRow[]): { row: TeamRow; at: number }[] =>
  rows.flatMap((row, at) => (row.email.trim() ? [{ row, at }] : []))
