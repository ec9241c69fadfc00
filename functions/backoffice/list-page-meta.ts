import * as contract from '#shared/backoffice/contract/page-meta/list-page-meta.ts'
import { editablePaths, languagesOfPage } from '#shared/site/pages/editable-paths.ts'
import { pageMetaPartition, pageMetas } from '#functions/site/content-stores.ts'
import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { pageMetaView, releasedHead } from './page-meta-view.ts'
import { translationsNow } from './translation-store.ts'

export const handler = serve(contract.listPageMeta, async () => {
  const [kept, { released, edits }] = await Promise.all([list(pageMetas, { pk: pageMetaPartition }), translationsNow()])
  return {
    data: editablePaths.flatMap(path =>
      languagesOfPage(path).map(language =>
        pageMetaView(
          { path, language },
          kept.find(one => one.path === path && one.language === language),
          releasedHead(path, language, released[language], edits[language]),
        ),
      ),
    ),
  }
})
