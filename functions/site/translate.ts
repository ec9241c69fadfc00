import { site } from '#shared/site/contract.ts'
import { wordLists } from '#shared/words/word-lists.ts'
import { serve } from '#functions/platform/serve.ts'

export const handler = serve(site.translate, async (_, { language }) => ({ data: wordLists[language] }))
