import { parseArgs } from 'node:util'
import { CannotStart } from './stop.ts'

/** What the person who starts the local cloud asked for. */
export interface Wish {
  port: number
  dataDir: string
  /** Begin with new data. */
  fresh: boolean
  /** Begin without demo data. */
  empty: boolean
  /** Show changes of the sources at once. */
  dev: boolean
  /** Let services be made to fail, at `/_local/faults`. */
  faults: boolean
}

/** Reads PORT and DATA_DIR from the environment, the rest from the command line. */
export function wishOf(args: string[], { PORT, DATA_DIR }: NodeJS.ProcessEnv): Wish {
  const port = Number(PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new CannotStart(`PORT is ${PORT}, which is no port.`)
  return { port, dataDir: DATA_DIR || '.local', ...flags(args) }
}

function flags(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args, options: { fresh: flag, empty: flag, dev: flag, faults: flag } }).values
  } catch {
    throw new CannotStart(`What can be asked for is --fresh, --empty, --dev and --faults, not ${args.join(' ')}.`)
  }
}
