import { Duration } from 'aws-cdk-lib/core'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Feature } from './feature.ts'
import { Queue } from './queue.ts'
import type { Roles } from './roles.ts'

/** The timeout of what is done in a chat. */
const answeringTime = Duration.seconds(29)

/** The queue of messages to chats and of answers in them, apart from webhooks, since somebody waits for an answer. */
export class Chat extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', { consumedWithin: answeringTime, attempts: 5 })
  }

  /** Sets the sender, the handler `send-chat` of the feature. */
  sentBy({ integrations, roles }: { integrations: Feature; roles: Roles }) {
    const capabilities = integrations.capabilitiesOf('send-chat')
    const sender = integrations.worker('send-chat', {
      role: roles.ownRoleFor('SendChat', { capabilities, changes: true }, [this.queue.consumption]),
    })
    new CfnEventSourceMapping(integrations, 'Chats', {
      functionName: sender.attrArn,
      eventSourceArn: this.queue.arn,
      batchSize: 1,
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: 3 },
    })
  }
}
