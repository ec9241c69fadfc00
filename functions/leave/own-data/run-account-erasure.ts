import { accountErasures } from '#functions/account/account-erasure-store.ts'
import { deleteAvatarFiles } from '#functions/account/avatar-files.ts'
import { deleteExportFiles } from '#functions/account/export-files.ts'
import { messageTime } from '#functions/platform/message-time.ts'
import { idempotencyPartition } from '#functions/platform/idempotency.ts'
import { accountPartition } from '#functions/platform/keys.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, erase, get, itemsIn, liesAt, remove } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { asAccountErasureMessage, type AccountErasureTask } from '../account-erasure-task.ts'
import { leaveCompany } from './leave-company.ts'

/** How long a step waits while others change the same, in milliseconds; after that the message is delivered again. */
const patience = 5_000

/** Erases an account step by step. Each step looks for what is left, so that a message that is delivered twice, late or stopped leaves out nothing. */
export async function eraseOwnAccount({ account }: Pick<AccountErasureTask, 'account'>): Promise<void> {
  const began = performance.now()
  for (;;) {
    const isOver = await retryOnConflict(() => step(account), patience)
    if (isOver) return
    if (performance.now() - began > messageTime) return enqueueTasks([asAccountErasureMessage({ account })])
  }
}

/** Takes the next step; whether there is nothing left. What told of the erasure goes last, and the email that confirms it follows from that. */
async function step(account: string): Promise<boolean> {
  const erasure = await get(accountErasures, { account })
  if (!erasure) return true
  const [company] = erasure.companies
  if (company !== undefined) {
    await leaveCompany(erasure, company)
    return false
  }
  await Promise.all([deleteAvatarFiles(account), deleteExportFiles(account)])
  for (const pk of [accountPartition(account), idempotencyPartition(account)]) {
    const items = (await itemsIn({ pk })).filter(item => !liesAt(accountErasures.key({ account }), item))
    if (items.length) {
      await commit(...items.map(erase))
      return false
    }
  }
  await commit(remove(accountErasures, erasure))
  return true
}
