/** Gives the value of the secret of that ARN or name. */
export type TellSecret = (id: string) => string

/** `{{resolve:secretsmanager:<ARN or name>:SecretString:<key of a JSON value>::}}`, all but the first part optional. */
const reference = /\{\{resolve:([\w-]+):(arn:[^:]+:[^:]+:[^:]*:[^:]*:secret:[^:}]+|[^:}]+)(?::([^}]*))?\}\}/g

/** A value of a template with the secrets in place of the references to them, as CloudFormation hands it to the service. */
export function withSecrets<T>(value: T, tell: TellSecret): T {
  if (typeof value === 'string')
    return value.replace(reference, (...[text, ...parts]) => meantBy(text, parts, tell)) as T
  if (Array.isArray(value)) return value.map((part: unknown) => withSecrets(part, tell)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSecrets(part, tell)])) as T
}

function meantBy(text: string, [service, id = '', rest = '']: string[], tell: TellSecret): string {
  const [kind = '', key, ...version] = rest.split(':')
  if (service !== 'secretsmanager' || !['', 'SecretString'].includes(kind) || version.some(Boolean))
    throw new Error(`The local cloud does not know ${text}.`)
  const secret = tell(id)
  return key ? String((JSON.parse(secret) as Record<string, unknown>)[key]) : secret
}
