import { createWriteStream, type WriteStream } from 'node:fs'
import { join, relative } from 'node:path'
import { tellIfDiskFull } from '../disk-full.ts'
import type { Log } from '../log.ts'
import type { Stop } from '../stop-on-signals.ts'

/** Logs what functions write into the data folder, and shows failures on the terminal too, unless the end has caused them. */
export function functionLog(dataDir: string, stop: Pick<Stop, 'asked'>): Log {
  const path = join(dataDir, 'functions.log')
  let file: WriteStream | undefined
  return (source, line, failed) => {
    // Opened with the first line, when the data folder is known to be usable.
    file ??= createWriteStream(path, { flags: 'a' }).on('error', error => {
      // Lines that find no room are left out; the next one is tried anew.
      file = undefined
      if (!tellIfDiskFull(error)) console.error(`${relative('', path)} cannot be written: ${error.message}.`)
    })
    file.write(`${new Date().toISOString()} ${source} ${line}\n`)
    if (failed && !stop.asked) console.error(`${source}: ${line} (more in ${relative('', path)})`)
  }
}
