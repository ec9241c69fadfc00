import * as z from 'zod/mini'
import { Id } from '../contract/wire.ts'

/** For how many seconds an export can be downloaded: a day. */
export const exportLasts = 24 * 3600

/** Seconds after which an export that has not come about is taken for failed, and may be asked for again. */
export const exportMayTake = 15 * 60

/** A file of everything that is kept about somebody, made when they ask for it; one per account at a time. */
export const DataExport = z.object({
  account: Id,
  /** Names the file too, so that its address cannot be guessed. */
  id: Id,
  asked_at: z.int(),
  /** When the file was stored, in unix seconds; null until then. */
  ready_at: z.nullable(z.int()),
  /** Bytes; null until the file is stored. */
  size: z.nullable(z.int()),
  expires_at: z.int(),
})
export type DataExport = z.infer<typeof DataExport>

/** An export that somebody has just asked for. */
export const askedExport = (account: string, id: string, { seconds }: { seconds: number }): DataExport => ({
  account,
  id,
  asked_at: seconds,
  ready_at: null,
  size: null,
  expires_at: seconds + exportLasts,
})

/** An export whose file is stored, which can be downloaded for a day from now on. */
export const readyExport = <E extends DataExport>(asked: E, size: number, { seconds }: { seconds: number }): E => ({
  ...asked,
  ready_at: seconds,
  size,
  expires_at: seconds + exportLasts,
})

/** What has become of an export. */
export const ExportState = z.enum(['running', 'ready', 'failed'])
export type ExportState = z.infer<typeof ExportState>

export function stateOf({ asked_at, ready_at }: DataExport, { seconds }: { seconds: number }): ExportState {
  if (ready_at !== null) return 'ready'
  return seconds - asked_at < exportMayTake ? 'running' : 'failed'
}
