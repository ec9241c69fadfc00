import { Duration } from 'aws-cdk-lib/core'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Feature } from './feature.ts'
import { Queue } from './queue.ts'
import type { Roles } from './roles.ts'

/** The sender's timeout for a batch of pushes. */
const sendingTime = Duration.seconds(29)

/** The queue of what browsers are to show, apart from emails, so that a push service that is down holds up none of them. */
export class Push extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', { consumedWithin: sendingTime, attempts: 5 })
  }

  /** Sets the sender, the handler `send-push` of the feature. */
  sentBy({ notifications, roles }: { notifications: Feature; roles: Roles }) {
    const capabilities = notifications.capabilitiesOf('send-push')
    const sender = notifications.worker('send-push', {
      role: roles.ownRoleFor('SendPush', { capabilities, changes: true }, [this.queue.consumption]),
    })
    new CfnEventSourceMapping(notifications, 'Pushes', {
      functionName: sender.attrArn,
      eventSourceArn: this.queue.arn,
      batchSize: 10,
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: 2 },
    })
  }
}
