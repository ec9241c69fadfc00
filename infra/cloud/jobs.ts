import { Aws, Stack } from 'aws-cdk-lib/core'
import { CfnRole } from 'aws-cdk-lib/aws-iam'
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import { policy } from './policy.ts'
import { DeadLetters } from './queue.ts'

interface JobsProps {
  /** What the names of the functions begin with that are run by the clock: they may be run, and no other. */
  functionPrefix: string
}

/** The place of everything that runs by the clock: one group, one role to run it with, and a place for what could not be run. */
export class Jobs extends Construct {
  constructor(scope: Construct, id: string, { functionPrefix }: JobsProps) {
    super(scope, id)
    new CfnScheduleGroup(this, 'Group', { name: Stack.of(this).stackName })
    const missed = new DeadLetters(this, 'Missed')
    new CfnRole(this, 'Runs', {
      assumeRolePolicyDocument: policy([
        {
          Action: ['sts:AssumeRole'],
          Principal: { Service: 'scheduler.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
        },
      ]),
      policies: [
        {
          policyName: 'Runs',
          policyDocument: policy([
            {
              Action: ['lambda:InvokeFunction'],
              Resource: [`arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:${functionPrefix}*`],
            },
            { Action: ['sqs:SendMessage'], Resource: [missed.arn] },
          ]),
        },
      ],
    })
  }
}
