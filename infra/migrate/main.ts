import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'
import { parseArgs } from 'node:util'
import { stackName } from '#infra/cloud/szabi-stack.ts'
import { region, stageOf } from '#infra/stages.ts'
import { runMigration } from './migration-program.ts'

/**
 * The entry of `npm run migrate -- --stage <name>`, or `--local` for the local cloud that runs at PORT: writes the items of older
 * shapes in the shape of today; with `--dry-run` it only counts them. One that was interrupted goes on where it was.
 */
const { values } = parseArgs({
  options: { stage: { type: 'string' }, local: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
})
if (Boolean(values.stage) === Boolean(values.local)) throw new Error('Name one: --stage <name> or --local.')
const dryRun = Boolean(values['dry-run'])
console.log((values.local ? await locally() : await inStage(stackName(stageOf(values.stage ?? '')))).trim())

async function inStage(stack: string): Promise<string> {
  for await (const { TableNames = [] } of paginateListTables({ client: new DynamoDBClient({ region }) }, {})) {
    const table = TableNames.find(name => name.startsWith(`${stack}-Table`))
    if (table) return runMigration({ table, dryRun, environment: { AWS_REGION: region } })
  }
  throw new Error(`The stack ${stack} has no table; is it deployed?`)
}

async function locally(): Promise<string> {
  const url = `http://127.0.0.1:${process.env.PORT || 3000}/_local/migrate${dryRun ? '?dry-run' : ''}`
  const response = await fetch(url, { method: 'POST' })
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}
