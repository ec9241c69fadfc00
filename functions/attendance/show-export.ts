import { exportFiles } from '#functions/platform/exports.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import * as contract from '#shared/attendance/contract/show-export.ts'
import { stateOfFile } from '#shared/attendance/file-export.ts'
import { Problem } from '#shared/contract/problem.ts'
import { fileExports, fileKey } from './file-export-store.ts'

/** For how many seconds an address is good; the page asks for one at each download, since those that last a day end with the function's credentials. */
const validFor = 300

/** A file lies with whoever asked for it, so that nobody else finds it. */
export const handler = serve(contract.showExport, async ({ path }, { actor: { company, user: member }, now }) => {
  const known = await get(fileExports, { company, member, id: path.id })
  if (!known || known.expires_at <= now.seconds) throw new Problem('notFound')
  const { name, done, people, expires_at, ready_at } = known
  const address =
    ready_at === null ? null : await exportFiles.downloadAddress(fileKey(known), { name, seconds: validFor })
  return { data: { state: stateOfFile(known, now), name, done, people, expires_at, address } }
})
