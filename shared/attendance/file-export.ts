import * as z from 'zod/mini'
import { exportLasts, exportMayTake, type ExportState } from '../account/data-export.ts'
import { Day, Month, Year } from '../calendar/day.ts'
import { Id } from '../contract/wire.ts'
import { payrollContents, payrollFormats } from './payroll/model.ts'

/** What somebody has asked for as a file. */
const Asked = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('payroll'),
    from: Day,
    to: Day,
    group: z.optional(Id),
    ids: z.optional(z.string()),
    format: z.enum(payrollFormats),
    contents: z.array(z.enum(payrollContents)),
  }),
  z.object({
    what: z.literal('attendance'),
    month: Month,
    group: z.optional(Id),
    ids: z.optional(z.string()),
    format: z.enum(['pdf', 'xlsx', 'csv']),
  }),
  z.object({
    what: z.literal('leave_cards'),
    year: Year,
    group: z.optional(Id),
    ids: z.optional(z.string()),
  }),
])
export type AskedFile = z.infer<typeof Asked>

/** A file that takes longer to make than a call may: it is made by a task, and can be downloaded by whoever asked for it, for a day. */
export const FileExport = z.object({
  company: Id,
  /** Who asked for it. */
  member: Id,
  /** Names the file too, so that its address cannot be guessed. */
  id: Id,
  asked: Asked,
  language: z.enum(['hu', 'en']),
  name: z.string(),
  /** How many of how many people are in it. */
  done: z.int(),
  people: z.int(),
  asked_at: z.int(),
  /** When the file was stored, in unix seconds; null until then. */
  ready_at: z.nullable(z.int()),
  expires_at: z.int(),
})
export type FileExport = z.infer<typeof FileExport>

/** A file that somebody has just asked for. */
export const askedFile = (
  asked: Omit<FileExport, 'done' | 'asked_at' | 'ready_at' | 'expires_at'>,
  { seconds }: { seconds: number },
): FileExport => ({ ...asked, done: 0, asked_at: seconds, ready_at: null, expires_at: seconds + exportLasts })

/** A file that is stored, which can be downloaded for a day from now on. */
export const readyFile = <F extends FileExport>(file: F, { seconds }: { seconds: number }): F => ({
  ...file,
  done: file.people,
  ready_at: seconds,
  expires_at: seconds + exportLasts,
})

/** What has become of a file. */
export function stateOfFile({ asked_at, ready_at }: FileExport, { seconds }: { seconds: number }): ExportState {
  if (ready_at !== null) return 'ready'
  return seconds - asked_at < exportMayTake ? 'running' : 'failed'
}
