import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Feature } from './feature.ts'
import type { Mail } from './mail.ts'
import type { Queue } from './queue.ts'
import type { Roles } from './roles.ts'

interface EmailSenderProps {
  /** The feature of the handler `send-email`. */
  notifications: Feature
  mail: Mail
  roles: Roles
}

/** How many batches of each queue are sent at a time, among which the queue's part of SES's rate is divided. */
export const emailWorkers = 2

/** Emails of accounts are few, and take their turns slowly, so that a batch of more might not be sent within the sender's time. */
const accountsTogether = 2

/** Those to very many have as few turns, but none of them is waited for. */
const bulkTogether = 5

/** The consumer of the email queues; a burst of emails stays below SES's rate. */
export class EmailSender extends Construct {
  constructor(scope: Construct, id: string, { notifications, mail, roles }: EmailSenderProps) {
    super(scope, id)
    const sender = notifications.worker('send-email', {
      role: roles.ownRoleFor('SendEmail', { capabilities: notifications.capabilitiesOf('send-email'), changes: true }, [
        mail.queue.consumption,
        mail.accounts.consumption,
        mail.bulk.consumption,
      ]),
    })
    const consume = (name: string, { arn }: Queue, batchSize: number) =>
      new CfnEventSourceMapping(notifications, name, {
        functionName: sender.attrArn,
        eventSourceArn: arn,
        batchSize,
        functionResponseTypes: ['ReportBatchItemFailures'],
        scalingConfig: { maximumConcurrency: emailWorkers },
      })
    consume('Emails', mail.queue, 10)
    consume('AccountEmails', mail.accounts, accountsTogether)
    consume('BulkEmails', mail.bulk, bulkTogether)
  }
}
