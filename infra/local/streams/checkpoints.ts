import type { DatabaseSync } from 'node:sqlite'

/** The last sequence number each mapping has processed in each shard, from which it resumes after a restart. */
export class Checkpoints {
  readonly #store: DatabaseSync

  constructor(store: DatabaseSync) {
    this.#store = store
    store.exec(
      'CREATE TABLE IF NOT EXISTS checkpoint (mapping TEXT, shard TEXT, sequenceNumber TEXT, PRIMARY KEY (mapping, shard))',
    )
  }

  at(mapping: string, shard: string): string | undefined {
    const row = this.#store
      .prepare('SELECT sequenceNumber FROM checkpoint WHERE mapping = ? AND shard = ?')
      .get(mapping, shard)
    return row && String(row.sequenceNumber)
  }

  /** The last sequence number processed of a stream, whose numbers rise over all of its shards; undefined before the first. */
  lastOf(mapping: string, streamArn: string): string | undefined {
    const row = this.#store
      .prepare(
        "SELECT min(CAST(sequenceNumber AS INTEGER)) AS last FROM checkpoint WHERE mapping = ? AND shard LIKE ? || '/%'",
      )
      .get(mapping, streamArn)
    return row?.last == null ? undefined : String(row.last)
  }

  reached(mapping: string, shard: string, sequenceNumber: string) {
    this.#store.prepare('INSERT OR REPLACE INTO checkpoint VALUES (?, ?, ?)').run(mapping, shard, sequenceNumber)
  }
}
