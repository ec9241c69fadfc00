import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../stop.ts'
import { freePort } from './free-port.ts'

/** A DynamoDB that answers at an address. */
export interface Database {
  url: string
  close: () => Promise<void>
}

const binary = join(import.meta.dirname, `../../../node_modules/@dynoxide/${process.platform}-${process.arch}/dynoxide`)

/**
 * Ends the database when its input ends, which the system brings about however the local cloud dies; an orphan would
 * hold the file.
 */
const leash = 'exec 3<&0; "$@" & database=$!; { read -r _ <&3; kill $database 2>/dev/null; } & wait $database'

/** Starts dynoxide on a file, or in memory, and waits until it answers. */
export async function startDynoxide(file?: string): Promise<Database> {
  if (!existsSync(binary))
    throw new CannotStart(
      `There is no database for ${process.platform}-${process.arch} in the package: set AWS_ENDPOINT_URL_DYNAMODB to the address of a DynamoDB (DynamoDB Local will do).`,
    )
  const port = await freePort()
  const place = file ? ['--db-path', file] : []
  const child = spawn('sh', ['-c', leash, 'sh', binary, 'serve', '--port', String(port), ...place], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Out of the terminal's group: Ctrl-C reaches the database only after the last write has been answered.
    detached: true,
  })
  let complaint = ''
  child.stderr.on('data', text => (complaint += text))
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))

  const url = `http://127.0.0.1:${port}`
  const close = () => (child.stdin.end(), ended)
  while (!(await answers(url))) {
    if (child.exitCode !== null) {
      await close()
      throw file ? broken(file) : new CannotStart(`The database does not start: ${complaint.trim()}`)
    }
    await pause(10)
  }
  child.stderr.resume()
  return { url, close }
}

/** What is said of a database file that cannot be read; the file stays as it is. */
export const broken = (file: string) =>
  new CannotStart(
    `The database file ${relative('', file)} is broken and was left as it is; \`npm start -- --fresh\` begins with new data.`,
  )

const answers = (url: string) =>
  fetch(url).then(
    reply => reply.ok,
    () => false,
  )
