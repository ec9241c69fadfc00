import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../stop.ts'
import { freePort } from './free-port.ts'
import { indexStream } from './stream-index.ts'

/** A running DynamoDB. */
export interface Database {
  url: string
  /** Its file; none of the operator's own. */
  file?: string
  close: () => Promise<void>
}

const binary = join(import.meta.dirname, `../../../node_modules/@dynoxide/${process.platform}-${process.arch}/dynoxide`)

/**
 * Kills the database when its stdin closes, which happens however the local cloud ends; an orphan would hold the file's lock.
 * A file that need not last is removed then; nobody may be there any more to read what the shell says of the kill.
 */
const watchdog = `
  exec 3<&0
  "$@" & database=$!
  trap '' PIPE
  { read -r _ <&3; kill $database 2>/dev/null; } &
  wait $database
  ended=$?
  [ -z "$SCRATCH" ] || rm -rf "$SCRATCH"
  exit $ended`

/** A folder in memory where the system has one: only a file can be given an index. */
const scratchFolder = () => mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'szabi-table-'))

/** Starts dynoxide on a file, or on one that ends with it, and waits until it responds. */
export async function startDynoxide(file?: string): Promise<Database> {
  if (!existsSync(binary))
    throw new CannotStart(
      `No database was installed for ${process.platform}-${process.arch}; set AWS_ENDPOINT_URL_DYNAMODB to the address of another one, such as DynamoDB Local: the README says how.`,
    )
  const port = await freePort()
  const scratch = file ? '' : scratchFolder()
  const path = file ?? join(scratch, 'table.db')
  const child = spawn('sh', ['-c', watchdog, 'sh', binary, 'serve', '--port', String(port), '--db-path', path], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, SCRATCH: scratch },
    // Outside the terminal's process group, so that Ctrl-C does not end the database before the last write is done.
    detached: true,
  })
  let stderr = ''
  child.stderr.on('data', text => (stderr += text))
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))

  const url = `http://127.0.0.1:${port}`
  const close = () => (child.stdin.end(), ended)
  // It says so itself once the port is its own: whoever responds there before may be another one that has taken it meanwhile.
  while (!stderr.includes('listening on') || !(await responds(url))) {
    if (child.exitCode !== null) {
      await close()
      if (/in use/.test(stderr)) return startDynoxide(file)
      throw file ? broken(file) : new CannotStart(`The database does not start: ${stderr.trim()}`)
    }
    await pause(10)
  }
  child.stderr.resume()
  indexStream(path)
  return { url, file: path, close }
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
