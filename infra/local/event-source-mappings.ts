import type { DatabaseSync } from 'node:sqlite'
import type { Crew } from './functions/worker-pool.ts'
import type { LocalFunction } from './functions/local-function.ts'
import { feedFromQueue } from './queues/queue-mapping.ts'
import { queueName } from './queues/queue-terms.ts'
import { Checkpoints } from './streams/checkpoints.ts'
import type { Roles } from './roles/roles.ts'
import type { Services } from './services.ts'
import { feedFromStream } from './streams/stream-mapping.ts'
import { region } from './template/place.ts'
import type { Resource } from './template/resources.ts'

interface MappingProperties {
  FunctionName: string
  EventSourceArn: string
  BatchSize?: number
  BisectBatchOnFunctionError?: boolean
  MaximumRetryAttempts?: number
  FunctionResponseTypes?: string[]
  DestinationConfig?: { OnFailure?: { Destination: string } }
  ScalingConfig?: { MaximumConcurrency?: number }
  Enabled?: boolean
}

interface MappingsProps extends Pick<Services, 'queues' | 'streams' | 'call' | 'writes'> {
  resources: Resource[]
  functions: LocalFunction[]
  roles: Roles
  crew: Crew
  store: DatabaseSync
}

/** What Lambda does for a mapping under the role of the function it feeds. */
const streamActions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
  name => `dynamodb:${name}`,
)
const queueActions = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map(name => `sqs:${name}`)

/** Starts every event source mapping of the template; they end with the signal. */
export async function startMappings({ resources, ...props }: MappingsProps, signal: AbortSignal) {
  const mappings = resources.filter(({ type }) => type === 'AWS::Lambda::EventSourceMapping')
  await Promise.all(mappings.map(mapping => startMapping(mapping, props, signal)))
}

async function startMapping(
  { path, properties }: Resource,
  props: Omit<MappingsProps, 'resources'>,
  signal: AbortSignal,
) {
  const terms = properties as unknown as MappingProperties
  if (terms.Enabled === false) return
  const fed = props.functions.find(({ name, arn }) => [name, arn].includes(terms.FunctionName))
  if (!fed) throw new Error(`The mapping ${path} feeds no function of the template.`)
  const { crew, queues, roles } = props
  const graveyard = terms.DestinationConfig?.OnFailure?.Destination
  const require = (actions: string[], resource: string) => {
    const lacking = actions.filter(action => !roles.allow(fed, { action, resource }))
    if (lacking.length) throw new Error(`The role of ${fed.name} lacks ${lacking.join(', ')} on ${resource}.`)
  }
  const reportsFailures = terms.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false
  const invoke = (event: object) => crew.invoke(fed, event)

  const streamArn = props.streams.get(terms.EventSourceArn)
  require(streamArn ? streamActions : queueActions, terms.EventSourceArn)
  if (graveyard) require(['sqs:SendMessage'], graveyard)
  if (!streamArn)
    return feedFromQueue(
      {
        queues,
        queue: queueName(terms.EventSourceArn),
        queueArn: terms.EventSourceArn,
        region,
        batchSize: terms.BatchSize ?? 10,
        concurrency: terms.ScalingConfig?.MaximumConcurrency ?? 5,
        reportsFailures,
        invoke,
      },
      signal,
    )

  return feedFromStream(
    {
      name: path,
      functionArn: fed.arn,
      call: props.call,
      streamArn,
      batchSize: terms.BatchSize ?? 100,
      retries: terms.MaximumRetryAttempts ?? Infinity,
      bisect: terms.BisectBatchOnFunctionError ?? false,
      reportsFailures,
      region,
      checkpoints: new Checkpoints(props.store),
      writes: props.writes,
      invoke,
      onFailure: body => graveyard && queues.send({ queue: queueName(graveyard), body }),
    },
    signal,
  )
}
