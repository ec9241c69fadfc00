import { Duration } from 'aws-cdk-lib/core'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Feature } from './feature.ts'
import { Queue } from './queue.ts'
import type { Roles } from './roles.ts'

/** The sender's timeout for a batch of deliveries, whose receivers are called at the same time. */
const sendingTime = Duration.seconds(29)

/** The queue of deliveries to webhooks. A receiver that fails is tried again by a message of its own, so that what ends in the dead-letter queue is a fault of ours. */
export class Webhooks extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', { consumedWithin: sendingTime, attempts: 5 })
  }

  /** Sets the sender, the handler `send-webhooks` of the feature. */
  sentBy({ integrations, roles }: { integrations: Feature; roles: Roles }) {
    const capabilities = integrations.capabilitiesOf('send-webhooks')
    const sender = integrations.worker('send-webhooks', {
      role: roles.ownRoleFor('SendWebhooks', { capabilities, changes: true }, [this.queue.consumption]),
    })
    new CfnEventSourceMapping(integrations, 'Deliveries', {
      functionName: sender.attrArn,
      eventSourceArn: this.queue.arn,
      batchSize: 10,
      functionResponseTypes: ['ReportBatchItemFailures'],
      // Receivers that do not answer hold a batch for as long as they are waited for.
      scalingConfig: { maximumConcurrency: 5 },
    })
  }
}
