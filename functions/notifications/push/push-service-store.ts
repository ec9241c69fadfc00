import * as z from 'zod/mini'
import type { Kind } from '#functions/platform/kind.ts'
import { commit, get, put } from '#functions/platform/table.ts'

/** Seconds for which it is known that a service took something, and after which it is noted anew. */
const known = 30 * 24 * 3600
const notedEvery = 60

/** That a service of a browsers' maker has taken something: what fails at one browser since before that is not the fault of a key of ours. */
const PushService = z.object({ service: z.string(), taken_at: z.int() })

export const pushServices: Kind<z.infer<typeof PushService>, { service: string }> = {
  name: 'PushService',
  schema: PushService,
  key: ({ service }) => ({ pk: `PUSH_SERVICE#${service}`, sk: 'TAKEN' }),
  expires: ({ taken_at }) => taken_at + known,
}

/** The domain of a service, whose hosts may be any number. */
const serviceAt = (endpoint: string) => new URL(endpoint).hostname.split('.').slice(-2).join('.')

/** When this worker has last noted a service, so that it does not write at every push. */
const noted = new Map<string, number>()

export async function noteTaken({ endpoint }: { endpoint: string }, { seconds }: { seconds: number }): Promise<void> {
  const service = serviceAt(endpoint)
  const last = noted.get(service)
  if (last !== undefined && seconds >= last && seconds - last < notedEvery) return
  await commit(put(pushServices, { service, taken_at: seconds }))
  noted.set(service, seconds)
}

/** Whether the service of a browser has taken something at some time since a moment. */
export async function hasTakenSince({ endpoint }: { endpoint: string }, moment: number): Promise<boolean> {
  const last = await get(pushServices, { service: serviceAt(endpoint) })
  return last !== undefined && last.taken_at >= moment
}
