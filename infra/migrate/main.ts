import { parseArgs } from 'node:util'
import { runInStage, runLocally } from './table-program.ts'

/**
 * The entry of `npm run migrate -- --stage <name>`, or `--local` for the local cloud that runs at PORT: writes the items of older
 * shapes in the shape of today; with `--dry-run` it only counts them. One that was interrupted goes on where it was.
 */
const { values } = parseArgs({
  options: { stage: { type: 'string' }, local: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
})
if (Boolean(values.stage) === Boolean(values.local)) throw new Error('Name one: --stage <name> or --local.')
const dryRun = Boolean(values['dry-run'])
const said = values.local
  ? runLocally(`migrate${dryRun ? '?dry-run' : ''}`)
  : runInStage(values.stage ?? '', ['functions/migration/main.ts', ...(dryRun ? ['--dry-run'] : [])])
console.log((await said).trim())
