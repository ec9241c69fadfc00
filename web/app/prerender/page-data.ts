import { pageDataId, type PageData } from '#shared/site/pages/page-data.ts'

let data: PageData | undefined

/** What was written into this document beside its markup. */
export const pageData = (): PageData =>
  (data ??= JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData)

/** Sets it where pages are written, which is where there is no document. */
export const setPageData = (next: PageData) => void (data = next)
