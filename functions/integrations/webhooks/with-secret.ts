import { signingSecrets } from './sealed-secret.ts'
import { webhookOf } from './webhook-store.ts'

/** A reply about a webhook with its newest secret, which is read from the webhook and not kept with the reply. @throws Problem where it was removed since */
export async function withSecret<Reply extends { data: { id: string } }>(
  reply: Reply,
  { actor, now }: { actor: { company: string }; now: { seconds: number } },
): Promise<Reply & { secret: string }> {
  const webhook = await webhookOf(actor.company, reply.data.id)
  const [secret] = await signingSecrets(webhook, now)
  return { ...reply, secret }
}
