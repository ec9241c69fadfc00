import * as z from 'zod/mini'
import { emailChanges, formerEmails } from '#functions/account/email-change-store.ts'
import { undeliverableAddresses } from '#functions/account/undeliverable-store.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { enqueueAccountEmails } from '#functions/platform/queue.ts'
import { clear, commit } from '#functions/platform/table.ts'
import type { EmailJob } from './email-job.ts'

const changedEmail = viewOf(
  emailChanges,
  z.object({
    account: z.string(),
    email: z.string(),
    nonce: z.string(),
    changed: z.nullable(z.object({ from: z.string() })),
  }),
)
const leftEmail = viewOf(formerEmails, z.object({ account: z.string(), id: z.string() }))

/** Sends the links of a change of somebody's address, and forgets that emails did not reach the one of before. */
export async function followEmailChange(change: Change) {
  const { before, after } = changeOf(changedEmail, change) ?? {}
  if (after && !after.changed && before?.nonce !== after.nonce) await enqueueAccountEmails(linksOf(after))
  if (after?.changed && !before?.changed)
    await commit(...[after.email, after.changed.from].map(email => clear(undeliverableAddresses, { email })))
  const left = changeOf(leftEmail, change)
  if (left?.after && !left.before) {
    const { account, id: former } = left.after
    const event = `email-changed-${former}`
    await enqueueAccountEmails([
      { id: event, body: { email: 'emailChanged', event, account, former } satisfies EmailJob },
    ])
  }
}

const linksOf = ({ account, nonce }: { account: string; nonce: string }) =>
  (['emailChange', 'emailChangeAsked'] as const).map(email => {
    const event = `${email}-${account}-${nonce}`
    return { id: event, body: { email, event, account, nonce } satisfies EmailJob }
  })
