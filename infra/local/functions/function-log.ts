import { createWriteStream, type WriteStream } from 'node:fs'
import { join, relative } from 'node:path'
import type { Log } from '../log.ts'

/** Writes what functions say into the data folder, and how they fail onto the terminal too. */
export function functionLog(dataDir: string): Log {
  const path = join(dataDir, 'functions.log')
  let file: WriteStream | undefined
  return (source, line, failed) => {
    // The folder is made, or refused, before anything is said.
    file ??= createWriteStream(path, { flags: 'a' })
    file.write(`${new Date().toISOString()} ${source} ${line}\n`)
    if (failed) console.error(`${source}: ${line} (more in ${relative('', path)})`)
  }
}
