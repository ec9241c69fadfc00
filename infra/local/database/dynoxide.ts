import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../stop.ts'
import { freePort } from './free-port.ts'

/** A running DynamoDB. */
export interface Database {
  url: string
  close: () => Promise<void>
}

const binary = join(import.meta.dirname, `../../../node_modules/@dynoxide/${process.platform}-${process.arch}/dynoxide`)

/**
 * Kills the database when its stdin closes, which happens however the local cloud ends; an orphan would hold the file's lock.
 */
const watchdog = 'exec 3<&0; "$@" & database=$!; { read -r _ <&3; kill $database 2>/dev/null; } & wait $database'

/** Starts dynoxide on a file or in memory, and waits until it responds. */
export async function startDynoxide(file?: string): Promise<Database> {
  if (!existsSync(binary))
    throw new CannotStart(
      `No database was installed for ${process.platform}-${process.arch}; set AWS_ENDPOINT_URL_DYNAMODB to the address of another one, such as DynamoDB Local: the README says how.`,
    )
  const port = await freePort()
  const place = file ? ['--db-path', file] : []
  const child = spawn('sh', ['-c', watchdog, 'sh', binary, 'serve', '--port', String(port), ...place], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Outside the terminal's process group, so that Ctrl-C does not end the database before the last write is done.
    detached: true,
  })
  let stderr = ''
  child.stderr.on('data', text => (stderr += text))
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))

  const url = `http://127.0.0.1:${port}`
  const close = () => (child.stdin.end(), ended)
  while (!(await responds(url))) {
    if (child.exitCode !== null) {
      await close()
      throw file ? broken(file) : new CannotStart(`The database does not start: ${stderr.trim()}`)
    }
    await pause(10)
  }
  child.stderr.resume()
  return { url, close }
}

/** The error for a damaged database file, which is left as it is. */
export const broken = (file: string) =>
  new CannotStart(
    `The database file ${relative('', file)} is broken and was left as it is; \`npm start -- --fresh\` begins with new data.`,
  )

const responds = (url: string) =>
  fetch(url).then(
    reply => reply.ok,
    () => false,
  )
