import { randomInt, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Resource } from '../template/resources.ts'
import { json, refusal, type Service } from './door.ts'

interface SecretProperties {
  SecretString?: string
  GenerateSecretString?: {
    PasswordLength?: number
    ExcludeCharacters?: string
    ExcludeLowercase?: boolean
    ExcludeUppercase?: boolean
    ExcludeNumbers?: boolean
    ExcludePunctuation?: boolean
  }
}

/** Secrets Manager: the secrets of the template, made up once and kept. */
export function secretsManager(store: DatabaseSync, resources: Resource[]): Service {
  store.exec(
    'CREATE TABLE IF NOT EXISTS secret (arn TEXT PRIMARY KEY, name TEXT, value TEXT, version TEXT, createdAt INTEGER)',
  )
  const insert = store.prepare('INSERT OR IGNORE INTO secret VALUES (?, ?, ?, ?, ?)')
  for (const { arn, name, properties } of resources)
    insert.run(arn, name, secretText(properties), randomUUID(), Date.now())
  const find = store.prepare('SELECT * FROM secret WHERE arn = ? OR name = ?')

  return ({ action, body }) => {
    if (action !== 'GetSecretValue')
      return refusal(400, 'InvalidRequestException', `The local secrets do not know ${action}.`)
    const { SecretId } = JSON.parse(body.toString()) as { SecretId: string }
    const secret = find.get(SecretId, SecretId)
    if (!secret) return refusal(400, 'ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
    return json({
      ARN: secret.arn,
      Name: secret.name,
      SecretString: secret.value,
      VersionId: secret.version,
      VersionStages: ['AWSCURRENT'],
      CreatedDate: Number(secret.createdAt) / 1000,
    })
  }
}

const alphabet = [
  { without: 'ExcludeLowercase', letters: 'abcdefghijklmnopqrstuvwxyz' },
  { without: 'ExcludeUppercase', letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
  { without: 'ExcludeNumbers', letters: '0123456789' },
  { without: 'ExcludePunctuation', letters: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~' },
] as const

function secretText({ SecretString, GenerateSecretString: terms = {} }: SecretProperties): string {
  if (SecretString !== undefined) return SecretString
  const { PasswordLength = 32, ExcludeCharacters = '' } = terms
  const letters = alphabet
    .filter(({ without }) => !terms[without])
    .flatMap(part => part.letters.split(''))
    .filter(letter => !ExcludeCharacters.includes(letter))
  return Array.from({ length: PasswordLength }, () => letters[randomInt(letters.length)]).join('')
}
