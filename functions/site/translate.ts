import * as contract from '#shared/site/contract/translate.ts'
import { translations } from '#shared/words/translations.ts'
import { serve } from '#functions/platform/serve.ts'

export const handler = serve(contract.translate, async (_, { language }) => ({ data: translations[language] }))
