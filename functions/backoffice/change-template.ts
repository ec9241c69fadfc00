import * as contract from '#shared/backoffice/contract/operators/change-template.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { grantObstacle, rankObstacle } from '#shared/backoffice/operator-rules.ts'
import { grantedTo, keepersAmong } from '#shared/contract/keepers.ts'
import { problem, refuse, throwIfProblem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { permissionTemplates } from '#functions/account/operator-store.ts'
import { actingIn, checksOf, operatorsNow, templateView } from './operators-now.ts'

/** Changes what all operators of the template may do, so that nobody changes one whose operators may do more than they. */
export const handler = serve(contract.changeTemplate, async ({ path: { id }, body }, { actor, now, once }) => {
  const known = await operatorsNow()
  const { self, permissions } = actingIn(known, actor)
  const { templates } = known.templates
  const before = templates.find(one => one.id === id)
  if (!before) throw problem('notFound')
  if (known.templates._version !== body.version) throw problem('conflict', 'refusals:changedMeanwhile')
  if (templates.some(one => one.id !== id && one.name === body.name)) throw refuse('name', 'refusals:templateName')

  const after = { id, name: body.name, permissions: [...body.permissions] }
  const changed = templates.map(one => (one === before ? after : one))
  throwIfProblem(rankObstacle(permissions, templateView(before).permissions))
  throwIfProblem(grantObstacle(permissions, templateView(before).permissions, templateView(after).permissions))
  for (const one of known.all.filter(({ template }) => template === id))
    throwIfProblem(rankObstacle(permissions, grantedTo(one, templates)))
  const keepers = keepersAmong(known.all, changed)
  if (!keepers.length) throw problem('conflict', 'refusals:lastOperator')

  const reply = { data: templateView(after) }
  await commit(
    replace(permissionTemplates, { ...known.templates, templates: changed }),
    ...checksOf([self, keepers[0]], ''),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'permission-templates',
        act: 'changed',
        subject: { id, name: body.name },
        changes: operatorChanges(templateView(before), reply.data, ['name', 'permissions']),
      },
    ),
    ...once(reply),
  )
  return reply
})
