import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** An object in a bucket. */
interface StoredObject {
  key: string
  type: string
  cacheControl: string | null
  /** As JSON. */
  metadata: string | null
  body: Uint8Array
  etag: string
  /** Milliseconds since 1970. */
  changedAt: number
}

type NewObject = Pick<StoredObject, 'type' | 'body'> & Partial<Pick<StoredObject, 'cacheControl' | 'metadata'>>

/** The objects of all buckets, in SQLite so that a killed process leaves each of them whole or absent. */
export class ObjectStore {
  readonly #store: DatabaseSync

  constructor(store: DatabaseSync) {
    this.#store = store
    store.exec(
      'CREATE TABLE IF NOT EXISTS object (bucket TEXT, key TEXT, type TEXT, body BLOB, etag TEXT, changedAt INTEGER, cacheControl TEXT, metadata TEXT, PRIMARY KEY (bucket, key))',
    )
    const columns = store.prepare('PRAGMA table_info(object)').all()
    // Data of an earlier version of the local cloud.
    for (const added of ['cacheControl', 'metadata'])
      if (!columns.some(({ name }) => name === added)) store.exec(`ALTER TABLE object ADD COLUMN ${added} TEXT`)
  }

  /** Stores an object, replacing the one under its key, and gives its ETag. */
  put(bucket: string, key: string, { type, cacheControl = null, metadata = null, body }: NewObject): string {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    this.#store
      .prepare('INSERT OR REPLACE INTO object VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
      .run(bucket, key, type, body, etag, Date.now(), cacheControl, metadata)
    return etag
  }

  get(bucket: string, key: string): StoredObject | undefined {
    const row = this.#store.prepare('SELECT * FROM object WHERE bucket = ? AND key = ?').get(bucket, key)
    return row as unknown as StoredObject | undefined
  }

  remove(bucket: string, key: string) {
    this.#store.prepare('DELETE FROM object WHERE bucket = ? AND key = ?').run(bucket, key)
  }

  /** Objects whose keys have the prefix, in key order, after a key. */
  list(bucket: string, prefix: string, after: string, most: number): (Omit<StoredObject, 'body'> & { size: number })[] {
    return this.#store
      .prepare(
        `SELECT key, type, etag, changedAt, length(body) AS size FROM object
         WHERE bucket = ? AND substr(key, 1, length(?)) = ? AND key > ? ORDER BY key LIMIT ?`,
      )
      .all(bucket, prefix, prefix, after, most) as unknown as (Omit<StoredObject, 'body'> & { size: number })[]
  }
}
