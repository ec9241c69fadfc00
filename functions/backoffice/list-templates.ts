import * as contract from '#shared/backoffice/contract/operators/list-templates.ts'
import { operatorsPartition } from '#functions/platform/keys.ts'
import { serve } from '#functions/platform/serve.ts'
import { listKinds } from '#functions/platform/table.ts'
import { operators, permissionTemplates } from '#functions/account/operator-store.ts'
import { templateView } from './operators-now.ts'

export const handler = serve(contract.listTemplates, async () => {
  const [all, [kept]] = await listKinds([operators, permissionTemplates], { pk: operatorsPartition })
  return {
    data: (kept?.templates ?? []).map(one => ({
      ...templateView(one),
      operators: all.filter(({ template }) => template === one.id).length,
    })),
    version: kept?._version ?? 0,
  }
})
