import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, it } from 'vitest'
import { sendMessages } from '#functions/platform/send-messages.ts'

const sqs = mockClient(SQSClient)
beforeEach(() => sqs.reset())

const sent = () => sqs.commandCalls(SendMessageBatchCommand).map(({ args: [{ input }] }) => input.Entries ?? [])

it('security 14: a message is of its company’s group, or of its workspace’s or account’s, so that others pass who takes up the consumers', async () => {
  sqs.on(SendMessageBatchCommand).resolves({ Successful: [], Failed: [] })
  const bodies = [
    { company: 'company', account: 'account' },
    { team: 'workspace' },
    { account: 'account' },
    { task: 'each' },
  ]
  await sendMessages(
    'queue',
    bodies.map((body, id) => ({ id: `${id}`, body })),
  )
  expect(sent().map(entries => entries.map(entry => entry.MessageGroupId))).toEqual([
    ['company', 'workspace', 'account', undefined],
  ])
})

it('goes out ten at a time, and fails where the queue refused one', async () => {
  sqs.on(SendMessageBatchCommand).resolves({ Successful: [], Failed: [] })
  const messages = Array.from({ length: 21 }, (_, id) => ({ id: `${id}`, body: { id }, after: id }))
  await sendMessages('queue', messages)
  expect(sent().map(({ length }) => length)).toEqual([10, 10, 1])
  expect(sent()[2]).toMatchObject([{ MessageBody: '{"id":20}', DelaySeconds: 20 }])

  const Failed = [{ Id: '1', Code: 'InternalError', Message: 'later', SenderFault: false }]
  sqs.on(SendMessageBatchCommand).resolves({ Successful: [], Failed })
  await expect(sendMessages('queue', messages)).rejects.toThrow('The queue refused 1 messages: later')
})
