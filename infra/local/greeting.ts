import type { Login } from './console/logins.ts'

/** So many people are enough to begin with, beside whoever runs the service; the first ones are those one learns most from. */
const named = 8

/** What is said when the local cloud is open. */
export function greeting(url: string, logins: Login[]): string {
  const shown = logins.filter(({ authenticator }, place) => place < named || authenticator)
  const others = logins.length - shown.length
  const rows = shown.map(({ email, password, name, role, note }) => [email, password, name, role, note])
  return [
    '',
    `  Szabi    ${url}`,
    `  Inbox    ${url}/_local/mail`,
    `  More     ${url}/_local/`,
    '',
    ...(rows.length ? [...aligned([['E-mail', 'Password', 'Name', 'Role', ''], ...rows]), ''] : []),
    ...(others > 0 ? [`  ${others} more at ${url}/_local/`, ''] : []),
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}

function aligned(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? []
  return rows.map(row => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
}
