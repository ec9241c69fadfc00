import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { merged, type PermissionRecord } from './permission-record.ts'

/** Saves the record of one run. */
export function saveRecord(directory: string, record: PermissionRecord) {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, `${randomUUID()}.json`), JSON.stringify(record))
}

/** The merged records of all saved runs. */
export const mergedRecords = (directory: string): PermissionRecord =>
  merged(
    readdirSync(directory)
      .filter(name => name.endsWith('.json'))
      .map(name => JSON.parse(readFileSync(join(directory, name), 'utf8')) as PermissionRecord),
  )
