import { apiKeyPrefix, apiKeys, apiKeyUses, type ApiKey, type ApiKeyUse } from '#functions/platform/api-keys.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { getAll, list } from '#functions/platform/table.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import type { KeyView } from '#shared/integrations/contract/keys/key-view.ts'
import { keyState } from '#shared/integrations/api-key.ts'
import { briefPerson } from '#functions/leave/brief-person.ts'
import type { People } from '#functions/leave/named-people.ts'

/** The keys of a company, the newest first. */
export const keysOf = (company: string): Promise<Stored<ApiKey>[]> =>
  list(apiKeys, { pk: companyPartition(company), prefix: apiKeyPrefix, newestFirst: true })

/** When keys were used last. */
export async function usesOf(keys: readonly ApiKey[]): Promise<ReadonlyMap<string, ApiKeyUse>> {
  const uses = await getAll(
    apiKeyUses,
    keys.map(({ id }) => ({ key: id })),
    { mayLag: true },
  )
  return new Map(uses.map(use => [use.key, use]))
}

/** A key as its company sees it. */
export function keyView(
  key: ApiKey,
  { people, use, now }: { people: People; use?: ApiKeyUse | undefined; now: { seconds: number } },
): KeyView {
  const { id, name, scope, created_at, created_by, ends_at } = key
  return {
    id,
    name,
    scope,
    state: keyState(key, now),
    created_at,
    created_by: briefPerson(created_by, people),
    expires_on: ends_at === null ? null : dayInBudapest((ends_at - 1) * 1000),
    last_used_at: use ? use.minute * 60 : null,
  }
}
