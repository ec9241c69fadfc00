import { memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { FileExport } from '#shared/attendance/file-export.ts'

export const fileExports: Kind<FileExport, Pick<FileExport, 'company' | 'member' | 'id'>> = {
  name: 'FileExport',
  schema: FileExport,
  key: one => ({ pk: memberPartition(one), sk: `FILE_EXPORT#${one.id}` }),
  expires: ({ expires_at }) => expires_at,
}

/** The folder of what an export consists of, under an id that nobody can guess. */
export const folderOf = ({ company, id }: Pick<FileExport, 'company' | 'id'>) => `exports/${company}/${id}/`

/** The key of a finished file. */
export const fileKey = (one: Pick<FileExport, 'company' | 'id'>) => `${folderOf(one)}file`
