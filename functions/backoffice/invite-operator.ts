import * as contract from '#shared/backoffice/contract/operators/invite-operator.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { differencesFrom, grantObstacle } from '#shared/backoffice/operator-rules.ts'
import { mostOperators, type Operator } from '#shared/account/operator.ts'
import { grantedTo } from '#shared/contract/keepers.ts'
import { problem, refuse, throwIfProblem } from '#shared/contract/problem.ts'
import { accounts, logins } from '#functions/account/account-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, get, insert } from '#functions/platform/table.ts'
import { newOperatorAccount, operatorLink, operatorLinkLasts } from './make-operator.ts'
import { aboutAccount, auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { operators, permissionTemplates } from '#functions/account/operator-store.ts'
import { actingIn, checksOf, operatorsNow, operatorView } from './operators-now.ts'

/**
 * Somebody with an account keeps it with their password; for anybody else one is made, whose link the stream emails. What was granted rests on
 * what the inviter may do themselves.
 */
export const handler = serve(contract.inviteOperator, async ({ body }, { actor, now, once }) => {
  const { email, template } = body
  const [known, login] = await Promise.all([operatorsNow(), get(logins, { email })])
  const { templates } = known.templates
  const { self, permissions } = actingIn(known, actor)
  if (template !== null && !templates.some(({ id }) => id === template)) throw refuse('template', 'problems:unknownId')
  if (login?.former_until !== undefined) throw refuse('email', 'refusals:emailTaken')
  if (known.all.some(({ account }) => account === login?.account)) throw refuse('email', 'refusals:operatorAlready')
  if (known.all.length >= mostOperators) throw problem('conflict', 'refusals:operatorsFull', { most: mostOperators })

  const made = login ? undefined : newOperatorAccount(body, now)
  const found = login && (await get(accounts, { id: login.account }))
  const owner = made?.account ?? found
  if (!owner) throw problem('conflict')
  if (owner.deactivated_at !== null) throw refuse('email', 'refusals:operatorDeactivated')
  if (owner.password !== null && owner.email_confirmed_at === null)
    throw refuse('email', 'refusals:operatorUnconfirmed')
  const link = login && owner.password === null ? operatorLink(owner.id, now) : undefined
  const base = templates.find(({ id }) => id === template)?.permissions ?? []
  const operator: Operator = {
    account: owner.id,
    template,
    ...differencesFrom(base, body.permissions),
    is_active: true,
    created_at: now.seconds,
    created_by: actor.account,
    invited_until: owner.password === null ? now.seconds + operatorLinkLasts : null,
  }
  const granted = grantedTo(operator, templates)
  throwIfProblem(grantObstacle(permissions, [], granted))
  const view = { ...operator, owner, hasFactor: false, hasProven: owner.password !== null, _version: 1 }
  const reply = { data: operatorView(view, known.templates) }
  await commit(
    ...(made?.writes ?? []),
    ...(link ? [link.write] : []),
    // An account that is deactivated or erased at the same moment runs nothing.
    ...(found ? [check(accounts, found)] : []),
    insert(operators, operator),
    check(permissionTemplates, known.templates),
    ...checksOf([self], owner.id),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'admin-users',
        act: 'invited',
        subject: aboutAccount(owner.id),
        // Also somebody who may do nothing yet was invited.
        ...(granted.length > 0 && { changes: operatorChanges({}, { permissions: granted }) }),
      },
    ),
    ...once(reply),
  )
  return reply
})
