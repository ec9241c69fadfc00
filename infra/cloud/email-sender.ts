import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Feature } from './feature.ts'
import type { Mail } from './mail.ts'
import type { Permits } from './roles.ts'

interface EmailSenderProps {
  /** The feature whose handler `send-email` is. */
  notifications: Feature
  mail: Mail
  permits: Permits
}

/** The reader of the email queue: two batches at a time, so that a burst of emails stays below the rate that SES allows. */
export class EmailSender extends Construct {
  constructor(scope: Construct, id: string, { notifications, mail, permits }: EmailSenderProps) {
    super(scope, id)
    const sender = notifications.worker('send-email', {
      role: permits.ownRoleFor(
        'SendEmail',
        { capabilities: notifications.capabilitiesOf('send-email'), changes: true },
        [
          {
            Action: ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map(name => `sqs:${name}`),
            Resource: [mail.queue.arn],
          },
        ],
      ),
    })
    new CfnEventSourceMapping(notifications, 'Emails', {
      functionName: sender.attrArn,
      eventSourceArn: mail.queue.arn,
      batchSize: 10,
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: 2 },
    })
  }
}
