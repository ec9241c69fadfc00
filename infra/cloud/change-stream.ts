import { Duration } from 'aws-cdk-lib/core'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { alarm } from './alarms.ts'
import type { Feature } from './feature.ts'
import type { Permits } from './roles.ts'
import { DeadLetters } from './queue.ts'
import type { Table } from './table.ts'

interface ChangeStreamProps {
  /** The feature whose handler `dispatch` is. */
  stream: Feature
  table: Table
  permits: Permits
}

/** The table's changes and their one reader, which hands each change to the features that react to it. */
export class ChangeStream extends Construct {
  constructor(scope: Construct, id: string, { stream, table, permits }: ChangeStreamProps) {
    super(scope, id)
    const undispatched = new DeadLetters(this, 'Undispatched')
    const dispatcher = stream.worker('dispatch', {
      role: permits.ownRoleFor('Dispatch', { capabilities: stream.capabilitiesOf('dispatch'), changes: true }, [
        {
          Action: ['GetRecords', 'GetShardIterator', 'DescribeStream', 'ListStreams'].map(name => `dynamodb:${name}`),
          Resource: [table.streamArn],
        },
        { Action: ['sqs:SendMessage'], Resource: [undispatched.arn] },
      ]),
    })
    alarm(this, 'Late', {
      says: 'Changes are dispatched more than a minute late',
      namespace: 'AWS/Lambda',
      metricName: 'IteratorAge',
      dimensions: { FunctionName: dispatcher.ref },
      statistic: 'Maximum',
      above: Duration.minutes(1).toMilliseconds(),
    })
    new CfnEventSourceMapping(stream, 'Changes', {
      functionName: dispatcher.attrArn,
      eventSourceArn: table.streamArn,
      startingPosition: 'TRIM_HORIZON',
      batchSize: 100,
      maximumRetryAttempts: 5,
      bisectBatchOnFunctionError: true,
      functionResponseTypes: ['ReportBatchItemFailures'],
      maximumRecordAgeInSeconds: Duration.hours(23).toSeconds(),
      destinationConfig: { onFailure: { destination: undispatched.arn } },
    })
  }
}
