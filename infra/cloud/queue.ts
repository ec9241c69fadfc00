import { Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnQueue, CfnQueuePolicy } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { alarm } from './alarms.ts'
import { denyWithoutTls, policy, type Permission } from './policy.ts'

interface QueueProps {
  /** The consumer's timeout; the visibility timeout is six times as long, as Lambda's documentation requires. */
  consumedWithin: Duration
  /** How long the consumer's batches are gathered, for which messages stay hidden too; not at all by default. */
  gathered?: Duration
  /** Deliveries after which a message moves to the dead-letter queue. */
  attempts: number
  /** The statement of the queue's policy that lets another service send to it. */
  sender?: object
}

/** A queue with its dead-letter queue. */
export class Queue extends Construct {
  readonly url: string
  readonly arn: string
  readonly deadLetters: DeadLetters
  /** What Lambda needs to poll the queue under the role of its function. */
  readonly consumption: Permission

  constructor(scope: Construct, id: string, { consumedWithin, gathered, attempts, sender }: QueueProps) {
    super(scope, id)
    this.deadLetters = new DeadLetters(this, 'DeadLetters')
    const queue = new CfnQueue(this, 'Waiting', {
      visibilityTimeout: consumedWithin.toSeconds() * 6 + (gathered?.toSeconds() ?? 0),
      messageRetentionPeriod: Duration.days(4).toSeconds(),
      redrivePolicy: { deadLetterTargetArn: this.deadLetters.arn, maxReceiveCount: attempts },
      sqsManagedSseEnabled: true,
    })
    addPolicy(queue, ...(sender ? [{ ...sender, Action: ['sqs:SendMessage'], Resource: [queue.attrArn] }] : []))
    this.url = queue.ref
    this.arn = queue.attrArn
    this.consumption = {
      Action: ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map(name => `sqs:${name}`),
      Resource: [this.arn],
    }
  }
}

/** A dead-letter queue: keeps messages for two weeks, with an alarm at the first one. */
export class DeadLetters extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const queue = new CfnQueue(this, 'Queue', {
      messageRetentionPeriod: Duration.days(14).toSeconds(),
      sqsManagedSseEnabled: true,
    })
    queue.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    addPolicy(queue)
    this.arn = queue.attrArn

    alarm(this, 'NotEmpty', {
      description: `${this.node.path} holds messages that could not be processed`,
      namespace: 'AWS/SQS',
      metricName: 'ApproximateNumberOfMessagesVisible',
      dimensions: { QueueName: queue.attrQueueName },
      statistic: 'Maximum',
      above: 0,
    })
  }
}

/** Sets the policy of a queue, which has only one. */
const addPolicy = (queue: CfnQueue, ...statements: object[]) =>
  new CfnQueuePolicy(queue, 'RequireTls', {
    queues: [queue.ref],
    policyDocument: policy([...statements, denyWithoutTls('sqs:*', [queue.attrArn])]),
  })
