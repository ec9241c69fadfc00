import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { together, type PermissionRecord } from './compare.ts'

/** Keeps the record of a run beside those of others. */
export function keepRecord(directory: string, record: PermissionRecord) {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, `${randomUUID()}.json`), JSON.stringify(record))
}

/** What all kept runs did together. */
export const keptRecords = (directory: string): PermissionRecord =>
  together(
    readdirSync(directory)
      .filter(name => name.endsWith('.json'))
      .map(name => JSON.parse(readFileSync(join(directory, name), 'utf8')) as PermissionRecord),
  )
