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

/** The template's secrets, generated once and kept. */
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

  /** The value of a secret by its ARN or name. @throws Error where the template has none */
  valueOf(id: string): string {
    const secret = this.find(id)
    if (!secret) throw new Error(`The template has no secret ${id}.`)
    return secret.value
  }

  find(id: string): Secret | undefined {
    return this.#store.prepare('SELECT * FROM secret WHERE arn = ? OR name = ?').get(id, id) as Secret | undefined
  }
}

const alphabet = [
  { without: 'ExcludeLowercase', characters: 'abcdefghijklmnopqrstuvwxyz' },
  { without: 'ExcludeUppercase', characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
  { without: 'ExcludeNumbers', characters: '0123456789' },
  { without: 'ExcludePunctuation', characters: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~' },
] as const

function secretText({ SecretString, GenerateSecretString: settings = {} }: SecretProperties): string {
  if (SecretString !== undefined) return SecretString
  const { PasswordLength = 32, ExcludeCharacters = '' } = settings
  const characters = alphabet
    .filter(({ without }) => !settings[without])
    .flatMap(part => part.characters.split(''))
    .filter(character => !ExcludeCharacters.includes(character))
  return Array.from({ length: PasswordLength }, () => characters[randomInt(characters.length)]).join('')
}
