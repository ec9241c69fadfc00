import { Aws, Stack } from 'aws-cdk-lib/core'
import { CfnRole } from 'aws-cdk-lib/aws-iam'
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import { policy } from './policy.ts'
import { DeadLetters } from './queue.ts'

interface JobsProps {
  /** The name prefix of the functions of jobs, the only ones that the scheduler may invoke. */
  functionPrefix: string
}

/** What scheduled jobs share: a schedule group, an execution role and a dead-letter queue. */
export class Jobs extends Construct {
  constructor(scope: Construct, id: string, { functionPrefix }: JobsProps) {
    super(scope, id)
    new CfnScheduleGroup(this, 'Group', { name: Stack.of(this).stackName })
    const deadLetters = new DeadLetters(this, 'DeadLetters')
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
          policyDocument: policy([
            {
              Action: ['lambda:InvokeFunction'],
              Resource: [`arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:${functionPrefix}*`],
            },
            { Action: ['sqs:SendMessage'], Resource: [deadLetters.arn] },
          ]),
        },
      ],
    })
  }
}
