import { parseArgs } from 'node:util'
import { runInStage, runLocally } from '#infra/migrate/table-program.ts'

/**
 * The entry of `npm run restore-company -- --stage <name> --company <id>`, or `--local` for the local cloud that runs at PORT:
 * restores a company that its superadmin has deleted, as long as it is not erased.
 */
const { values } = parseArgs({
  options: { stage: { type: 'string' }, local: { type: 'boolean' }, company: { type: 'string' } },
})
const { stage, local, company } = values
if (Boolean(stage) === Boolean(local)) throw new Error('Name one: --stage <name> or --local.')
if (!company) throw new Error('Name the company: --company <id>.')
const said = local
  ? runLocally(`restore-company?company=${encodeURIComponent(company)}`)
  : runInStage(stage ?? '', ['functions/company/restore-company-program.ts', company])
console.log((await said).trim())
