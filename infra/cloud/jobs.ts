import { Aws, Duration, Stack } from 'aws-cdk-lib/core'
import { CfnRole } from 'aws-cdk-lib/aws-iam'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import type { Feature } from './feature.ts'
import { policy } from './policy.ts'
import { Queue } from './queue.ts'
import type { Roles } from './roles.ts'

/** The timeout of a job. */
const jobTime = Duration.seconds(29)

/** The jobs by name, with their time of the day in Budapest. */
const schedules = {
  // At hours that no change of the clocks skips or repeats.
  'erase-companies': 'cron(15 4 * * ? *)',
  'erase-old-documents': 'cron(45 4 * * ? *)',
  'notify-of-occasions': 'cron(0 6 * * ? *)',
  'send-digests': 'cron(30 6 * * ? *)',
  'remind-of-carried-leave': 'cron(0 7 * * ? *)',
  'follow-plans': 'cron(10 7 * * ? *)',
  // A quarter before the end of the year, and while there is time to add what the calendar lacks.
  'remind-of-leave-to-grant': 'cron(15 7 1 10 ? *)',
  'remind-of-next-calendar': 'cron(30 7 1 12 ? *)',
  'remind-approvers': 'cron(0 8 * * ? *)',
}

interface Processor {
  /** The feature of the handler that processes the jobs. */
  feature: Feature
  /** The file of the handler. */
  file: string
  roles: Roles
}

/**
 * What scheduled jobs share: a schedule group, an execution role, and the queue that schedules send to. A job that fails is tried again,
 * then lies in the dead-letter queue and is replayed like any other message; invoked by the scheduler itself, its failure would
 * be nobody's.
 */
export class Jobs extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const group = new CfnScheduleGroup(this, 'Group', { name: Stack.of(this).stackName })
    this.queue = new Queue(this, 'Queue', { consumedWithin: jobTime, attempts: 5 })
    const role = new CfnRole(this, 'Run', {
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
    for (const [job, expression] of Object.entries(schedules))
      new CfnSchedule(this, job, {
        name: job,
        groupName: group.ref,
        scheduleExpression: expression,
        scheduleExpressionTimezone: 'Europe/Budapest',
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: this.queue.arn,
          roleArn: role.attrArn,
          // The date of a job is that of its message, so that one that comes late does the work of its own day.
          input: JSON.stringify({ job, time: '<aws.scheduler.scheduled-time>' }),
          deadLetterConfig: { arn: this.queue.deadLetters.arn },
        },
      })
  }

  /** Sets the handler; two jobs may run at once, the fewest that can be set, and each does its work once. */
  processedBy({ feature, file, roles }: Processor) {
    const processor = feature.worker(file, {
      role: roles.ownRoleFor('ProcessJob', { capabilities: feature.capabilitiesOf(file), changes: false }, [
        this.queue.consumption,
      ]),
    })
    new CfnEventSourceMapping(feature, 'Jobs', {
      functionName: processor.attrArn,
      eventSourceArn: this.queue.arn,
      batchSize: 1,
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: 2 },
    })
  }
}
