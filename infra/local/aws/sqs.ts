import { queueName } from '../queues/queue-settings.ts'
import type { QueueStore } from '../queues/queue-store.ts'
import { jsonError, jsonReply, type Service } from './proxy.ts'

interface Message {
  MessageBody: string
  DelaySeconds?: number
  MessageGroupId?: string
  MessageAttributes?: Record<string, { StringValue?: string; DataType: string }>
}

interface Batch {
  Entries: (Message & { Id: string })[]
}

/** The longest message, or batch, that SQS takes, in bytes. */
const longest = 2 ** 20

/** What names a group of messages. */
const groupId = /^[!-~]{1,128}$/

/** Takes messages; only the template's event source mappings receive them. */
export function sqs(queues: QueueStore): Service {
  return ({ action, body }) => {
    const input = JSON.parse(body.toString()) as { QueueUrl?: string } & Message & Batch
    const queue = queueName(input.QueueUrl ?? '')
    if (!queues.has(queue)) return jsonError(400, 'QueueDoesNotExist', 'The specified queue does not exist.')
    const messages = action === 'SendMessageBatch' ? input.Entries : [input]
    if (messages.some(({ DelaySeconds = 0 }) => DelaySeconds < 0 || DelaySeconds > 900))
      return jsonError(400, 'InvalidParameterValue', 'DelaySeconds must be between 0 and 900.')
    if (messages.reduce((length, { MessageBody }) => length + Buffer.byteLength(MessageBody), 0) > longest)
      return jsonError(400, 'InvalidParameterValue', `A message must be shorter than ${longest} bytes.`)
    if (messages.some(({ MessageGroupId = '-' }) => !groupId.test(MessageGroupId)))
      return jsonError(400, 'InvalidParameterValue', 'MessageGroupId must be 1 to 128 letters, digits and punctuation.')

    const send = ({ MessageBody, DelaySeconds, MessageGroupId, MessageAttributes }: Message) => {
      const { messageId, digest } = queues.send({
        queue,
        body: MessageBody,
        attributes: attributesOf(MessageAttributes),
        delay: DelaySeconds,
        group: MessageGroupId,
      })
      return { MessageId: messageId, MD5OfMessageBody: digest }
    }
    switch (action) {
      case 'SendMessage':
        return jsonReply(send(input))
      case 'SendMessageBatch':
        return jsonReply({ Successful: input.Entries.map(entry => ({ Id: entry.Id, ...send(entry) })), Failed: [] })
      default:
        return jsonError(400, 'UnsupportedOperation', `The local SQS has no ${action}.`)
    }
  }
}

/** Message attributes in the spelling of a consumer's event. */
const attributesOf = (attributes: Message['MessageAttributes'] = {}) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, { StringValue, DataType }]) => [
      name,
      { stringValue: StringValue, dataType: DataType },
    ]),
  )
