import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { apiKeyUsePrefix } from '#shared/contract/api-key.ts'
import type { KeyScope } from '#shared/contract/endpoint.ts'
import { newId, newSecretId } from './clock.ts'
import { companyPartition } from './keys.ts'
import type { Kind } from './kind.ts'

/** A key by which a program calls in the name of a company; a revoked one stays, since the audit log names it. */
const ApiKey = z.object({
  company: z.string(),
  id: z.string(),
  name: z.string(),
  scope: z.enum(['read', 'write']) satisfies z.ZodMiniType<KeyScope>,
  /** SHA-256 of the secret, whose 128 random bits nobody guesses; null once it is revoked. */
  hash: z.nullable(z.string()),
  created_at: z.int(),
  created_by: z.string(),
  /** From when on it is not valid any more; it stays for the audit log. */
  ends_at: z.nullable(z.int()),
  revoked_at: z.nullable(z.int()),
})
export type ApiKey = z.infer<typeof ApiKey>

export const apiKeyPrefix = 'API_KEY#'

export const apiKeys: Kind<ApiKey, { company: string; id: string }> = {
  name: 'ApiKey',
  schema: ApiKey,
  key: ({ company, id }) => ({ pk: companyPartition(company), sk: `${apiKeyPrefix}${id}` }),
}

/** The calls of a key in the minute of its last one, which tells when it was used last. */
const ApiKeyUse = z.object({ key: z.string(), minute: z.int(), calls: z.int() })
export type ApiKeyUse = z.infer<typeof ApiKeyUse>

export const apiKeyUses: Kind<ApiKeyUse, { key: string }> = {
  name: 'ApiKeyUse',
  schema: ApiKeyUse,
  key: ({ key }) => ({ pk: `${apiKeyUsePrefix}${key}`, sk: 'USE' }),
}

/** The id of a key, which no person's id looks like. */
export const newKeyId = () => `key-${newId()}`
export const isKeyId = (id: string) => id.startsWith('key-')

export const newKeySecret = newSecretId

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** The text of a key: whose it is, which one, and its secret. */
export const keyText = ({ company, id }: Pick<ApiKey, 'company' | 'id'>, secret: string) =>
  `szk_${company}_${id.slice('key-'.length)}_${secret}`

/** What a key says of itself. */
export interface PresentedKey {
  company: string
  id: string
  hash: string
}

/** Reads the text of a key; undefined for any other. */
export function readKey(text: string): PresentedKey | undefined {
  const [, company, id, secret] = /^szk_([0-9a-z]{26})_([0-9a-z]{26})_([0-9a-z]{26})$/.exec(text) ?? []
  return company && id && secret ? { company, id: `key-${id}`, hash: hashOf(secret) } : undefined
}

/** Whether a stored key is the one that is shown, and neither revoked nor expired. */
export function isGenuine(stored: ApiKey | undefined, shown: PresentedKey, now: { seconds: number }): stored is ApiKey {
  if (!stored?.hash || (stored.ends_at !== null && stored.ends_at <= now.seconds)) return false
  const [known, sent] = [Buffer.from(stored.hash), Buffer.from(shown.hash)]
  return known.length === sent.length && timingSafeEqual(known, sent)
}
