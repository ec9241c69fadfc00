import { Duration } from 'aws-cdk-lib/core'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { alarm } from './alarms.ts'
import type { Feature } from './feature.ts'
import type { Mail } from './mail.ts'
import type { Permits } from './roles.ts'
import { DeadLetters } from './queue.ts'
import type { Table } from './table.ts'

interface TellingProps {
  /** The feature whose handlers `tell` and `send-mail` are. */
  notices: Feature
  table: Table
  mail: Mail
  permits: Permits
}

/** What follows from a change: the stream's one reader, which tells everybody, and the sender of the letters it asks for. */
export class Telling extends Construct {
  constructor(scope: Construct, id: string, { notices, table, mail, permits }: TellingProps) {
    super(scope, id)
    const untold = new DeadLetters(this, 'Untold')
    const teller = notices.worker('tell', {
      role: permits.ownRoleFor('Tell', { capabilities: notices.capabilitiesOf('tell'), changes: true }, [
        {
          Action: ['GetRecords', 'GetShardIterator', 'DescribeStream', 'ListStreams'].map(name => `dynamodb:${name}`),
          Resource: [table.streamArn],
        },
        { Action: ['sqs:SendMessage'], Resource: [untold.arn] },
      ]),
    })
    alarm(this, 'Late', {
      says: 'What has happened is told more than a minute late',
      namespace: 'AWS/Lambda',
      metricName: 'IteratorAge',
      dimensions: { FunctionName: teller.ref },
      statistic: 'Maximum',
      above: Duration.minutes(1).toMilliseconds(),
    })
    new CfnEventSourceMapping(notices, 'Changes', {
      functionName: teller.attrArn,
      eventSourceArn: table.streamArn,
      startingPosition: 'TRIM_HORIZON',
      batchSize: 100,
      maximumRetryAttempts: 5,
      bisectBatchOnFunctionError: true,
      functionResponseTypes: ['ReportBatchItemFailures'],
      maximumRecordAgeInSeconds: Duration.hours(23).toSeconds(),
      destinationConfig: { onFailure: { destination: untold.arn } },
    })

    const sender = notices.worker('send-mail', {
      role: permits.ownRoleFor('SendMail', { capabilities: notices.capabilitiesOf('send-mail'), changes: true }, [
        {
          Action: ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map(name => `sqs:${name}`),
          Resource: [mail.queue.arn],
        },
      ]),
    })
    new CfnEventSourceMapping(notices, 'Letters', {
      functionName: sender.attrArn,
      eventSourceArn: mail.queue.arn,
      batchSize: 10,
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: 2 },
    })
  }
}
