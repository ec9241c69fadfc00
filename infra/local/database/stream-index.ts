import { DatabaseSync } from 'node:sqlite'

/**
 * Gives dynoxide's stream records the index that they lack. Without it every write looks for the last sequence number among
 * all changes of the last day, and takes four times as long after 9,000 changes.
 */
export function indexStream(file: string) {
  const database = new DatabaseSync(file)
  database.exec(
    'CREATE INDEX IF NOT EXISTS _stream_sequence ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
  )
  database.close()
}
