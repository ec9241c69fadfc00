import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { parseArgs } from 'node:util'
import { stackName } from '#infra/cloud/szabi-stack.ts'
import { region, stageOf } from '#infra/stages.ts'
import { parkedIn, replay, type Parked, type Replayed } from './parking.ts'
import { parkingOfStage } from './parking-of-stage.ts'

/**
 * The entry of `npm run replay -- --stage <name>`, or `--local` for the local cloud that runs at PORT: lists what failed for good
 * and replays it; with `--dry-run` it only lists.
 */
const { values } = parseArgs({
  options: { stage: { type: 'string' }, local: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
})
if (Boolean(values.stage) === Boolean(values.local)) throw new Error('Name one: --stage <name> or --local.')
const dryRun = Boolean(values['dry-run'])
const { parked, replayed } = values.local ? await locally() : await inStage(values.stage ?? '')

for (const batch of parked.batches) console.log(`parked: ${batch}`)
for (const { queue, messages } of parked.deadLetters) console.log(`${queue}: ${messages} messages`)
if (!parked.batches.length && !parked.deadLetters.length) console.log('Nothing is parked.')
else if (replayed) console.log(`Replayed: ${replayed.changes} changes, ${replayed.messages} messages.`)

interface Outcome {
  parked: Parked
  replayed?: Replayed
}

async function inStage(name: string): Promise<Outcome> {
  const clients = { s3: new S3Client({ region }), sqs: new SQSClient({ region }) }
  const parking = await parkingOfStage(stackName(stageOf(name)), clients)
  const parked = await parkedIn(parking)
  return { parked, ...(!dryRun && { replayed: await replay(parking) }) }
}

async function locally(): Promise<Outcome> {
  const url = `http://127.0.0.1:${process.env.PORT || 3000}/_local/replay`
  const parked = (await (await fetch(url)).json()) as Parked
  return { parked, ...(!dryRun && { replayed: await (await fetch(url, { method: 'POST' })).json() }) }
}
