import { CfnResource, NestedStack, Stack, type App } from 'aws-cdk-lib/core'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptedFindings } from '#infra/checks/accepted-findings.ts'
import { cloudApp, emptyApp } from '#infra/cloud/cloud-app.ts'
import { bundleFunctions } from '#infra/build/bundle-functions.ts'
import { resourceSchemas, schemaErrors } from '#infra/checks/resource-schemas.ts'
import { stages, type Stage } from '#infra/stages.ts'
import { templateChecks } from '#infra/checks/template-checks.ts'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'checks-'))
})
afterAll(() => rm(directory, { recursive: true }))

/** The CDK sets the exit code of the process where a check fails, which is expected here. */
function synthesised(app: App) {
  const before = process.exitCode
  try {
    app.synth()
  } finally {
    process.exitCode = before
  }
}

/** Every finding of cdk-nag, accepted or not. */
function foundIn(app: App): string[] {
  const packs = [new AwsSolutionsChecks(app), new ServerlessChecks(app)]
  return [...new Set(packs.flatMap(pack => pack.validateScope(app).violations.map(({ ruleName }) => ruleName)))].sort()
}

describe("AWS's advice", () => {
  it.each(Object.values<Stage>(stages))(
    'is followed by the stage $name, except for findings accepted with a reason, each of which exists',
    async stage => {
      const app = cloudApp(stage, await bundleFunctions(), { outdir: join(directory, stage.name), checked: false })
      app.synth()
      const accepted = acceptedFindings(stage)
      expect(foundIn(app)).toEqual(accepted.map(({ id }) => id).sort())
      for (const { reason } of accepted) expect(reason.length).toBeGreaterThan(40)
    },
    60_000,
  )

  it('fails the synthesis where it is not followed', () => {
    const app = emptyApp({ outdir: join(directory, 'open'), checked: false, checks: templateChecks(stages.production) })
    new CfnBucket(new Stack(app, 'open'), 'Bucket')
    expect(() => synthesised(app)).toThrow('AwsSolutions-S')
  })
})

describe('the schemas of resources', () => {
  it('are checked in nested stacks too, where an error fails the synthesis', () => {
    const app = emptyApp({ outdir: join(directory, 'nested'), checked: false, checks: () => [resourceSchemas] })
    const nested = new NestedStack(new Stack(app, 'outer'), 'Inner')
    new CfnResource(nested, 'Queue', { type: 'AWS::SQS::Queue', properties: { Visibility: 30 } })
    expect(() => synthesised(app)).toThrow('No such property is known')
  })

  const faultsOf = (Type: string, Properties: object) =>
    schemaErrors({ Resources: { it: { Type, Properties } } }).map(({ location, message }) => `${location}: ${message}`)

  it('accept valid values, and intrinsic functions', () => {
    expect(
      faultsOf('AWS::SQS::Queue', {
        QueueName: { 'Fn::Join': ['-', ['a', 'b']] },
        VisibilityTimeout: 30,
        RedrivePolicy: {},
      }),
    ).toEqual([])
  })

  it.each([
    ['a type that is none', 'AWS::SQS::Que', {}, 'Type: There is no resource of the type AWS::SQS::Que'],
    [
      'a property that is none',
      'AWS::SQS::Queue',
      { Visibility: 30 },
      'Properties.Visibility: No such property is known',
    ],
    [
      'a kind that is wrong',
      'AWS::SQS::Queue',
      { VisibilityTimeout: 'long' },
      'Properties.VisibilityTimeout: The kind integer is expected',
    ],
    [
      'what is missing',
      'AWS::Scheduler::Schedule',
      { ScheduleExpression: 'rate(1 day)', FlexibleTimeWindow: { Mode: 'OFF' } },
      'Properties.Target: This must be there',
    ],
    [
      'a fault deep inside',
      'AWS::S3::Bucket',
      { LifecycleConfiguration: { Rules: [{ Id: 'old' }] } },
      'Properties.LifecycleConfiguration.Rules[0].Status: This must be there',
    ],
  ])('find %s', (_, type, properties, fault) => expect(faultsOf(type, properties)).toEqual([fault]))
})
