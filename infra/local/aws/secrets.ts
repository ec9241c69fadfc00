import { randomInt, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Resource } from '../template/resources.ts'

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

export interface Secret {
  arn: string
  name: string
  value: string
  version: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** The secrets of the template, made up once and kept. */
export class Secrets {
  readonly #store: DatabaseSync

  constructor(store: DatabaseSync, resources: Resource[]) {
    this.#store = store
    store.exec(
      'CREATE TABLE IF NOT EXISTS secret (arn TEXT PRIMARY KEY, name TEXT, value TEXT, version TEXT, createdAt INTEGER)',
    )
    const insert = store.prepare('INSERT OR IGNORE INTO secret VALUES (?, ?, ?, ?, ?)')
    for (const { arn, name, properties } of resources.filter(({ type }) => type === 'AWS::SecretsManager::Secret'))
      insert.run(arn, name, secretText(properties), randomUUID(), Date.now())
  }

  /** What a secret says. @throws Error where the template has none of that ARN or name */
  tell(id: string): string {
    const secret = this.find(id)
    if (!secret) throw new Error(`The template has no secret ${id}.`)
    return secret.value
  }

  find(id: string): Secret | undefined {
    return this.#store.prepare('SELECT * FROM secret WHERE arn = ? OR name = ?').get(id, id) as Secret | undefined
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
