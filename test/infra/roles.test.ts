import { App, Duration, Stack } from 'aws-cdk-lib/core'
import { describe, expect, it } from 'vitest'
import { Files } from '#infra/cloud/files.ts'
import { Mail } from '#infra/cloud/mail.ts'
import { Roles, type Need } from '#infra/cloud/roles.ts'
import type { Permission } from '#infra/cloud/policy.ts'
import { SealingSecret } from '#infra/cloud/secrets/sealing-secret.ts'
import { SigningSecret } from '#infra/cloud/secrets/signing-secret.ts'
import { CaptchaSecret } from '#infra/cloud/secrets/captcha-secret.ts'
import { Queue } from '#infra/cloud/queue.ts'
import { Table } from '#infra/cloud/table.ts'

const stack = new Stack(new App(), 'roles')
const props = {
  table: new Table(stack, 'Table'),
  mail: new Mail(stack, 'Mail', { from: 'us@roles.test' }),
  tasks: new Queue(stack, 'Tasks', { consumedWithin: Duration.seconds(29), attempts: 5 }),
  files: new Files(stack, 'Files'),
  signingSecret: new SigningSecret(stack, 'SigningSecret'),
  sealingSecret: new SealingSecret(stack, 'SealingSecret'),
  logGroupArns: ['arn:aws:logs:::log-group:roles'],
}
const roles = new Roles(stack, 'Roles', props)
const guarded = new Roles(stack, 'Guarded', { ...props, captchaSecret: new CaptchaSecret(stack, 'CaptchaSecret') })

/** The actions that a role for these needs allows, except for logs. */
const allowed = (need: Need, of = roles): string[] => {
  const { policies } = stack.resolve({ policies: of.roleFor(need).policies })
  const statements: Permission[] = policies.flatMap(
    ({ policyDocument }: { policyDocument: { Statement: Permission[] } }) => policyDocument.Statement,
  )
  return statements.flatMap(({ Action }) => Action).filter(action => !action.startsWith('logs:'))
}

describe('the role of a function', () => {
  it.each<[Need['capabilities'][number], string[], string[]]>([
    [
      'table',
      ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
      ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
    ],
    ['avatars', ['s3:GetObject', 's3:ListBucket'], ['s3:PutObject', 's3:DeleteObject']],
    ['documents', ['s3:GetObject', 's3:ListBucket'], ['s3:PutObject', 's3:DeleteObject']],
    ['uploads', ['s3:PutObject'], []],
    ['downloads', ['s3:GetObject'], []],
    ['exports', ['s3:GetObject', 's3:ListBucket'], ['s3:PutObject', 's3:DeleteObject']],
    ['mail', ['ses:SendRawEmail'], []],
    ['queue', ['sqs:SendMessage'], []],
    ['tasks', ['sqs:SendMessage'], []],
    ['secrets', ['secretsmanager:GetSecretValue'], []],
    ['seal', ['secretsmanager:GetSecretValue'], []],
    ['captcha', [], []],
  ])('with the capability %s allows %j, and where the function writes also %j', (capability, reads, writes) => {
    const capabilities = [capability]
    expect(allowed({ capabilities, changes: false })).toEqual(reads)
    expect(allowed({ capabilities, changes: true }).sort()).toEqual([...reads, ...writes].sort())
  })

  it("allows reading the captcha's secret only where the stage has one", () => {
    expect(allowed({ capabilities: ['captcha'], changes: true }, guarded)).toEqual(['secretsmanager:GetSecretValue'])
  })

  it('reaches only the bucket of its capability', () => {
    const role = stack.resolve(roles.roleFor({ capabilities: ['exports'], changes: true }).policies)
    expect(JSON.stringify(role)).toContain('FilesExports')
    expect(JSON.stringify(role)).not.toMatch(/Files(Avatars|Documents)/)
  })

  it.each([
    ['uploads', 'unchecked'],
    ['downloads', 'kept'],
  ] as const)('with the capability %s reaches documents that are %s alone', (capability, folder) => {
    const role = stack.resolve(roles.roleFor({ capabilities: [capability], changes: true }).policies)
    expect(JSON.stringify(role).match(/\/documents\/\w+\/\*/g)).toEqual([`/documents/${folder}/*`])
  })

  it('is shared by functions with the same needs', () => {
    const need: Need = { capabilities: ['table', 'queue'], changes: true }
    expect(roles.roleFor(need)).toBe(roles.roleFor({ ...need, capabilities: ['table', 'queue'] }))
    expect(roles.roleFor(need)).not.toBe(roles.roleFor({ ...need, changes: false }))
  })
})
