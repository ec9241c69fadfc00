import { createWriteStream, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Log } from './log.ts'

/** Writes what functions say into the data folder, and how they fail onto the terminal too. */
export function functionLog(dataDir: string): Log {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'functions.log')
  const file = createWriteStream(path, { flags: 'a' })
  return (source, line, failed) => {
    file.write(`${new Date().toISOString()} ${source} ${line}\n`)
    if (failed) console.error(`${source}: ${line} (more in ${relative('', path)})`)
  }
}
