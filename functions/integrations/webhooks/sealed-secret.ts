import { seal, unseal } from '#functions/platform/seal.ts'
import type { Webhook } from '#shared/integrations/webhooks/webhook.ts'

const ownerOf = ({ company, id }: Pick<Webhook, 'company' | 'id'>) => `webhook ${company} ${id}`

/** A secret in the form in which it is kept, bound to its webhook. */
export const sealSecret = (secret: string, webhook: Pick<Webhook, 'company' | 'id'>) => seal(secret, ownerOf(webhook))

/** The secrets that sign at a moment: the newest first, and that of before while it still does. */
export async function signingSecrets(webhook: Webhook, { seconds }: { seconds: number }): Promise<string[]> {
  const { secret, former } = webhook
  const sealed = [secret, ...(former && former.until > seconds ? [former.secret] : [])]
  return Promise.all(sealed.map(one => unseal(one, ownerOf(webhook))))
}
