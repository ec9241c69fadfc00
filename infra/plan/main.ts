import { parseArgs } from 'node:util'
import { runInStage, runLocally } from '#infra/migrate/table-program.ts'

/**
 * The entry of `npm run plan -- --stage <name> --company <id> --paid <order>`, or `--local` for the local cloud that runs at PORT: marks
 * an order paid; with `--grant` in place of `--paid` the company uses everything free of charge, and with `--decline` it may ask for that again.
 */
const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    local: { type: 'boolean' },
    company: { type: 'string' },
    paid: { type: 'string' },
    grant: { type: 'boolean' },
    decline: { type: 'boolean' },
  },
})
const { stage, local, company, paid, grant, decline } = values
if (Boolean(stage) === Boolean(local)) throw new Error('Name one: --stage <name> or --local.')
if (!company) throw new Error('Name the company: --company <id>.')
const deeds = [paid, grant && 'grant', decline && 'decline'].filter(one => typeof one === 'string')
const [deed = ''] = deeds
if (deeds.length !== 1) throw new Error('Name one: --paid <order>, --grant or --decline.')
const said = local
  ? runLocally(`plan?company=${encodeURIComponent(company)}&deed=${encodeURIComponent(deed)}`)
  : runInStage(stage ?? '', ['functions/billing/plan-program.ts', company, deed])
console.log((await said).trim())
