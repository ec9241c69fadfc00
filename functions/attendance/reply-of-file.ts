import type { ExportReply } from '#shared/attendance/contract/export-reply.ts'
import type { MadeFile } from './files/made-file.ts'

/** A small file as it comes with a reply. */
export const replyOf = (name: string, { bytes, type, ending }: MadeFile): ExportReply => ({
  data: { file: { name: `${name}.${ending}`, type, content: Buffer.from(bytes).toString('base64') }, id: null },
})
