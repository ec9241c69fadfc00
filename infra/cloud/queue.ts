import { Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnQueue, CfnQueuePolicy } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { alarm } from './alarms.ts'
import { onlyEncrypted, policy } from './policy.ts'

interface QueueProps {
  /** How long a consumer has for one batch; the message stays hidden six times as long, as Lambda's manual asks. */
  consumedWithin: Duration
  /** Deliveries after which a message is given up and laid into the dead-letter queue. */
  attempts: number
}

/** Work of one kind that waits, and what could not be done of it. */
export class Queue extends Construct {
  readonly url: string
  readonly arn: string
  readonly deadLetters: DeadLetters

  constructor(scope: Construct, id: string, { consumedWithin, attempts }: QueueProps) {
    super(scope, id)
    this.deadLetters = new DeadLetters(this, 'DeadLetters')
    const queue = new CfnQueue(this, 'Waiting', {
      visibilityTimeout: consumedWithin.toSeconds() * 6,
      messageRetentionPeriod: Duration.days(4).toSeconds(),
      redrivePolicy: { deadLetterTargetArn: this.deadLetters.arn, maxReceiveCount: attempts },
      sqsManagedSseEnabled: true,
    })
    takeOnlyEncrypted(queue)
    this.url = queue.ref
    this.arn = queue.attrArn
  }
}

/** What nobody could process: kept for two weeks, and an alarm goes off at the first one. */
export class DeadLetters extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const queue = new CfnQueue(this, 'Queue', {
      messageRetentionPeriod: Duration.days(14).toSeconds(),
      sqsManagedSseEnabled: true,
    })
    queue.applyRemovalPolicy(RemovalPolicy.RETAIN)
    takeOnlyEncrypted(queue)
    this.arn = queue.attrArn

    alarm(this, 'NotEmpty', {
      says: `${this.node.path} holds what nobody could process`,
      namespace: 'AWS/SQS',
      metricName: 'ApproximateNumberOfMessagesVisible',
      dimensions: { QueueName: queue.attrQueueName },
      statistic: 'Maximum',
      above: 0,
    })
  }
}

const takeOnlyEncrypted = (queue: CfnQueue) =>
  new CfnQueuePolicy(queue, 'OnlyEncrypted', {
    queues: [queue.ref],
    policyDocument: policy([onlyEncrypted('sqs:*', [queue.attrArn])]),
  })
