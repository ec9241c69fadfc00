import { parseArgs } from 'node:util'
import { runInStage, runLocally } from '#infra/migrate/table-program.ts'

/**
 * The entry of `npm run plan -- --stage <name> --company <id> --paid <order>`, or `--local` for the local cloud that runs at PORT: marks
 * an order paid; with `--grant` in place of `--paid` the company uses everything free of charge.
 */
const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    local: { type: 'boolean' },
    company: { type: 'string' },
    paid: { type: 'string' },
    grant: { type: 'boolean' },
  },
})
const { stage, local, company, paid, grant } = values
if (Boolean(stage) === Boolean(local)) throw new Error('Name one: --stage <name> or --local.')
if (!company) throw new Error('Name the company: --company <id>.')
if (Boolean(paid) === Boolean(grant)) throw new Error('Name one: --paid <order> or --grant.')
const deed = paid ?? 'grant'
const said = local
  ? runLocally(`plan?company=${encodeURIComponent(company)}&deed=${encodeURIComponent(deed)}`)
  : runInStage(stage ?? '', ['functions/billing/plan-program.ts', company, deed])
console.log((await said).trim())
