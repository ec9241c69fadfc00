/** Looks up the value of a secret by ARN or name. */
export type SecretLookup = (id: string) => string

/** `{{resolve:secretsmanager:<ARN or name>:SecretString:<key of a JSON value>::}}`, all but the first part optional. */
const reference = /\{\{resolve:([\w-]+):(arn:[^:]+:[^:]+:[^:]*:[^:]*:secret:[^:}]+|[^:}]+)(?::([^}]*))?\}\}/g

/** Replaces the dynamic references in a template's value by the secrets, as CloudFormation does. */
export function withSecrets<T>(value: T, lookup: SecretLookup): T {
  if (typeof value === 'string')
    return value.replace(reference, (...[text, ...parts]) => secretAt(text, parts, lookup)) as T
  if (Array.isArray(value)) return value.map((part: unknown) => withSecrets(part, lookup)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSecrets(part, lookup)])) as T
}

function secretAt(text: string, [service, id = '', rest = '']: string[], lookup: SecretLookup): string {
  const [kind = '', key, ...version] = rest.split(':')
  if (service !== 'secretsmanager' || !['', 'SecretString'].includes(kind) || version.some(Boolean))
    throw new Error(`The local cloud does not know ${text}.`)
  const secret = lookup(id)
  return key ? String((JSON.parse(secret) as Record<string, unknown>)[key]) : secret
}
