import * as contract from '#shared/site/contract/openapi.ts'
import { languages } from '#shared/words/language.ts'
import { productName } from '#shared/words/product.ts'
import { serve } from '#functions/platform/serve.ts'

async function describe() {
  const [{ api }, { openapi }] = await Promise.all([import('#shared/api.ts'), import('#shared/contract/openapi.ts')])
  return openapi(api, { title: productName, version: '1', languages })
}

let document: ReturnType<typeof describe> | undefined

/** Loads every contract with the first call: at import they would double the function's cold start. */
export const handler = serve(contract.openapi, () => (document ??= describe()))
