import { Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'

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
    this.arn = queue.attrArn

    new CfnAlarm(this, 'NotEmpty', {
      alarmDescription: `${this.node.path} holds what nobody could process`,
      namespace: 'AWS/SQS',
      metricName: 'ApproximateNumberOfMessagesVisible',
      dimensions: [{ name: 'QueueName', value: queue.attrQueueName }],
      statistic: 'Maximum',
      period: Duration.minutes(5).toSeconds(),
      evaluationPeriods: 1,
      threshold: 0,
      comparisonOperator: 'GreaterThanThreshold',
      treatMissingData: 'notBreaching',
    })
  }
}
