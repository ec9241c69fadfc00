import * as contract from '#shared/backoffice/contract/operators/list-operators.ts'
import { serve } from '#functions/platform/serve.ts'
import { operatorsNow, operatorView, templateView } from './operators-now.ts'

export const handler = serve(contract.listOperators, async () => {
  const { all, templates } = await operatorsNow()
  return {
    data: all.map(one => operatorView(one, templates)),
    templates: templates.templates.map(templateView),
  }
})
