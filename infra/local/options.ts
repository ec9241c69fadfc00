import { parseArgs } from 'node:util'
import { CannotStart } from './stop.ts'

/** The settings of the environment and the command-line options of `npm start`. */
export interface Options {
  port: number
  dataDir: string
  /** Delete the kept data first. */
  fresh: boolean
  /** Start without the demo companies. */
  empty: boolean
  /** Reload pages and functions when their sources change. */
  dev: boolean
  /** Enable fault injection at `/_local/faults`. */
  faults: boolean
  /** Milliseconds that a transaction takes. */
  serviceTime: number
}

/** Ports from 1024 on that belong to other services, which is why fetch refuses them. */
const unsafePorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

/** Reads PORT, DATA_DIR and SERVICE_TIME from the environment, the rest from the command line. */
export function optionsOf(args: string[], { PORT, DATA_DIR, SERVICE_TIME }: NodeJS.ProcessEnv): Options {
  const port = Number(PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new CannotStart(`PORT is ${PORT}, which is no port.`)
  if (unsafePorts.has(port)) throw new CannotStart(`Browsers open no page at the port ${port}; choose another PORT.`)
  const serviceTime = Number(SERVICE_TIME || 0)
  if (!Number.isInteger(serviceTime) || serviceTime < 0 || serviceTime > 10_000)
    throw new CannotStart(`SERVICE_TIME is ${SERVICE_TIME}, which is no number of milliseconds up to 10000.`)
  return { port, dataDir: DATA_DIR || '.local', serviceTime, ...flags(args) }
}

function flags(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args, options: { fresh: flag, empty: flag, dev: flag, faults: flag } }).values
  } catch {
    throw new CannotStart(`What can be asked for is --fresh, --empty, --dev and --faults, not ${args.join(' ')}.`)
  }
}
