import type { DatabaseSync } from 'node:sqlite'
import type { WorkerPool } from './functions/worker-pool.ts'
import type { LocalFunction } from './functions/local-function.ts'
import { pollQueue } from './queues/queue-mapping.ts'
import { queueName } from './queues/queue-settings.ts'
import { Checkpoints } from './streams/checkpoints.ts'
import type { Roles } from './roles/roles.ts'
import type { Services } from './services.ts'
import { failureRecord, parkedKey, type GivenUp } from './streams/failure-record.ts'
import { eventFilter, type FilterCriteria } from './streams/event-filter.ts'
import { keepTrimmed } from './streams/trim-stream.ts'
import { pollStream } from './streams/stream-mapping.ts'
import { region } from './template/place.ts'
import type { Resource } from './template/resources.ts'

interface MappingProperties {
  FunctionName: string
  EventSourceArn: string
  BatchSize?: number
  MaximumBatchingWindowInSeconds?: number
  BisectBatchOnFunctionError?: boolean
  MaximumRetryAttempts?: number
  FunctionResponseTypes?: string[]
  DestinationConfig?: { OnFailure?: { Destination: string } }
  FilterCriteria?: FilterCriteria
  ScalingConfig?: { MaximumConcurrency?: number }
  Enabled?: boolean
}

interface MappingsProps extends Pick<Services, 'queues' | 'objects' | 'streams' | 'call' | 'writes'> {
  resources: Resource[]
  functions: LocalFunction[]
  roles: Roles
  pool: WorkerPool
  store: DatabaseSync
  /** Whether others write to the tables, past the AWS proxy. */
  othersWrite: boolean
  /** The database's file, of which delivered stream records are dropped; lagging copies read them all, so faults keep them. */
  databaseFile?: string | undefined
  /** The share of stream batches that are delivered again and in another order; none by default. */
  redelivered?: number | undefined
  /** Milliseconds for which changes gather after a write; a moment by default. */
  gathering?: number | undefined
}

/** An event source mapping and the function it invokes. */
interface Mapping {
  path: string
  target: LocalFunction
  properties: MappingProperties
}

const streamActions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
  name => `dynamodb:${name}`,
)
const queueActions = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map(name => `sqs:${name}`)

/** Starts every event source mapping of the template, each under the role of its function, until the signal aborts. */
export async function startMappings(props: MappingsProps, signal: AbortSignal) {
  for (const mapping of mappingsOf(props).filter(({ properties }) => properties.Enabled !== false)) {
    const streamArn = props.streams.get(mapping.properties.EventSourceArn)
    requirePermissions(mapping, streamArn ? streamActions : queueActions, props.roles)
    if (streamArn) await startStream(mapping, streamArn, props, signal)
    else startQueue(mapping, props, signal)
  }
}

const mappingsOf = ({ resources, functions }: MappingsProps): Mapping[] =>
  resources
    .filter(({ type }) => type === 'AWS::Lambda::EventSourceMapping')
    .map(resource => {
      const { path } = resource
      const properties = resource.properties as unknown as MappingProperties
      const target = functions.find(({ name, arn }) => [name, arn].includes(properties.FunctionName))
      if (!target) throw new Error(`The mapping ${path} invokes no function of the template.`)
      return { path, target, properties }
    })

/** @throws Error where the function's role lacks what Lambda needs to poll the source and to report failures */
function requirePermissions({ target, properties }: Mapping, actions: string[], roles: Roles) {
  const require = (names: string[], resource: string) => {
    const missing = names.filter(action => !roles.allow(target, { action, resource }))
    if (missing.length) throw new Error(`The role of ${target.name} lacks ${missing.join(', ')} on ${resource}.`)
  }
  require(actions, properties.EventSourceArn)
  const destination = destinationOf(properties)
  if (isBucket(destination)) {
    require(['s3:ListBucket'], destination)
    require(['s3:PutObject'], `${destination}/aws/lambda`)
  } else if (destination) require(['sqs:SendMessage'], destination)
}

const destinationOf = ({ DestinationConfig }: MappingProperties) => DestinationConfig?.OnFailure?.Destination

const isBucket = (arn?: string): arn is string => arn?.startsWith('arn:aws:s3:::') ?? false

const reportsFailures = ({ FunctionResponseTypes }: MappingProperties) =>
  FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false

function startQueue({ target, properties }: Mapping, { queues, pool }: MappingsProps, signal: AbortSignal) {
  pollQueue(
    {
      queues,
      queue: queueName(properties.EventSourceArn),
      queueArn: properties.EventSourceArn,
      region,
      batchSize: properties.BatchSize ?? 10,
      window: (properties.MaximumBatchingWindowInSeconds ?? 0) * 1_000,
      concurrency: properties.ScalingConfig?.MaximumConcurrency ?? 5,
      reportsFailures: reportsFailures(properties),
      invoke: event => pool.invoke(target, event),
    },
    signal,
  )
}

function startStream(
  { path, target, properties }: Mapping,
  streamArn: string,
  { queues, objects, pool, call, store, writes, othersWrite, redelivered = 0, gathering, databaseFile }: MappingsProps,
  signal: AbortSignal,
) {
  const destination = destinationOf(properties)
  const onFailure = (batch: GivenUp) => {
    const record = failureRecord(batch, { functionArn: target.arn, streamArn })
    if (isBucket(destination)) {
      const payload = JSON.stringify({ Records: batch.records })
      const body = Buffer.from(JSON.stringify({ ...record, payload }))
      objects.put(queueName(destination), parkedKey(path, batch.shard), { type: 'application/json', body })
    } else if (destination) queues.send({ queue: queueName(destination), body: JSON.stringify(record) })
  }
  const checkpoints = new Checkpoints(store)
  if (databaseFile) keepTrimmed(databaseFile, streamArn, () => checkpoints.lastOf(path, streamArn), signal)
  return pollStream(
    {
      name: path,
      call,
      streamArn,
      batchSize: properties.BatchSize ?? 100,
      isDelivered: eventFilter(properties.FilterCriteria),
      retries: properties.MaximumRetryAttempts ?? Infinity,
      bisect: properties.BisectBatchOnFunctionError ?? false,
      reportsFailures: reportsFailures(properties),
      region,
      checkpoints,
      writes,
      othersWrite,
      redelivered,
      gathering,
      invoke: event => pool.invoke(target, event),
      onFailure,
    },
    signal,
  )
}
