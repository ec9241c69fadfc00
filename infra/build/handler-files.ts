import { api } from '#shared/api.ts'
import { fileOf } from '#shared/contract/endpoint.ts'

/** The functions without an endpoint, by feature: invoked by the stream, a queue or a deployment. */
export const workers: Record<string, string[]> = {
  account: ['publish-signing-key'],
  notifications: ['send-email', 'send-push', 'receive-feedback'],
  integrations: ['send-webhooks', 'send-chat'],
  site: ['publish'],
  stream: ['dispatch', 'run-task', 'run-job'],
}

/** Every feature with functions. */
export const features = [...Object.keys(api), 'stream'] as const

const endpointsOf = (feature: string) => Object.keys((api as Record<string, object>)[feature] ?? {})

/** Every file of `functions/` with a handler, by feature. */
export const handlerFiles = (): Record<string, string[]> =>
  Object.fromEntries(
    features.map(feature => [feature, [...endpointsOf(feature).map(fileOf), ...(workers[feature] ?? [])]]),
  )
