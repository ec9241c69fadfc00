import { DatabaseSync } from 'node:sqlite'
import { tellIfDiskFull } from '../disk-full.ts'

/** Milliseconds between two rounds of dropping what was delivered. */
const interval = 60_000

/** Drops the delivered records of a stream from time to time, so that the file does not grow for ever. */
export function keepTrimmed(file: string, streamArn: string, delivered: () => string | undefined, signal: AbortSignal) {
  const table = /:table\/([^/]+)\//.exec(streamArn)?.[1] ?? ''
  const timer = setInterval(() => {
    const last = delivered()
    try {
      if (last) trimStream(file, table, last)
    } catch (error) {
      // A busy database or a full disk: the next round tries again.
      tellIfDiskFull(error)
    }
  }, interval)
  timer.unref()
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** Records deleted at once, so that the database waits for milliseconds only. */
const atOnce = 500

/**
 * Deletes the stream records of a table that come before a sequence number, as DynamoDB does after a day. The database numbers the
 * next record after the last one, so that one stays.
 */
export function trimStream(file: string, table: string, before: string) {
  const database = new DatabaseSync(file, { timeout: 2_000 })
  try {
    const deleted = database.prepare(
      `DELETE FROM _stream_records WHERE rowid IN (
         SELECT rowid FROM _stream_records WHERE table_name = ? AND CAST(sequence_number AS INTEGER) < CAST(? AS INTEGER) LIMIT ?)`,
    )
    while (deleted.run(table, before, atOnce).changes === atOnce);
  } finally {
    database.close()
  }
}
