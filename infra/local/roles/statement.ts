/** An action on a resource, in IAM's terms: `dynamodb:GetItem` on a table's ARN. */
export interface Access {
  action: string
  resource: string
  /** The partition keys of the items that a call names. */
  leadingKeys?: string[]
}

/** A statement of a policy; in patterns `*` stands for any characters and `?` for one. */
export interface Statement {
  Effect: 'Allow' | 'Deny'
  Action: string[]
  Resource: string[]
  /** Patterns, one of which every partition key of the call must match. */
  leadingKeys?: string[]
}

const known = ['Sid', 'Effect', 'Action', 'Resource', 'Condition']

/** Reads the statements of a policy document. @throws Error at an element that is not evaluated here, so that none is ignored */
export function statementsOf(document: unknown): Statement[] {
  return listOf((document as { Statement: unknown }).Statement).map(line => {
    const statement = line as Record<keyof Statement, unknown>
    const element = Object.keys(statement).find(name => !known.includes(name))
    if (element) throw new Error(`The local cloud does not know ${element} in the statement of a role.`)
    return {
      Effect: statement.Effect === 'Deny' ? 'Deny' : 'Allow',
      Action: listOf(statement.Action).map(String),
      Resource: listOf(statement.Resource).map(String),
      ...(line !== null &&
        'Condition' in (line as object) &&
        leadingKeysOf((line as { Condition: unknown }).Condition)),
    }
  })
}

/** The one condition that roles have: which partitions of the table they reach. @throws Error at any other */
function leadingKeysOf(condition: unknown): Pick<Statement, 'leadingKeys'> {
  const keys = (condition as Record<string, Record<string, unknown>>)['ForAllValues:StringLike']?.[
    'dynamodb:LeadingKeys'
  ]
  const isKnown = Object.keys(condition as object).length === 1 && keys !== undefined
  if (!isKnown)
    throw new Error(`The local cloud does not know Condition ${JSON.stringify(condition)} in the statement of a role.`)
  return { leadingKeys: listOf(keys).map(String) }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Whether some statement allows the access and none denies it. */
export function isAllowed(statements: Statement[], access: Access): boolean {
  const matching = statements.filter(statement => covers(statement, access))
  return matching.length > 0 && matching.every(({ Effect }) => Effect === 'Allow')
}

/** Whether a statement's patterns match the access. */
export const covers = (
  { Action, Resource, leadingKeys }: Statement,
  { action, resource, leadingKeys: named = [] }: Access,
) =>
  Action.some(pattern => matches(pattern.toLowerCase(), action.toLowerCase())) &&
  Resource.some(pattern => matches(pattern, resource)) &&
  (!leadingKeys || named.every(key => leadingKeys.some(pattern => matches(pattern, key))))

function matches(pattern: string, text: string): boolean {
  if (!/[*?]/.test(pattern)) return pattern === text
  const source = pattern
    .replace(/[\\^$.|+()[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`, 's').test(text)
}
