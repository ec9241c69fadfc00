import { isProven } from '#shared/account/identity.ts'
import type { Account } from '#shared/account/model.ts'
import type { Operator, PermissionTemplates } from '#shared/account/operator.ts'
import type { OperatorView, TemplateView } from '#shared/backoffice/contract/operators/operator-view.ts'
import { permissionsOf, type Holder, grantedTo } from '#shared/contract/keepers.ts'
import { effectivePermissions } from '#shared/contract/permission.ts'
import { problem } from '#shared/contract/problem.ts'
import { accounts } from '#functions/account/account-store.ts'
import { secondFactors } from '#functions/account/second-factor-store.ts'
import { operatorsPartition } from '#functions/platform/keys.ts'
import { unstored, type Stored } from '#functions/platform/kind.ts'
import { check, getAll, listKinds, type Write } from '#functions/platform/table.ts'
import { operators, permissionTemplates } from '#functions/account/operator-store.ts'

/** An operator with whose account it is, and whether its owner has proven the address and set a password. */
export type KnownOperator = Stored<Operator> &
  Holder & { owner: Account | undefined; hasProven: boolean; hasFactor: boolean }

/** Everybody who runs the service, and the templates of what they may do. */
export interface OperatorsNow {
  all: KnownOperator[]
  templates: Stored<PermissionTemplates>
}

/** One query, and a batch for the accounts. */
export async function operatorsNow(): Promise<OperatorsNow> {
  const [found, [templates]] = await listKinds([operators, permissionTemplates], { pk: operatorsPartition })
  const [owners, factors] = await Promise.all([
    getAll(
      accounts,
      found.map(({ account: id }) => ({ id })),
    ),
    getAll(
      secondFactors,
      found.map(({ account }) => ({ account })),
    ),
  ])
  return {
    templates: templates ?? unstored({ templates: [] }),
    all: found.map(one => {
      const owner = owners.find(({ id }) => id === one.account)
      const hasFactor = factors.some(({ account, is_on }) => account === one.account && is_on)
      const hasProven = owner !== undefined && isProven(owner)
      return { ...one, owner, hasFactor, hasProven, canSignIn: hasProven && owner.deactivated_at === null }
    }),
  }
}

/** Who acts, as they are now. @throws Problem `forbidden` where they were removed since */
export function actingIn({ all, templates }: OperatorsNow, { account }: { account: string }) {
  const self = all.find(one => one.account === account)
  if (!self?.is_active) throw problem('forbidden')
  return { self, permissions: permissionsOf(self, templates.templates) }
}

export const operatorView = (
  one: Pick<KnownOperator, 'owner' | 'hasFactor' | 'hasProven' | '_version'> & Operator,
  { templates }: Pick<PermissionTemplates, 'templates'>,
): OperatorView => ({
  id: one.account,
  email: one.owner?.email ?? '',
  first_name: one.owner?.first_name ?? '',
  last_name: one.owner?.last_name ?? '',
  template: one.template,
  permissions: grantedTo(one, templates),
  is_active: one.is_active,
  can_sign_in: one.hasProven,
  invited_until: one.hasProven ? null : one.invited_until,
  has_second_factor: one.hasFactor,
  created_at: one.created_at,
  version: one._version,
})

export const templateView = ({ id, name, permissions }: PermissionTemplates['templates'][number]): TemplateView => ({
  id,
  name,
  permissions: effectivePermissions({ template: permissions, additions: [], removals: [] }),
})

/** The checks that what was decided rests on: of operators who are not written themselves, each once. */
export const checksOf = (some: readonly (KnownOperator | undefined)[], written: string): Write[] =>
  [...new Map(some.flatMap(one => (one ? [[one.account, one] as const] : []))).values()]
    .filter(one => one.account !== written)
    .map(one => check(operators, one))
