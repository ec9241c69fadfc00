import { parseArgs } from 'node:util'
import { runInStage, runLocally } from '#infra/migrate/table-program.ts'

/**
 * The entry of `npm run remove-lost-factors -- --stage <name> --email <address>`, or `--local` for the local cloud that runs at PORT:
 * removes the second step of an account whose owner has lost every factor and has no administrator to ask.
 */
const { values } = parseArgs({
  options: { stage: { type: 'string' }, local: { type: 'boolean' }, email: { type: 'string' } },
})
const { stage, local, email } = values
if (Boolean(stage) === Boolean(local)) throw new Error('Name one: --stage <name> or --local.')
if (!email) throw new Error('Name the address: --email <address>.')
const said = local
  ? runLocally(`remove-lost-factors?email=${encodeURIComponent(email)}`)
  : runInStage(stage ?? '', ['functions/account/remove-lost-factors-program.ts', email])
console.log((await said).trim())
