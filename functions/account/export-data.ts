import { askedExport, stateOf } from '#shared/account/data-export.ts'
import * as contract from '#shared/account/contract/export-data.ts'
import { problem } from '#shared/contract/problem.ts'
import { newSecretId } from '#functions/platform/clock.ts'
import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { dataExports } from './data-export-store.ts'
import { countAttempt } from './throttle.ts'

/** The table's stream begins the task; one that is under way is not begun a second time. */
export const handler = serve(contract.exportData, async (_, { actor: { account }, now, once, perCall }) => {
  const [before, { discard }] = await Promise.all([
    get(dataExports, { account }),
    countAttempt('dataExport', { whose: account }, { now, perCall }),
  ])
  if (before && stateOf(before, now) === 'running') {
    await discard()
    throw problem('conflict', 'refusals:exportRunning')
  }
  const asked = unstored(askedExport(account, newSecretId(), now))
  await commit(replace(dataExports, { ...asked, _version: before?._version ?? 0 }), ...once({}))
})
