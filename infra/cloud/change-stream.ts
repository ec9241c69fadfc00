import { Duration } from 'aws-cdk-lib/core'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { alarm } from './alarms.ts'
import type { Feature } from './feature.ts'
import type { Roles } from './roles.ts'
import { DeadLetters } from './queue.ts'
import type { Table } from './table.ts'

interface ChangeStreamProps {
  /** The feature of the handler `dispatch`. */
  stream: Feature
  table: Table
  roles: Roles
}

/** The table's change stream and its only reader, which dispatches each change to the features that react to it. */
export class ChangeStream extends Construct {
  constructor(scope: Construct, id: string, { stream, table, roles }: ChangeStreamProps) {
    super(scope, id)
    const undispatched = new DeadLetters(this, 'Undispatched')
    const dispatcher = stream.worker('dispatch', {
      role: roles.ownRoleFor('Dispatch', { capabilities: stream.capabilitiesOf('dispatch'), changes: true }, [
        {
          Action: ['GetRecords', 'GetShardIterator', 'DescribeStream', 'ListStreams'].map(name => `dynamodb:${name}`),
          Resource: [table.streamArn],
        },
        { Action: ['sqs:SendMessage'], Resource: [undispatched.arn] },
      ]),
    })
    alarm(this, 'Late', {
      description: 'Changes are dispatched more than a minute late',
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
