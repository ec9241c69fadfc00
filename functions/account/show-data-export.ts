import { stateOf } from '#shared/account/data-export.ts'
import { sayExport } from '#shared/account/say-export.ts'
import * as contract from '#shared/account/contract/show-data-export.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { exportFiles } from '#functions/platform/exports.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { productName } from '#shared/words/product.ts'
import { dataExports } from './data-export-store.ts'
import { exportKey } from './export-files.ts'

/** For how many seconds an address is good; the page asks for one at each download, since those that last a day end with the function's credentials. */
const validFor = 300

export const handler = serve(contract.showDataExport, async (_, { actor: { account }, now, language }) => {
  const known = await get(dataExports, { account })
  if (!known) return { data: null }
  const { asked_at, ready_at, expires_at, size } = known
  const state = stateOf(known, now)
  if (ready_at === null) return { data: { state, asked_at, expires_at: null, size: null, address: null } }
  const name = sayExport({ key: 'export:fileName', values: { product: productName.toLowerCase() } }, language)
  const day = nowAt(new Date(ready_at * 1000)).today
  const address = await exportFiles.downloadAddress(exportKey(known), { name: `${name}-${day}.zip`, seconds: validFor })
  return { data: { state, asked_at, expires_at, size, address } }
})
