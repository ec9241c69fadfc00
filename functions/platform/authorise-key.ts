import type { Endpoint } from '#shared/contract/endpoint.ts'
import { Problem, problem } from '#shared/contract/problem.ts'
import { roles } from '#shared/contract/role.ts'
import { apiKeys, apiKeyUses, isGenuine, type ApiKey, type PresentedKey } from './api-keys.ts'
import type * as z from 'zod/mini'
import { companyToCheck, type Actor, type CheckedCompany } from './authorise.ts'
import { getBatch, lookup } from './table.ts'
import { limitOf, type KeyLimit } from './key-limit.ts'

/** A key that is genuine, with its company and how much of its limit is used. */
export interface VerifiedKey {
  key: ApiKey
  company: z.infer<typeof CheckedCompany>
  limit: KeyLimit
}

/**
 * Finds out whose a key is, with one read. Nobody is told whether a key never was, has expired, was revoked or is another company's.
 * @throws Problem `unauthenticated`
 */
export async function verifyKey(shown: PresentedKey, now: { seconds: number }): Promise<VerifiedKey> {
  const [key, company, use] = await getBatch(
    lookup(apiKeys, shown),
    companyToCheck(shown.company),
    lookup(apiKeyUses, { key: shown.id }),
  )
  if (!isGenuine(key, shown, now) || !company || company.is_deleted) throw new Problem('unauthenticated')
  return { key, company, limit: limitOf(key.id, use, now) }
}

/**
 * What a key may do: it reads as an administrator of its company would, and writes where its scope and the contract say so.
 * @throws Problem `forbidden`
 */
export function actorOfKey({ keys }: Pick<Endpoint, 'keys'>, { key, company }: VerifiedKey): Actor {
  if (!company.has_integrations) throw problem('forbidden', 'refusals:integrationsClosed')
  if (!keys) throw problem('forbidden', 'refusals:notForKeys')
  if (keys === 'write' && key.scope === 'read') throw problem('forbidden', 'refusals:keyOnlyReads')
  return {
    account: key.id,
    session: key.id,
    selected: company.id,
    user: key.id,
    company: company.id,
    companyName: company.name,
    showsTypes: company.shows_types,
    isReadOnly: company.is_read_only,
    hasIntegrations: company.has_integrations,
    role: roles.administrator,
    name: { first_name: '', last_name: key.name },
    group: null,
  }
}
