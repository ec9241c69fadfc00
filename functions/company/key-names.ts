import { apiKeys, isKeyId } from '#functions/platform/api-keys.ts'
import { getAll } from '#functions/platform/table.ts'

/** The keys among those who have done something in a company, by their ids. */
export const keysNamed = (company: string, ids: readonly string[], { mayLag = false } = {}) =>
  getAll(
    apiKeys,
    [...new Set(ids)].filter(isKeyId).map(id => ({ company, id })),
    { mayLag },
  )
