import * as contract from '#shared/backoffice/contract/translations/list-translations.ts'
import { isEdited, isFoundBy, isMissing, rowsOf } from '#shared/backoffice/translations/translation-rows.ts'
import { serve } from '#functions/platform/serve.ts'
import { translationsNow } from './translation-store.ts'

const tests = { missing: isMissing, edited: isEdited }

export const handler = serve(contract.listTranslations, async ({ query: { namespace, q, filter, cursor } }) => {
  const { released, edits } = await translationsNow()
  const found = rowsOf(released, edits).filter(
    row => (namespace === undefined || row.namespace === namespace) && (!q?.trim() || isFoundBy(row, q)),
  )
  const rows = filter ? found.filter(tests[filter]) : found
  const place = cursor === undefined ? 0 : placeAfter(rows, found, cursor)
  const page = rows.slice(place, place + contract.longestTranslations)
  return {
    data: page,
    next: place + page.length < rows.length ? page.at(-1)!.id : null,
    counts: {
      all: found.length,
      missing: found.filter(isMissing).length,
      edited: found.filter(isEdited).length,
    },
    namespaces: Object.keys(released.hu),
  }
})

type Rows = readonly { id: string }[]

/** Where a page goes on; the sentence that the last one ended with may not be among those any more that are asked for. */
function placeAfter(rows: Rows, found: Rows, cursor: string): number {
  const order = new Map(found.map(({ id }, place) => [id, place]))
  const last = order.get(cursor)
  if (last === undefined) return rows.length
  const next = rows.findIndex(({ id }) => order.get(id)! > last)
  return next < 0 ? rows.length : next
}
