import { seal, unseal } from '#functions/platform/seal.ts'
import type { Webhook } from '#shared/integrations/webhooks/webhook.ts'

const ownerOf = ({ company, id }: Pick<Webhook, 'company' | 'id'>) => `webhook ${company} ${id}`

/** A secret in the form in which it is kept, bound to its webhook. */
export const sealSecret = (secret: string, webhook: Pick<Webhook, 'company' | 'id'>) => seal(secret, ownerOf(webhook))

/** The secrets that sign at a moment: the newest first, and that of before while it still does. */
export function signingSecrets(
  webhook: Webhook,
  { seconds }: { seconds: number },
): Promise<[newest: string, ...before: string[]]> {
  const { secret, former } = webhook
  const opened = (sealed: string) => unseal(sealed, ownerOf(webhook))
  return Promise.all([opened(secret), ...(former && former.until > seconds ? [opened(former.secret)] : [])])
}
