import { parseArgs } from 'node:util'
import { runInStage, runLocally } from '#infra/migrate/table-program.ts'
import { stageOf } from '#infra/stages.ts'
import { signingSecretsOf } from './signing-secrets.ts'

/**
 * The entry of `npm run operator -- --email <address> --stage <name>`, or `--local` for the local cloud that runs at PORT: makes
 * somebody an operator of the service who may do everything, and prints the link by which whoever has no account sets a password. For a
 * stage without a domain of its own, `--origin` says where it is.
 */
const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    local: { type: 'boolean' },
    email: { type: 'string' },
    origin: { type: 'string' },
  },
})
const { stage, local, email } = values
if (Boolean(stage) === Boolean(local)) throw new Error('Name one: --stage <name> or --local.')
if (!email) throw new Error('Name the address: --email <address>.')
console.log((await (local ? runLocally(`operator?email=${encodeURIComponent(email)}`) : inStage(stage ?? ''))).trim())

async function inStage(name: string) {
  const { domains, origin = domains[0] && `https://${domains[0]}` } = stageOf(name)
  const ORIGIN = values.origin ?? origin
  if (!ORIGIN) throw new Error('Name the address of the site: --origin https://….')
  return runInStage(name, ['functions/backoffice/operator-program.ts', email!], {
    ORIGIN,
    SECRET_IDS: (await signingSecretsOf(name)).join(' '),
  })
}
