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

type OwnOperator = NonNullable<Awaited<ReturnType<typeof operatorOf>>>

/**
 * The writes by which an account that ends runs the service no more.
 * @throws Problem `conflict` where nobody else keeps the operators
 */
export async function endedOperator(own: OwnOperator): Promise<Write[]> {
  const kept = await keptWithout(own)
  if (!kept) throw problem('conflict', 'refusals:erasureOfLastOperator')
  return [remove(operators, own), ...kept]
}

/**
 * What it rests on that the operators are kept without one of them: nothing where they keep nobody, else somebody who does beside them, with the
 * templates that say so, so that the last two cannot end at the same moment. Undefined where nobody else keeps them.
 */
export async function keptWithout(own: OwnOperator): Promise<Write[] | undefined> {
  if (!own.is_active) return []
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
  if (!keepers.some(({ account }) => account === own.account)) return []
  const witness = keepers.find(({ account }) => account !== own.account)
  return witness && [check(operators, witness), check(permissionTemplates, templates)]
}
