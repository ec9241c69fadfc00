import { readyExport } from '#shared/account/data-export.ts'
import { accounts } from '#functions/account/account-store.ts'
import { dataExports } from '#functions/account/data-export-store.ts'
import { deleteExportFiles, exportKey } from '#functions/account/export-files.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { exportFiles } from '#functions/platform/exports.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, getBatch, lookup, replace } from '#functions/platform/table.ts'
import type { ExportTask } from './export-task.ts'
import { ownFiles } from './own-data/own-files.ts'

/**
 * Makes the file that somebody has asked for, in the place of any earlier one. Delivered again after an interruption it is made anew
 * under the same key; of an export that a newer one has replaced, or whose account was erased meanwhile, nothing is made or left.
 */
export async function exportPerson({ account: id, id: asked }: Omit<ExportTask, 'task'>): Promise<void> {
  const isWanted = async () => {
    const known = await get(dataExports, { account: id })
    return known?.id === asked && known.ready_at === null ? known : undefined
  }
  const [account, known] = await getBatch(lookup(accounts, { id }), lookup(dataExports, { account: id }))
  if (!account || known?.id !== asked || known.ready_at !== null) return
  await deleteExportFiles(id)
  const file = await ownFiles(account, nowAt(new Date()))
  const key = exportKey(known)
  await exportFiles.put(key, file, { type: 'application/zip', cacheControl: 'private, no-store' })
  const isReady = await retryOnConflict(async () => {
    const wanted = await isWanted()
    if (wanted) await commit(replace(dataExports, readyExport(wanted, file.length, nowAt(new Date()))))
    return Boolean(wanted)
  })
  if (!isReady) await exportFiles.delete(key)
}
