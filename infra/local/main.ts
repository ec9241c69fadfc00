import { parseArgs } from 'node:util'
import { removeData } from './data-dir.ts'
import { CannotStart } from './stop.ts'
import { startSzabi } from './szabi.ts'

/** The entry of `npm start`: PORT and DATA_DIR from the environment, the rest from the command line. */
const { values: wish } = parseArgs({
  options: { fresh: { type: 'boolean' }, empty: { type: 'boolean' }, dev: { type: 'boolean' } },
})
const port = Number(process.env.PORT ?? 3000)
const dataDir = process.env.DATA_DIR ?? '.local'

try {
  if (wish.fresh) removeData(dataDir)
  const cloud = await startSzabi({ port, dataDir, log: (source, line) => console.error(`${source}: ${line}`) })
  console.log(`Szabi runs at ${cloud.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cloud.close().then(() => process.exit(0)))
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exitCode = 1
}
