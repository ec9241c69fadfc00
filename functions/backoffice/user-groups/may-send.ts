import { permissionsOf } from '#shared/contract/keepers.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { operators, templatesNow } from '#functions/account/operator-store.ts'

/** Whether an operator may still write to user groups: what they have sent goes to nobody else once they may not. */
export async function maySend(account: string): Promise<boolean> {
  const [[operator], { templates }] = await Promise.all([getBatch(lookup(operators, { account })), templatesNow()])
  return operator !== undefined && permissionsOf(operator, templates).includes('user-groups.write')
}
