import { createHash } from 'node:crypto'
import { countAttempt } from '#functions/account/throttle.ts'
import { assertHuman } from '#functions/platform/captcha.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, insert } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import { contactMessageLasts, looksAutomatic } from '#shared/site/contact-message.ts'
import { unhandled } from '#shared/site/contact-handling.ts'
import * as contract from '#shared/site/contract/send-contact-message.ts'
import { contactMessages } from './contact-store.ts'

/** Keeps a message, of which the stream emails those who run the service; sent again on the same day it is the same one. */
export const handler = serve(
  contract.sendContactMessage,
  async ({ body: { website, seconds, captcha, ...form } }, { now, perCall, language, address }) => {
    if (looksAutomatic({ website, seconds })) throw problem('invalid', 'refusals:looksAutomatic')
    await perCall('captcha', () => assertHuman(captcha, 'contact', address))
    const id = idOf(form, now.today)
    const [known] = await Promise.all([
      get(contactMessages, { id }),
      countAttempt('contact', { whose: form.email, address }, { now, perCall }),
    ])
    if (known) return
    const { seconds: created_at } = now
    const expires_at = created_at + contactMessageLasts
    await commit(insert(contactMessages, { ...form, id, language, ...unhandled, created_at, expires_at }))
  },
)

/** An id that a repeated call has too, since nobody who calls without a session has a key of idempotency. */
const idOf = (form: object, today: string) =>
  createHash('sha256')
    .update(JSON.stringify([form, today]))
    .digest('hex')
    .slice(0, 32)
