import { Aws, Duration, Stack } from 'aws-cdk-lib/core'
import { CfnRole } from 'aws-cdk-lib/aws-iam'
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import { policy } from './policy.ts'
import { Queue } from './queue.ts'

/** The timeout of a job. */
const jobTime = Duration.seconds(29)

/**
 * What scheduled jobs share: a schedule group, an execution role, and the queue that schedules send to. A job that fails is tried again,
 * then lies in the dead-letter queue and is replayed like any other message; invoked by the scheduler itself, its failure would
 * be nobody's.
 */
export class Jobs extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    new CfnScheduleGroup(this, 'Group', { name: Stack.of(this).stackName })
    this.queue = new Queue(this, 'Queue', { consumedWithin: jobTime, attempts: 5 })
    new CfnRole(this, 'Run', {
      assumeRolePolicyDocument: policy([
        {
          Action: ['sts:AssumeRole'],
          Principal: { Service: 'scheduler.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
        },
      ]),
      policies: [
        {
          policyName: 'Run',
          // What the scheduler itself could not send goes where the rest is replayed from.
          policyDocument: policy([
            { Action: ['sqs:SendMessage'], Resource: [this.queue.arn, this.queue.deadLetters.arn] },
          ]),
        },
      ],
    })
  }
}
