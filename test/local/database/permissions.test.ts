import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { deniedUses, unusedPermissions } from '#infra/local/roles/permission-record.ts'
import { saveRecord, mergedRecords } from '#infra/local/roles/kept-records.ts'
import { isAllowed, statementsOf } from '#infra/local/roles/statement.ts'
import { startFixture } from '../fixture/fixture-cloud.ts'

let cloud: LocalCloud
beforeAll(async () => void (cloud = await startFixture()))
afterAll(() => cloud.close())

const outcomeOf = async (deed: string) =>
  (await (await fetch(`${cloud.url}/api/hu/overreach?deed=${deed}`)).json()) as { outcome: string; message?: string }

describe('a function whose contract says that it reads', () => {
  it.each(['get', 'batchGet', 'transactGet', 'query', 'queryIndex'])('may %s', async deed => {
    expect(await outcomeOf(deed)).toEqual({ outcome: 'done' })
  })

  it.each([
    ['put', 'dynamodb:PutItem'],
    ['delete', 'dynamodb:DeleteItem'],
    ['batchWrite', 'dynamodb:BatchWriteItem'],
    ['transactPut', 'dynamodb:PutItem'],
    ['transactCheck', 'dynamodb:ConditionCheckItem'],
    ['transactDelete', 'dynamodb:DeleteItem'],
    ['scan', 'dynamodb:Scan'],
    ['otherTable', 'dynamodb:GetItem'],
    ['queryOtherIndex', 'dynamodb:Query'],
    ['secret', 'secretsmanager:GetSecretValue'],
    ['message', 'sqs:SendMessage'],
  ])('may not %s', async (deed, action) => {
    const { outcome, message } = await outcomeOf(deed)
    expect(outcome).toBe('AccessDeniedException')
    expect(message).toContain(
      `fixture-api-probes-overreach is not authorized to perform: ${action} on resource: arn:aws:`,
    )
  })

  it('may not send emails', async () => {
    const { outcome, message } = await outcomeOf('email')
    expect(outcome).toBe('AccessDenied')
    expect(message).toContain(
      'ses:SendRawEmail on resource: arn:aws:ses:eu-central-1:000000000000:identity/fixture.test',
    )
  })
})

it('an unknown caller is denied everything', async () => {
  const proxy = new URL(
    (await (await fetch(`${cloud.url}/api/hu/event/1`, { method: 'POST' })).json()).environment
      .AWS_ENDPOINT_URL_DYNAMODB,
  )
  const reply = await fetch(proxy, {
    method: 'POST',
    headers: {
      authorization: 'AWS4-HMAC-SHA256 Credential=nobody/20260302/eu-central-1/dynamodb/aws4_request, Signature=0',
      'x-amz-target': 'DynamoDB_20120810.ListTables',
    },
    body: '{}',
  })
  expect(reply.status).toBe(403)
  expect(await reply.json()).toMatchObject({ __type: 'UnrecognizedClientException' })
})

describe('the record of a run', () => {
  it('lists denied uses as missing permissions', async () => {
    await outcomeOf('batchGet')
    await outcomeOf('put')
    const refused = deniedUses(cloud.permissions())
    expect(new Set(refused.map(({ caller }) => caller))).toEqual(new Set(['fixture-api-probes-overreach']))
    expect(refused.map(({ action }) => action)).toContain('dynamodb:PutItem')
    expect(refused.map(({ action }) => action)).not.toContain('dynamodb:BatchGetItem')
  })

  it('lists unused permissions until they are used, over several runs', async () => {
    const unused = () => unusedPermissions(cloud.permissions()).flatMap(({ statement }) => statement.Action)
    expect(unused()).toContain('sqs:SendMessage')
    expect(unused()).not.toContain('secretsmanager:GetSecretValue')

    const before = cloud.permissions()
    await fetch(`${cloud.url}/api/hu/email`, { method: 'POST', body: JSON.stringify({ to: 'a@people.test' }) })
    const directory = await mkdtemp(join(tmpdir(), 'permissions-'))
    saveRecord(directory, before)
    saveRecord(directory, cloud.permissions())
    const senders = unusedPermissions(mergedRecords(directory)).filter(({ callers }) =>
      callers.includes('fixture-api-probes-send-email'),
    )
    await rm(directory, { recursive: true })
    expect(senders.flatMap(({ statement }) => statement.Action)).not.toContain('sqs:SendMessage')
  })

  it('has the uses of Lambda and the gateway under the template’s roles', () => {
    const done = cloud.permissions().uses.filter(({ allowed }) => allowed)
    expect(done).toContainEqual(expect.objectContaining({ caller: 'gateway', action: 'lambda:InvokeFunction' }))
    expect(done).toContainEqual(
      expect.objectContaining({ caller: 'fixture-stream-dispatch', action: 'dynamodb:GetRecords' }),
    )
    expect(done).toContainEqual(
      expect.objectContaining({ caller: 'fixture-notifications-send-email', action: 'sqs:ReceiveMessage' }),
    )
    expect(done).toContainEqual(
      expect.objectContaining({ caller: 'fixture-stream-dispatch', action: 'logs:PutLogEvents' }),
    )
  })
})

describe('a policy', () => {
  const allow = (Action: string, Resource: string | string[]) => ({ Effect: 'Allow', Action, Resource })
  const evaluated = (Statement: unknown, action: string, resource: string) =>
    isAllowed(statementsOf({ Version: '2012-10-17', Statement }), { action, resource })

  it.each([
    [allow('s3:GetObject', 'arn:a'), 's3:GetObject', 'arn:a', true],
    [allow('s3:getobject', 'arn:a'), 's3:GetObject', 'arn:a', true],
    [allow('s3:Get*', 'arn:*'), 's3:GetObject', 'arn:a/b', true],
    [allow('s3:Get?bject', ['arn:x', 'arn:a?']), 's3:GetObject', 'arn:ab', true],
    [allow('s3:GetObject', 'arn:A'), 's3:GetObject', 'arn:a', false],
    [allow('s3:GetObject', 'arn.a'), 's3:GetObject', 'arn:a', false],
    [allow('s3:GetObject', 'arn:a'), 's3:GetObjectAcl', 'arn:a', false],
    [allow('s3:GetObject', 'arn:a'), 's3:GetObject', 'arn:a/b', false],
  ])('%j allows %s on %s: %s', (statement, action, resource, allowed) => {
    expect(evaluated(statement, action, resource)).toBe(allowed)
    expect(evaluated([statement], action, resource)).toBe(allowed)
  })

  it('that denies overrides one that allows', () => {
    const deny = { Effect: 'Deny', Action: 's3:*', Resource: 'arn:a/secret' }
    expect(evaluated([allow('s3:*', 'arn:*'), deny], 's3:GetObject', 'arn:a/secret')).toBe(false)
    expect(evaluated([allow('s3:*', 'arn:*'), deny], 's3:GetObject', 'arn:a/open')).toBe(true)
  })

  it('for some partitions of a table alone holds where every item that a call names lies in one', () => {
    const statements = statementsOf({
      Statement: {
        ...allow('dynamodb:UpdateItem', 'arn:table'),
        Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USE#*'] } },
      },
    })
    const mayUpdate = (...leadingKeys: string[]) =>
      isAllowed(statements, { action: 'dynamodb:UpdateItem', resource: 'arn:table', leadingKeys })
    expect(mayUpdate('USE#a')).toBe(true)
    expect(mayUpdate('COMPANY#a')).toBe(false)
    expect(mayUpdate('USE#a', 'COMPANY#a')).toBe(false)
  })

  it('with elements that are not evaluated here is rejected', () => {
    expect(() => statementsOf({ Statement: { ...allow('s3:*', '*'), Condition: {} } })).toThrow(
      'does not know Condition',
    )
  })
})
