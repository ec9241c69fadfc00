import * as contract from '#shared/backoffice/contract/operators/add-template.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { mostTemplates } from '#shared/account/operator.ts'
import { grantObstacle } from '#shared/backoffice/operator-rules.ts'
import { problem, refuse, throwIfProblem } from '#shared/contract/problem.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { permissionTemplates } from '#functions/account/operator-store.ts'
import { actingIn, checksOf, operatorsNow, templateView } from './operators-now.ts'

export const handler = serve(contract.addTemplate, async ({ body: { name, permissions: wanted } }, context) => {
  const { actor, now, once } = context
  const known = await operatorsNow()
  const { self, permissions } = actingIn(known, actor)
  const { templates } = known.templates
  throwIfProblem(grantObstacle(permissions, [], wanted))
  if (templates.some(one => one.name === name)) throw refuse('name', 'refusals:templateName')
  if (templates.length >= mostTemplates) throw problem('conflict', 'refusals:templatesFull', { most: mostTemplates })
  const template = { id: newId(), name, permissions: [...wanted] }
  const reply = { data: templateView(template) }
  await commit(
    replace(permissionTemplates, { ...known.templates, templates: [...templates, template] }),
    ...checksOf([self], ''),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'permission-templates',
        act: 'added',
        subject: { id: template.id, name },
        changes: operatorChanges({}, { name, permissions: reply.data.permissions }),
      },
    ),
    ...once(reply),
  )
  return reply
})
