import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Login } from './console/logins.ts'

export const demoRecordName = 'demo.json'

/** What a data folder knows of its demo company: nothing, that it is being founded, or who its people are. */
export type DemoRecord = undefined | 'begun' | Login[]

export function readDemo(dataDir: string): DemoRecord {
  try {
    const { logins } = JSON.parse(readFileSync(join(dataDir, demoRecordName), 'utf8')) as { logins: Login[] | null }
    return logins ?? 'begun'
  } catch {
    return undefined
  }
}

export const writeDemo = (dataDir: string, logins: Login[] | null) =>
  writeFileSync(join(dataDir, demoRecordName), JSON.stringify({ logins }, null, 2))
