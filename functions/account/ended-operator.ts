import { isProven } from '#shared/account/identity.ts'
import { keepersAmong } from '#shared/contract/keepers.ts'
import { problem } from '#shared/contract/problem.ts'
import { operatorsPartition } from '#functions/platform/keys.ts'
import { unstored } from '#functions/platform/kind.ts'
import { check, get, getAll, listKinds, remove, type Write } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { operators, permissionTemplates } from './operator-store.ts'

/** Whether an account runs the service, and is active in it; undefined where it never did. */
export const operatorOf = (account: string) => get(operators, { account })

/**
 * The writes by which an account that ends runs the service no more. Somebody else who keeps the operators is checked, with the templates that
 * say so, so that the last two cannot end at the same moment.
 * @throws Problem `conflict` where nobody else keeps the operators
 */
export async function endedOperator(own: NonNullable<Awaited<ReturnType<typeof operatorOf>>>): Promise<Write[]> {
  const ended = remove(operators, own)
  if (!own.is_active) return [ended]
  const [all, [known]] = await listKinds([operators, permissionTemplates], { pk: operatorsPartition })
  const templates = known ?? unstored({ templates: [] })
  const owners = await getAll(
    accounts,
    all.map(({ account: id }) => ({ id })),
  )
  const keepers = keepersAmong(
    all.map(one => {
      const owner = owners.find(({ id }) => id === one.account)
      return { ...one, canSignIn: owner !== undefined && isProven(owner) && owner.deactivated_at === null }
    }),
    templates.templates,
  )
  if (!keepers.some(({ account }) => account === own.account)) return [ended]
  const witness = keepers.find(({ account }) => account !== own.account)
  if (!witness) throw problem('conflict', 'refusals:erasureOfLastOperator')
  return [ended, check(operators, witness), check(permissionTemplates, templates)]
}
