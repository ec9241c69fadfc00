import * as z from 'zod/mini'
import { enqueueChat } from '#functions/platform/chat.ts'
import type { ChatJob } from './chat-job.ts'
import type { SlackBusy } from './slack-api.ts'

/** Since when a job waits for Slack; nothing while it has not waited yet. */
export const Waiting = z.object({ since: z.optional(z.int()) })
type Waiting = z.infer<typeof Waiting>

/** For how many seconds a job is put back: a day, as events for webhooks. */
const longest = 24 * 3600

/** Puts a job back in the queue, for as long as Slack asks. @throws SlackBusy where it has waited for a day */
export async function askLater(job: ChatJob, { since }: Waiting, busy: SlackBusy, { seconds }: { seconds: number }) {
  const body = { ...job, since: since ?? seconds }
  if (seconds - body.since > longest) throw busy
  await enqueueChat([{ id: `${JSON.stringify(body)} ${seconds}`, body, after: busy.after }])
}
