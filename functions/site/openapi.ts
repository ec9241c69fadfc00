import { api } from '#shared/api.ts'
import { openapi } from '#shared/contract/openapi.ts'
import * as contract from '#shared/site/contract/openapi.ts'
import { languages } from '#shared/words/language.ts'
import { productName } from '#shared/words/product.ts'
import { serve } from '#functions/platform/serve.ts'

const document = openapi(api, { title: productName, version: '1', languages })

export const handler = serve(contract.openapi, async () => document)
