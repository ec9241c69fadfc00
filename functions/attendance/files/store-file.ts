import { nowAt } from '#functions/platform/clock.ts'
import { exportFiles } from '#functions/platform/exports.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { commit, replace, type Write } from '#functions/platform/table.ts'
import { readyFile, type FileExport } from '#shared/attendance/file-export.ts'
import { fileExports, fileKey } from '../file-export-store.ts'
import type { peopleToFile } from '../people-to-file.ts'
import type { MadeFile } from './made-file.ts'

/** Whoever asked for a file, with the rights of this moment. */
export interface Asker {
  actor: Parameters<typeof peopleToFile>[0]['actor']
  companyName: string
}

/** Stores a file, and that it can be downloaded. */
export async function store(
  known: Stored<FileExport>,
  { bytes, type }: Omit<MadeFile, 'ending'>,
  writes: Write[] = [],
) {
  await exportFiles.put(fileKey(known), bytes, { type, cacheControl: 'private, no-store' })
  await commit(replace(fileExports, readyFile(known, nowAt(new Date()))), ...writes)
}
