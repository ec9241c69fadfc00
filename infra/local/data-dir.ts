import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { demoRecordName } from './demo-record.ts'
import { broken } from './database/dynoxide.ts'
import { CannotStart } from './stop.ts'

/** Where the local cloud keeps what must outlive it; without a folder everything is kept in memory. */
export interface DataDir {
  /** The database of the table; undefined in memory. */
  tableFile?: string
  /** Queues, mails, checkpoints and secrets. */
  store: DatabaseSync
  close: () => void
}

const tableName = 'table.db'
const storeName = 'cloud.db'

/** Takes a data folder for as long as this process lives; refuses one that another process has taken. */
export function openDataDir(directory?: string): DataDir {
  if (!directory) return opened(new DatabaseSync(':memory:'))
  makeFolder(directory)
  return opened(openStore(join(directory, storeName), directory), resolve(directory))
}

function opened(store: DatabaseSync, directory?: string): DataDir {
  return { tableFile: directory && join(directory, tableName), store, close: () => store.close() }
}

function makeFolder(directory: string) {
  try {
    mkdirSync(directory, { recursive: true })
  } catch (error) {
    throw new CannotStart(`The folder ${directory} cannot be made: ${(error as Error).message}.`)
  }
}

/** The operating system ends this lock with the process, however it dies, so that none is ever left behind. */
function openStore(path: string, directory: string): DatabaseSync {
  let store: DatabaseSync | undefined
  try {
    store = new DatabaseSync(path)
    store.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE; COMMIT',
    )
    // Secrets lie in it.
    chmodSync(path, 0o600)
    return store
  } catch (error) {
    store?.close()
    const place = relative('', directory) || '.'
    if (/locked|busy/.test(String(error)))
      throw new CannotStart(`Another local cloud is working in ${place}; stop it, or set DATA_DIR to another folder.`)
    if (/not a database|malformed/.test(String(error))) throw broken(path)
    throw new CannotStart(`The folder ${place} cannot be used: ${(error as Error).message}.`)
  }
}

/** Empties a data folder that nobody else works in; what is not the local cloud's own stays. */
export function removeData(directory: string) {
  if (!existsSync(directory)) return
  openStoreToTake(directory)?.close()
  const databases = [tableName, storeName].flatMap(name => ['', '-wal', '-shm'].map(tail => name + tail))
  for (const name of [...databases, demoRecordName]) rmSync(join(directory, name), { force: true })
}

/** A broken store is no reason to keep it when everything is to begin anew; one in use is. */
function openStoreToTake(directory: string): DatabaseSync | undefined {
  const path = join(directory, storeName)
  if (!existsSync(path)) return undefined
  try {
    return openStore(path, directory)
  } catch (error) {
    if (error instanceof CannotStart && /Another/.test(error.message)) throw error
    return undefined
  }
}

/** Reads a database through without changing it; throws if a page of it is not what it should be. */
export function refuseBroken(file: string) {
  if (!existsSync(file)) return
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    const { quick_check: finding } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    database.close()
    if (finding === 'ok') return
  } catch {
    // Told below, in the words of every other damage.
  }
  throw broken(file)
}
