import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import { fileOf, type Endpoint } from '#shared/contract/endpoint.ts'
import { routeKeyOf } from '#infra/cloud/gateway.ts'
import { readAssembly } from '#infra/local/template/assembly.ts'
import { resourcesOf, type Resource } from '#infra/local/template/resources.ts'
import { stages } from '#infra/stages.ts'
import { synthesised } from './synthesised.ts'

const place = {
  region: 'eu-central-1',
  account: '111122223333',
  proxyUrl: 'https://sqs.test',
  origin: 'https://szabi.test',
  secret: (id: string) => `what ${id} says`,
}

const endpoints = Object.entries(api).flatMap(([feature, entries]) =>
  Object.entries(entries as Record<string, Endpoint>).map(([entry, endpoint]) => ({ feature, entry, endpoint })),
)

interface Statement {
  Effect: string
  Action: string[]
  Resource: string[]
  Condition?: object
}

const { directory, faults } = synthesised(stages.production, { checked: true })
let resources: Resource[]
beforeAll(() => {
  resources = resourcesOf(readAssembly(directory()), place)
})

const ofType = (type: string) => resources.filter(resource => resource.type === type)
const only = (type: string) => {
  const [one, ...others] = ofType(type)
  expect(others).toEqual([])
  return one?.properties
}

/** The function of a handler. */
const functionOf = (name: string) =>
  ofType('AWS::Lambda::Function').find(own => own.name === `szabi-production-${name}`)

const statementsOf = ({ properties }: Resource): Statement[] =>
  (properties.Policies as { PolicyDocument: { Statement: Statement[] } }[]).flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  )

/** The actions that the role of a handler's function allows, except for logs. */
const actionsOf = (name: string) => {
  const role = ofType('AWS::IAM::Role').find(({ arn }) => arn === functionOf(name)?.properties.Role)
  return (role ? statementsOf(role) : []).flatMap(({ Action }) => Action).filter(action => !action.startsWith('logs:'))
}

describe('the template', () => {
  it('has a handler for every listed file', () => {
    expect(faults()).toEqual([])
  })

  it.each(endpoints)(
    'S01 has a function, an integration and a route for $feature.$entry',
    ({ feature, entry, endpoint }) => {
      const answering = functionOf(`api-${feature}-${fileOf(entry)}`)
      const route = ofType('AWS::ApiGatewayV2::Route').find(
        ({ properties }) => properties.RouteKey === routeKeyOf(endpoint),
      )
      const integration = ofType('AWS::ApiGatewayV2::Integration').find(
        ({ ref }) => route?.properties.Target === `integrations/${ref}`,
      )
      expect(answering?.properties).toMatchObject({
        Handler: `${fileOf(entry)}.handler`,
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
      })
      expect(integration?.properties).toMatchObject({ IntegrationUri: answering?.arn, PayloadFormatVersion: '2.0' })
    },
  )

  it('passes every rule of CloudFormation', async () => {
    const { pluginReports } = JSON.parse(await readFile(join(directory(), 'validation-report.json'), 'utf8'))
    expect(pluginReports).toEqual([])
  })

  it('stays within the limits of an HTTP API', () => {
    expect(ofType('AWS::ApiGatewayV2::Route').length).toBeLessThanOrEqual(300)
    for (const { properties } of ofType('AWS::Lambda::Function')) expect(properties.Timeout).toBeLessThan(30)
    for (const { properties } of ofType('AWS::ApiGatewayV2::Integration'))
      expect(properties.TimeoutInMillis).toBeLessThanOrEqual(30_000)
  })

  it('stays within the 500 resources of a stack', () => {
    const counts = Object.groupBy(resources, ({ path }) => path.split('/')[0] ?? '')
    for (const [stack, own = []] of Object.entries(counts)) expect(own.length, stack).toBeLessThan(500)
  })
})

describe('cloud 7: the stacks of production', () => {
  it('refuse to be deleted until that is allowed by hand', async () => {
    const { artifacts } = JSON.parse(await readFile(join(directory(), 'manifest.json'), 'utf8'))
    for (const name of ['szabi-production', 'szabi-production-edge'])
      expect(artifacts[name].properties).toMatchObject({ terminationProtection: true })
  })

  it('wait for a custom resource no longer than it needs', () => {
    const custom = ofType('Custom::SigningKey')
    expect(custom.length).toBeGreaterThan(0)
    for (const { properties } of custom) expect(properties.ServiceTimeout).toBe('120')
  })
})

describe('the table', () => {
  it('has two indexes, a stream of both images, TTL, point-in-time recovery and deletion protection', () => {
    expect(only('AWS::DynamoDB::Table')).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: '_pk', KeyType: 'HASH' },
        { AttributeName: '_sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'index1',
          KeySchema: [{ AttributeName: '_pk1' }, { AttributeName: '_sk1' }],
          Projection: { ProjectionType: 'ALL' },
        },
        {
          IndexName: 'index2',
          KeySchema: [{ AttributeName: '_pk2' }, { AttributeName: '_sk2' }],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      TimeToLiveSpecification: { AttributeName: '_ttl', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      DeletionProtectionEnabled: true,
    })
  })

  it.each([
    ['AWS::DynamoDB::Table', 'Retain'],
    ['AWS::SecretsManager::Secret', 'RetainExceptOnCreate'],
    ['AWS::S3::Bucket', 'RetainExceptOnCreate'],
  ])(
    'and every %s is kept when the stack goes; cloud 7: only the table, which is protected, outlives a failed creation',
    (type, DeletionPolicy) => {
      const kept = readAssembly(directory()).stacks.flatMap(({ template }) =>
        Object.values(template.Resources).filter(({ Type }) => Type === type),
      )
      expect(kept.length).toBeGreaterThan(0)
      for (const resource of kept) expect(resource).toMatchObject({ DeletionPolicy, UpdateReplacePolicy: 'Retain' })
    },
  )
})

describe('a role', () => {
  it('names every resource: wildcards are only for log streams, functions behind the gateway and files', () => {
    const wildcards = ofType('AWS::IAM::Role')
      .flatMap(statementsOf)
      .flatMap(({ Action, Resource }) => [...Action, ...Resource])
      .filter(text => text.includes('*'))
      .filter(text => !/:log-group:\/szabi\/production\/[a-z]+:log-stream:\*$/.test(text))
    const functions = 'arn:aws:lambda:eu-central-1:111122223333:function:szabi-production-'
    const parked = expect.stringMatching(/^arn:aws:s3:::szabi-production-changestreamparked[^*]*\/\*$/)
    const files = [
      ['avatars', ''],
      ['documents', ''],
      ['documents', 'documents/kept/'],
      ['documents', 'documents/unchecked/'],
      ['exports', ''],
    ].map(([name, folder]) =>
      expect.stringMatching(new RegExp(`^arn:aws:s3:::szabi-production-personalfiles${name}files\\w+/${folder}\\*$`)),
    )
    const published = ['\\*.html', '.release/\\*', 'brands/\\*'].map(files =>
      expect.stringMatching(new RegExp(`^arn:aws:s3:::szabi-production-contentnetworkbucket\\w+/${files}$`)),
    )
    // Several roles read and write the pictures.
    expect([...new Set(wildcards)].toSorted()).toEqual(['*', `${functions}api-*`, parked, ...published, ...files])
  })

  it('cloud 9: allows on every resource only to list streams, for which no resource can be named', () => {
    const open = ofType('AWS::IAM::Role')
      .flatMap(statementsOf)
      .filter(({ Resource }) => Resource.includes('*'))
    expect(open.flatMap(({ Action }) => Action)).toEqual(['dynamodb:ListStreams'])
  })

  it('allows an endpoint to write only if its contract says that it writes, and one that keys read to count their calls', () => {
    const writes = /^dynamodb:(Put|Update|Delete)Item$/
    for (const { feature, entry, endpoint } of endpoints) {
      const actions = actionsOf(`api-${feature}-${fileOf(entry)}`)
      const reachesTable = actions.includes('dynamodb:GetItem')
      const counts = endpoint.keys && !endpoint.changes ? ['dynamodb:UpdateItem'] : []
      const all = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem']
      expect(
        actions.filter(action => writes.test(action)),
        entry,
      ).toEqual(reachesTable && endpoint.changes ? all : counts)
    }
  })

  it('allows those that keys read to write nothing but the count of a key', () => {
    const readers = endpoints.filter(({ endpoint }) => endpoint.keys && !endpoint.changes)
    expect(readers.length).toBeGreaterThan(10)
    for (const { feature, entry } of readers) {
      const role = ofType('AWS::IAM::Role').find(
        ({ arn }) => arn === functionOf(`api-${feature}-${fileOf(entry)}`)?.properties.Role,
      )
      const [only, ...others] = statementsOf(role!).filter(({ Action }) => Action.includes('dynamodb:UpdateItem'))
      expect(others).toEqual([])
      expect([only!.Action, only!.Condition]).toEqual([
        ['dynamodb:UpdateItem'],
        { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['API_KEY_USE#*'] } },
      ])
    }
  })

  it('allows every authenticated endpoint to read the sessions', () => {
    for (const { feature, entry, endpoint } of endpoints)
      if (endpoint.access !== 'anyone')
        expect(actionsOf(`api-${feature}-${fileOf(entry)}`), entry).toContain('dynamodb:GetItem')
  })

  it('allows only the sender to send emails', () => {
    const senders = ofType('AWS::Lambda::Function').filter(({ name }) =>
      actionsOf(name.replace('szabi-production-', '')).some(action => action.startsWith('ses:')),
    )
    expect(senders.map(({ name }) => name)).toEqual(['szabi-production-notifications-send-email'])
  })
})

describe('what follows from a change', () => {
  it('cloud 6: is read by functions that are updated before those that write', () => {
    const [root] = readAssembly(directory()).stacks.filter(({ name }) => name === 'szabi-production')
    const nested = Object.entries(root?.template.Resources ?? {}).filter(
      ([, { Type }]) => Type === 'AWS::CloudFormation::Stack',
    )
    const isReader = (id: string) => /^(Stream|Notifications)NestedStack/.test(id)
    const readers = nested.map(([id]) => id).filter(isReader)
    expect(readers).toHaveLength(2)
    for (const [id, resource] of nested)
      if (!isReader(id)) expect(resource, id).toMatchObject({ DependsOn: expect.arrayContaining(readers) })
  })

  it('cloud 3: is dispatched by one reader of the stream, which bisects a failing batch and parks failures whole in a bucket', () => {
    const [fromStream, ...others] = ofType('AWS::Lambda::EventSourceMapping').filter(({ properties }) =>
      String(properties.EventSourceArn).includes('/stream/'),
    )
    expect(others).toEqual([])
    expect(fromStream?.properties).toMatchObject({
      FunctionName: functionOf('stream-dispatch')?.arn,
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 5,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      StartingPosition: 'TRIM_HORIZON',
      DestinationConfig: { OnFailure: { Destination: expect.stringMatching(/^arn:aws:s3:::.*parked/) } },
    })
  })

  it('cloud 3: is parked no longer than sent emails are remembered, so that no replay sends one again', () => {
    const bucket = ofType('AWS::S3::Bucket').find(({ name }) => name.includes('changestreamparked'))
    const { Rules } = bucket!.properties.LifecycleConfiguration as { Rules: { ExpirationInDays?: number }[] }
    const days = Rules.flatMap(({ ExpirationInDays }) => ExpirationInDays ?? [])
    // Sent emails are remembered for thirty days, and S3 may be a day late.
    expect(days).toEqual([28])
  })

  it('security 13, cloud 8: is told by SES: an email that was accepted, that bounced, or that was complained of', () => {
    expect(only('AWS::SES::ConfigurationSetEventDestination')).toMatchObject({
      EventDestination: { MatchingEventTypes: ['send', 'bounce', 'complaint'] },
    })
    const isHidden = (name: string) =>
      Number(ofType('AWS::SQS::Queue').find(queue => queue.name.includes(name))?.properties.VisibilityTimeout)
    const [mapping] = ofType('AWS::Lambda::EventSourceMapping').filter(({ properties }) =>
      String(properties.EventSourceArn).includes('MailFeedback'),
    )
    const { MaximumBatchingWindowInSeconds: gathered } = mapping!.properties as {
      MaximumBatchingWindowInSeconds: number
    }
    expect(isHidden('MailFeedbackQueueWaiting')).toBe(6 * 29 + gathered)
    // A sender that died is followed by another one long after SES has told.
    expect(isHidden('MailQueueWaiting')).toBeGreaterThan(30 * gathered)
  })

  it('cloud 3: is replayed through a queue of the same reader, one at a time', () => {
    const [mapping] = ofType('AWS::Lambda::EventSourceMapping').filter(({ properties }) =>
      String(properties.EventSourceArn).includes('Replay'),
    )
    expect(mapping?.properties).toMatchObject({
      FunctionName: functionOf('stream-dispatch')?.arn,
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
  })

  it('S2 sends what somebody needs to get into their account from a queue of its own, behind no company’s emails', () => {
    const mappings = ofType('AWS::Lambda::EventSourceMapping').filter(
      ({ properties }) => properties.FunctionName === functionOf('notifications-send-email')?.arn,
    )
    expect(mappings.map(({ properties }) => [String(properties.EventSourceArn), properties.BatchSize])).toEqual([
      [expect.stringContaining('MailQueueWaiting'), 10],
      [expect.stringContaining('MailAccountsWaiting'), 2],
      [expect.stringContaining('MailBulkWaiting'), 5],
    ])
    const { Variables } = functionOf('stream-dispatch')!.properties.Environment as { Variables: Record<string, string> }
    expect(Variables.ACCOUNT_MAIL_QUEUE_URL).toContain('MailAccountsWaiting')
  })

  it('waits in a queue with a dead-letter queue, which has an alarm', () => {
    const dead = ofType('AWS::SQS::Queue').filter(({ properties }) => !properties.RedrivePolicy)
    const waiting = ofType('AWS::SQS::Queue').filter(({ properties }) => properties.RedrivePolicy)
    const alarms = ofType('AWS::CloudWatch::Alarm').map(({ properties }) => properties.Dimensions)
    for (const { properties } of waiting) {
      const { deadLetterTargetArn } = properties.RedrivePolicy as { deadLetterTargetArn: string }
      expect(dead.map(({ arn }) => arn)).toContain(deadLetterTargetArn)
    }
    for (const { name } of dead) expect(alarms).toContainEqual([{ Name: 'QueueName', Value: name }])
  })
})

describe('long work', () => {
  it('is processed by one function, a piece at a time, which enqueues the rest itself', () => {
    const [mapping, ...others] = ofType('AWS::Lambda::EventSourceMapping').filter(
      ({ properties }) => properties.FunctionName === functionOf('stream-run-task')?.arn,
    )
    expect(others).toEqual([])
    expect(mapping?.properties).toMatchObject({
      EventSourceArn: expect.stringContaining('Tasks'),
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
    const { properties } = functionOf('stream-run-task')!
    for (const queue of ['TASK_QUEUE_URL', 'MAIL_QUEUE_URL'])
      expect(JSON.stringify(properties.Environment)).toContain(queue)
  })
})

describe('logs', () => {
  it('are kept for three months', () => {
    for (const { properties } of ofType('AWS::Logs::LogGroup')) expect(properties.RetentionInDays).toBe(90)
  })
})

describe('security 7: the security log', () => {
  it('is counted by fields of its entries, under the names that the alarms watch', () => {
    const filters = ofType('AWS::Logs::MetricFilter').map(({ properties }) => properties)
    expect(filters.map(({ FilterPattern }) => FilterPattern)).toContain(
      '{ $.message.event = "sign_in" && $.message.outcome = "refused" }',
    )
    const watched = ofType('AWS::CloudWatch::Alarm').map(({ properties: { Namespace, MetricName } }) => ({
      MetricNamespace: Namespace,
      MetricName,
    }))
    for (const {
      MetricTransformations: [counted],
    } of filters as { MetricTransformations: [object] }[])
      expect(watched).toContainEqual(expect.objectContaining(pick(counted)))
  })
})

const pick = (counted: object) => {
  const { MetricNamespace, MetricName } = counted as { MetricNamespace: string; MetricName: string }
  return { MetricNamespace, MetricName }
}

describe('an alarm', () => {
  it('is emailed when it starts and when it ends', () => {
    const alarms = ofType('AWS::CloudWatch::Alarm')
    const topic = ofType('AWS::SNS::Topic').find(({ name }) => name.includes('AlarmsTopic'))
    expect(alarms.map(({ properties }) => properties.MetricName)).toEqual(
      expect.arrayContaining([
        '5xx',
        'IteratorAge',
        'OnFailureDestinationDeliveredEventCount',
        'DroppedEventCount',
        'WriteThrottleEvents',
        'Reputation.BounceRate',
        'RefusedSignIns',
        'TokenReplays',
      ]),
    )
    for (const { properties } of alarms)
      expect(properties).toMatchObject({ AlarmActions: [topic?.ref], OKActions: [topic?.ref] })
    const [subscription, ...others] = ofType('AWS::SNS::Subscription').filter(
      ({ properties }) => properties.Protocol === 'email',
    )
    expect(others).toEqual([])
    expect(subscription?.properties).toMatchObject({ Endpoint: stages.production.alarmsTo })
  })
})

describe('scheduled jobs', () => {
  it('have a group, and a role that may send to their queue, and failures to its dead-letter queue', () => {
    expect(only('AWS::Scheduler::ScheduleGroup')).toMatchObject({ Name: 'szabi-production' })
    const [role] = ofType('AWS::IAM::Role').filter(({ path }) => path.includes('JobsRun'))
    expect(role?.properties.AssumeRolePolicyDocument).toMatchObject({
      Statement: [{ Principal: { Service: 'scheduler.amazonaws.com' } }],
    })
    const scheduled = ofType('AWS::Scheduler::Schedule').map(({ properties }) => properties)
    expect(scheduled.map(({ Name, ScheduleExpression }) => [Name, ScheduleExpression])).toEqual([
      ['erase-companies', 'cron(15 4 * * ? *)'],
      ['erase-old-documents', 'cron(45 4 * * ? *)'],
      ['notify-of-occasions', 'cron(0 6 * * ? *)'],
      ['send-digests', 'cron(30 6 * * ? *)'],
      ['remind-of-carried-leave', 'cron(0 7 * * ? *)'],
      ['follow-plans', 'cron(10 7 * * ? *)'],
      ['remind-of-leave-to-grant', 'cron(15 7 1 10 ? *)'],
      ['remind-of-next-calendar', 'cron(30 7 1 12 ? *)'],
      ['remind-approvers', 'cron(0 8 * * ? *)'],
    ])
    for (const { Name, ...properties } of scheduled)
      expect(properties).toMatchObject({
        ScheduleExpressionTimezone: 'Europe/Budapest',
        Target: { Input: `{"job":"${String(Name)}","time":"<aws.scheduler.scheduled-time>"}` },
      })
    const sent = ['JobsQueueWaiting', 'JobsQueueDeadLetters'].map(name => expect.stringContaining(name))
    expect(role && statementsOf(role)).toMatchObject([{ Action: ['sqs:SendMessage'], Resource: sent }])
  })
})
