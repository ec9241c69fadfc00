import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Feature } from './feature.ts'
import type { Mail } from './mail.ts'
import type { Roles } from './roles.ts'

interface EmailSenderProps {
  /** The feature of the handler `send-email`. */
  notifications: Feature
  mail: Mail
  roles: Roles
}

/** How many batches of emails are sent at a time, among which SES's rate is divided. */
export const emailWorkers = 2

/** The consumer of the email queue; a burst of emails stays below SES's rate. */
export class EmailSender extends Construct {
  constructor(scope: Construct, id: string, { notifications, mail, roles }: EmailSenderProps) {
    super(scope, id)
    const sender = notifications.worker('send-email', {
      role: roles.ownRoleFor('SendEmail', { capabilities: notifications.capabilitiesOf('send-email'), changes: true }, [
        mail.queue.consumption,
      ]),
    })
    new CfnEventSourceMapping(notifications, 'Emails', {
      functionName: sender.attrArn,
      eventSourceArn: mail.queue.arn,
      batchSize: 10,
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: emailWorkers },
    })
  }
}
