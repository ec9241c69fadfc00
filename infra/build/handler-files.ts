import { api } from '#shared/api.ts'
import { fileOf } from '#shared/contract/endpoint.ts'

/** The functions nobody calls by HTTP, by the feature whose folder they live in. */
export const workers: Record<string, string[]> = {
  account: ['publish-signing-key'],
  leave: ['recount'],
  notices: ['tell', 'send-mail'],
}

/** Every file of `functions/` that has a handler, by feature. */
export const handlerFiles = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(api).map(([feature, endpoints]) => [
      feature,
      [...Object.keys(endpoints).map(fileOf), ...(workers[feature] ?? [])],
    ]),
  )
