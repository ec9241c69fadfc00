import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { ExportState } from '../data-export.ts'

/** The own export, as its owner sees it. */
const DataExportView = z.object({
  state: ExportState,
  /** When it was asked for, and until when it can be downloaded, in unix seconds. */
  asked_at: z.int(),
  expires_at: z.nullable(z.int()),
  /** Bytes. */
  size: z.nullable(z.int()),
  /** The address of the file on the site, good for some minutes; asked for again at each download. */
  address: z.nullable(z.string()),
})
export type DataExportView = z.infer<typeof DataExportView>

export const showDataExport = endpoint('GET /user/me/export-data', {
  summary: 'What has become of the own export, and where its file is; nothing where none was asked for within a day',
  access: 'account',
  reply: z.object({ data: z.nullable(DataExportView) }),
})
