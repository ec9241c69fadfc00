import * as contract from '#shared/backoffice/contract/operators/remove-template.ts'
import { problem, throwIfProblem } from '#shared/contract/problem.ts'
import { rankObstacle } from '#shared/backoffice/operator-rules.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { permissionTemplates } from '#functions/account/operator-store.ts'
import { actingIn, checksOf, operatorsNow, templateView } from './operators-now.ts'

/** Whoever gives the template to somebody at the same moment checks the templates, and so conflicts. */
export const handler = serve(contract.removeTemplate, async ({ path: { id } }, { actor, now, once }) => {
  const known = await operatorsNow()
  const { self, permissions } = actingIn(known, actor)
  const { templates } = known.templates
  const template = templates.find(one => one.id === id)
  if (!template) throw problem('notFound')
  throwIfProblem(rankObstacle(permissions, templateView(template).permissions))
  const users = known.all.filter(one => one.template === id).length
  if (users) throw problem('conflict', 'refusals:templateUsed', { count: users })
  await commit(
    replace(permissionTemplates, { ...known.templates, templates: templates.filter(one => one !== template) }),
    ...checksOf([self], ''),
    ...auditedByOperator(
      { actor, now },
      { area: 'permission-templates', act: 'removed', subject: { id, name: template.name } },
    ),
    ...once({}),
  )
})
