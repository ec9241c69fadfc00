import * as contract from '#shared/backoffice/contract/operators/send-operator-link.ts'
import { rankObstacle } from '#shared/backoffice/operator-rules.ts'
import { grantedTo } from '#shared/contract/keepers.ts'
import { problem, throwIfProblem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { operatorLink, operatorLinkLasts } from './make-operator.ts'
import { aboutAccount, auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { operators } from '#functions/account/operator-store.ts'
import { actingIn, operatorsNow } from './operators-now.ts'

/** From the link that is stored the stream makes the email; it replaces the one of before. */
export const handler = serve(contract.sendOperatorLink, async ({ path: { id } }, { actor, now, once }) => {
  const known = await operatorsNow()
  const { permissions } = actingIn(known, actor)
  const one = known.all.find(({ account }) => account === id)
  if (!one?.owner) throw problem('notFound')
  throwIfProblem(rankObstacle(permissions, grantedTo(one, known.templates.templates)))
  if (one.hasProven) throw problem('conflict', 'refusals:operatorHasPassword')
  if (one.owner.deactivated_at !== null) throw problem('conflict', 'refusals:operatorDeactivated')
  await commit(
    operatorLink(id, now).write,
    replace(operators, { ...one, invited_until: now.seconds + operatorLinkLasts }),
    ...auditedByOperator({ actor, now }, { area: 'admin-users', act: 'sent', subject: aboutAccount(id) }),
    ...once({}),
  )
})
