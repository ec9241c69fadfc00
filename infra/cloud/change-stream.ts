import { Duration } from 'aws-cdk-lib/core'
import type { ChangePattern } from '#shared/contract/change-pattern.ts'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { alarm } from './alarms.ts'
import { Bucket } from './bucket.ts'
import type { Feature } from './feature.ts'
import type { Permission } from './policy.ts'
import { Queue } from './queue.ts'
import type { Roles } from './roles.ts'
import type { Table } from './table.ts'

interface ChangeStreamProps {
  /** The feature of the handler `dispatch`. */
  stream: Feature
  table: Table
  roles: Roles
  /** The changes that wake the reader; every one where none are named. */
  reactsTo?: readonly ChangePattern[]
}

/**
 * Days for which a parked change can be replayed. Which emails were sent is remembered for thirty days, and a replay after that
 * would send them again; nor may personal data lie in a bucket for ever.
 */
const replayableDays = 28

/** The dispatcher's timeout for a replayed change. */
const dispatchTime = Duration.seconds(29)

/**
 * The table's change stream and its only reader, which dispatches each change to the features that react to it. A change that
 * fails for good is parked whole in a bucket, from which `npm run replay` puts it into a queue of the same reader.
 */
export class ChangeStream extends Construct {
  constructor(scope: Construct, id: string, { stream, table, roles, reactsTo }: ChangeStreamProps) {
    super(scope, id)
    const parked = new Bucket(this, 'Parked', {
      rules: [{ id: 'too-old-to-replay', status: 'Enabled', expirationInDays: replayableDays }],
    })
    parked.addPolicy()
    const replay = new Queue(this, 'Replay', { consumedWithin: dispatchTime, attempts: 5 })
    const dispatcher = stream.worker('dispatch', {
      role: roles.ownRoleFor('Dispatch', { capabilities: stream.capabilitiesOf('dispatch'), changes: true }, [
        ...streamReading(table),
        { Action: ['s3:PutObject'], Resource: [`${parked.arn}/*`] },
        { Action: ['s3:ListBucket'], Resource: [parked.arn] },
        replay.consumption,
      ]),
    })
    const changes = new CfnEventSourceMapping(stream, 'Changes', {
      functionName: dispatcher.attrArn,
      eventSourceArn: table.streamArn,
      startingPosition: 'TRIM_HORIZON',
      // Most changes concern nobody but their own item.
      ...(reactsTo && { filterCriteria: { filters: streamFilters(reactsTo) } }),
      batchSize: 100,
      maximumRetryAttempts: 5,
      bisectBatchOnFunctionError: true,
      functionResponseTypes: ['ReportBatchItemFailures'],
      maximumRecordAgeInSeconds: Duration.hours(23).toSeconds(),
      destinationConfig: { onFailure: { destination: parked.arn } },
      metricsConfig: { metrics: ['EventCount'] },
    })
    new CfnEventSourceMapping(stream, 'ReplayedChanges', {
      functionName: dispatcher.attrArn,
      eventSourceArn: replay.arn,
      // A failure stops its batch, and of a queue's batch the messages after it would count as processed.
      batchSize: 1,
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: 2 },
    })
    addAlarms(this, dispatcher.ref, changes.ref)
  }
}

function streamReading(table: Table): Permission[] {
  return [
    {
      Action: ['GetRecords', 'GetShardIterator', 'DescribeStream'].map(name => `dynamodb:${name}`),
      Resource: [table.streamArn],
    },
    // Streams are listed for an account, so that a statement with a resource would allow nothing.
    { Action: ['dynamodb:ListStreams'], Resource: ['*'] },
  ]
}

/** The most filters that a mapping may have. */
const mostFilters = 5

/**
 * The filters by which Lambda invokes the stream's reader for these changes alone; what has been deleted is known by its old image.
 * @throws Error where there would be more than a mapping may have
 */
export function streamFilters(patterns: readonly ChangePattern[]): { pattern: string }[] {
  const kinds = patterns.filter(({ whenSet }) => !whenSet).map(({ kind }) => kind)
  const filters = [
    { dynamodb: { NewImage: { _kind: { S: kinds } } } },
    { eventName: ['REMOVE'], dynamodb: { OldImage: { _kind: { S: kinds } } } },
    ...patterns.flatMap(({ kind, whenSet }) =>
      whenSet
        ? [
            {
              dynamodb: {
                OldImage: { [whenSet]: { N: [{ exists: false }] } },
                NewImage: { _kind: { S: [kind] }, [whenSet]: { N: [{ exists: true }] } },
              },
            },
          ]
        : [],
    ),
  ]
  if (filters.length > mostFilters) throw new Error(`A mapping has at most ${mostFilters} filters`)
  return filters.map(filter => ({ pattern: JSON.stringify(filter) }))
}

function addAlarms(scope: Construct, functionName: string, mappingId: string) {
  alarm(scope, 'Late', {
    description: 'Changes are dispatched more than a minute late',
    namespace: 'AWS/Lambda',
    metricName: 'IteratorAge',
    dimensions: { FunctionName: functionName },
    statistic: 'Maximum',
    above: Duration.minutes(1).toMilliseconds(),
  })
  const counted = {
    OnFailureDestinationDeliveredEventCount: 'Changes could not be dispatched and are parked, to be replayed',
    DroppedEventCount: 'Changes could not be dispatched and not be parked either',
  }
  for (const [metricName, description] of Object.entries(counted))
    alarm(scope, metricName, {
      description,
      namespace: 'AWS/Lambda',
      metricName,
      dimensions: { EventSourceMappingUUID: mappingId },
      statistic: 'Sum',
      above: 0,
    })
}
