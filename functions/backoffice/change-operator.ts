import * as contract from '#shared/backoffice/contract/operators/change-operator.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { differencesFrom, grantObstacle, rankObstacle } from '#shared/backoffice/operator-rules.ts'
import { grantedTo, keepersAmong, permissionsOf } from '#shared/contract/keepers.ts'
import { problem, refuse, throwIfProblem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, replace } from '#functions/platform/table.ts'
import { aboutAccount, auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { operators, permissionTemplates } from '#functions/account/operator-store.ts'
import { actingIn, checksOf, operatorsNow, operatorView } from './operators-now.ts'

/**
 * The transaction rests on everything that was decided on: the templates, the one who changes, and somebody else who keeps the operators, so that
 * two who take it from each other at the same moment cannot both succeed.
 */
export const handler = serve(contract.changeOperator, async ({ path: { id }, body }, { actor, now, once }) => {
  const known = await operatorsNow()
  const { templates } = known.templates
  const { self, permissions } = actingIn(known, actor)
  const before = known.all.find(({ account }) => account === id)
  if (!before) throw problem('notFound')
  if (before._version !== body.version) throw problem('conflict', 'refusals:changedMeanwhile')
  if (body.template !== null && !templates.some(one => one.id === body.template))
    throw refuse('template', 'problems:unknownId')

  const base = templates.find(one => one.id === body.template)?.permissions ?? []
  const after = {
    ...before,
    template: body.template,
    ...differencesFrom(base, body.permissions),
    is_active: body.is_active,
  }
  throwIfProblem(rankObstacle(permissions, grantedTo(before, templates)))
  if (after.is_active && !before.is_active) {
    if (!before.owner) throw problem('notFound')
    if (before.owner.deactivated_at !== null) throw problem('conflict', 'refusals:operatorDeactivated')
  }
  // Activating gives everything back that had been taken.
  throwIfProblem(grantObstacle(permissions, permissionsOf(before, templates), permissionsOf(after, templates)))
  const keepers = keepersAmong(
    known.all.map(one => (one === before ? after : one)),
    templates,
  )
  const wasKeeper = keepersAmong([before], templates).length > 0
  if (wasKeeper && !keepers.length) throw problem('conflict', 'refusals:lastOperator')
  const witness = keepers.find(one => one.account !== id)

  const shown = (one: typeof after) => ({
    is_active: one.is_active,
    template: templates.find(template => template.id === one.template)?.name,
    permissions: grantedTo(one, templates),
  })
  const reply = { data: operatorView({ ...after, _version: before._version + 1 }, known.templates) }
  const act = before.is_active === after.is_active ? 'changed' : after.is_active ? 'activated' : 'deactivated'
  await commit(
    replace(operators, after),
    check(permissionTemplates, known.templates),
    ...checksOf([self, wasKeeper ? witness : undefined], id),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'admin-users',
        act,
        subject: aboutAccount(id),
        changes: operatorChanges(shown(before), shown(after)),
      },
    ),
    ...once(reply),
  )
  return reply
})
