/** Something to be done to something, in IAM's words: `dynamodb:GetItem` on a table's ARN. */
export interface Need {
  action: string
  resource: string
}

/** A line of a role: what it allows, or forbids, to be done to what; `*` and `?` stand for any letters and for one. */
export interface Statement {
  Effect: 'Allow' | 'Deny'
  Action: string[]
  Resource: string[]
}

const known = ['Sid', 'Effect', 'Action', 'Resource']

/** Reads the statements of a policy document. @throws Error at what is not judged here, so that nothing is waved through */
export function statementsOf(document: unknown): Statement[] {
  return listOf((document as { Statement: unknown }).Statement).map(line => {
    const statement = line as Record<keyof Statement, unknown>
    const strange = Object.keys(statement).find(name => !known.includes(name))
    if (strange) throw new Error(`The local cloud does not know ${strange} in the statement of a role.`)
    return {
      Effect: statement.Effect === 'Deny' ? 'Deny' : 'Allow',
      Action: listOf(statement.Action).map(String),
      Resource: listOf(statement.Resource).map(String),
    }
  })
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Whether these statements together allow it: one of them does, and none forbids it. */
export function isAllowed(statements: Statement[], need: Need): boolean {
  const about = statements.filter(statement => covers(statement, need))
  return about.length > 0 && about.every(({ Effect }) => Effect === 'Allow')
}

/** Whether a statement speaks of this. */
export const covers = ({ Action, Resource }: Statement, { action, resource }: Need) =>
  Action.some(pattern => isLike(pattern.toLowerCase(), action.toLowerCase())) &&
  Resource.some(pattern => isLike(pattern, resource))

function isLike(pattern: string, text: string): boolean {
  if (!/[*?]/.test(pattern)) return pattern === text
  const source = pattern
    .replace(/[\\^$.|+()[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`, 's').test(text)
}
