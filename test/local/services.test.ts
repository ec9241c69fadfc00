import { DatabaseSync } from 'node:sqlite'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SendEmailCommand, SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses'
import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAwsProxy, type AwsProxy } from '#infra/local/aws/proxy.ts'
import { secretsManager } from '#infra/local/aws/secrets-manager.ts'
import { ses } from '#infra/local/aws/ses.ts'
import { sqs } from '#infra/local/aws/sqs.ts'
import { Mailbox } from '#infra/local/mail/mailbox.ts'
import { QueueStore } from '#infra/local/queues/queue-store.ts'
import { Secrets } from '#infra/local/aws/secrets.ts'
import type { Resource } from '#infra/local/template/resources.ts'

/** The service stand-ins as the SDK calls them. */
let proxy: AwsProxy
let store: DatabaseSync
let mailbox: Mailbox
let queues: QueueStore

const secret = (name: string, properties: object) =>
  ({ type: 'AWS::SecretsManager::Secret', name, arn: `arn:${name}`, properties }) as unknown as Resource
const secrets = [
  secret('seed', {
    GenerateSecretString: {
      PasswordLength: 64,
      ExcludeUppercase: true,
      ExcludePunctuation: true,
      ExcludeCharacters: 'ghijklmnopqrstuvwxyz',
    },
  }),
  secret('fixed', { SecretString: 'as written' }),
]

beforeAll(async () => void (proxy = await openAwsProxy()))
afterAll(() => proxy.close())
beforeEach(() => {
  store = new DatabaseSync(':memory:')
  mailbox = new Mailbox(store)
  queues = new QueueStore(store, [{ name: 'emails', visibilityTimeout: 30, delay: 0 }])
  proxy.serve('ses', ses(mailbox))
  proxy.serve('sqs', sqs(queues))
  proxy.serve('secretsmanager', secretsManager(new Secrets(store, secrets)))
})

const settings = () => ({
  endpoint: proxy.url,
  region: 'eu-central-1',
  credentials: { accessKeyId: 'fixture', secretAccessKey: 'local' },
  maxAttempts: 1,
})

describe('mail', () => {
  it('stores a raw message, decoded and as it was sent', async () => {
    const raw = [
      'From: Szabi <szabi@szabi.test>',
      'To: =?utf-8?q?=C3=96d=C3=B6n?= <odon@people.test>',
      'Subject: =?utf-8?b?U3phYmFkc8OhZw==?=',
      'X-Own: kept',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '=C3=81rv=C3=ADz',
    ].join('\r\n')
    await new SESClient(settings()).send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(raw) } }))
    expect(mailbox.all()).toEqual([
      { to: 'odon@people.test', subject: 'Szabadság', text: 'Árvíz', html: '', at: expect.any(String) },
    ])
    expect(Buffer.from(mailbox.find(1)?.raw ?? []).toString()).toBe(raw)
  })

  it('goes to the recipients of the envelope, not of the headers', async () => {
    const raw = Buffer.from('To: a@people.test\r\nSubject: x\r\n\r\ny')
    await new SESClient(settings()).send(
      new SendRawEmailCommand({ Destinations: ['b@people.test'], RawMessage: { Data: raw } }),
    )
    expect(mailbox.all()).toMatchObject([{ to: 'b@people.test' }])
  })

  it('is there with those that somebody has looked at before, in the order in which they came', () => {
    const subjects = () => mailbox.all().map(({ subject }) => subject)
    const keep = (subject: string) => mailbox.keep({ to: 'a@people.test', subject, text: '', html: '' })
    expect(subjects()).toEqual([])
    keep('first')
    expect(subjects()).toEqual(['first'])
    expect(subjects()).toEqual(['first'])
    keep('second')
    keep('third')
    expect(subjects()).toEqual(['first', 'second', 'third'])
  })

  it('may be sent by SendEmail', async () => {
    await new SESClient(settings()).send(
      new SendEmailCommand({
        Source: 'szabi@szabi.test',
        Destination: { ToAddresses: ['a@people.test'], CcAddresses: ['b@people.test'] },
        Message: { Subject: { Data: 'Árvíz' }, Body: { Text: { Data: 'szöveg' }, Html: { Data: '<p>szöveg</p>' } } },
      }),
    )
    expect(mailbox.all()).toMatchObject([
      { to: 'a@people.test, b@people.test', subject: 'Árvíz', text: 'szöveg', html: '<p>szöveg</p>' },
    ])
  })

  it('without a recipient or a message is rejected', async () => {
    const client = new SESClient(settings())
    await expect(client.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.alloc(0) } }))).rejects.toThrow(
      'empty',
    )
    await expect(
      client.send(
        new SendEmailCommand({ Source: 'a@b', Destination: {}, Message: { Subject: { Data: 'x' }, Body: {} } }),
      ),
    ).rejects.toThrow('No recipient')
  })
})

describe('a queue', () => {
  const QueueUrl = 'http://queues.test/000000000000/emails'

  it('takes a message, whose MD5 the SDK checks', async () => {
    const { MessageId } = await new SQSClient(settings()).send(
      new SendMessageCommand({ QueueUrl, MessageBody: 'árvíz' }),
    )
    expect(queues.receive('emails', 1)).toMatchObject([{ messageId: MessageId, body: 'árvíz' }])
  })

  it('takes a batch, each message with its own delay', async () => {
    const Entries = [
      { Id: '1', MessageBody: 'now' },
      { Id: '2', MessageBody: 'later', DelaySeconds: 15 },
    ]
    const { Successful } = await new SQSClient(settings()).send(new SendMessageBatchCommand({ QueueUrl, Entries }))
    expect(Successful?.map(({ Id }) => Id)).toEqual(['1', '2'])
    expect(queues.receive('emails', 10).map(({ body }) => body)).toEqual(['now'])
  })

  it('takes the group of a message, and rejects one that has no name', async () => {
    const client = new SQSClient(settings())
    for (let message = 0; message < 30; message++)
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'noisy', MessageGroupId: 'noisy' }))
    queues.receive('emails', 30)
    for (const MessageGroupId of ['noisy', 'quiet'])
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: MessageGroupId, MessageGroupId }))
    expect(queues.receive('emails', 1).map(({ body }) => body)).toEqual(['quiet'])
    await expect(
      client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x', MessageGroupId: 'a b' })),
    ).rejects.toThrow('MessageGroupId')
  })

  it('rejects an unknown queue, and delays and messages that are too long', async () => {
    const client = new SQSClient(settings())
    await expect(
      client.send(new SendMessageCommand({ QueueUrl: `${QueueUrl}s`, MessageBody: 'x' })),
    ).rejects.toMatchObject({
      name: 'QueueDoesNotExist',
    })
    await expect(
      client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x', DelaySeconds: 901 })),
    ).rejects.toThrow('DelaySeconds')
    await expect(
      client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x'.repeat(2 ** 20 + 1) })),
    ).rejects.toThrow('shorter')
  })
})

describe('a secret', () => {
  const read = async (SecretId: string) =>
    (await new SecretsManagerClient(settings()).send(new GetSecretValueCommand({ SecretId }))).SecretString

  it('is generated once, as the template requires', async () => {
    const value = await read('arn:seed')
    expect(value).toMatch(/^[0-9a-f]{64}$/)
    proxy.serve('secretsmanager', secretsManager(new Secrets(store, secrets)))
    expect(await read('seed')).toBe(value)
  })

  it('has the value in the template, if any', async () => {
    expect(await read('fixed')).toBe('as written')
  })

  it('outside the template is not found', async () => {
    await expect(read('other')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  })
})

describe('the AWS proxy', () => {
  it('rejects a service it has no stand-in for', async () => {
    const reply = await fetch(proxy.url, {
      method: 'POST',
      headers: {
        authorization: 'AWS4-HMAC-SHA256 Credential=someone/20260302/eu-central-1/lambda/aws4_request, Signature=0',
      },
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ message: 'The AWS proxy has no stand-in for lambda.' })
  })
})
