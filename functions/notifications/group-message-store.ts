import { accountPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { GroupMessage, GroupMessageFigures, GroupMessageReader } from '#shared/notifications/messages/group-message.ts'

export const groupMessagesPartition = 'GROUP_MESSAGES'
export const messagesOfGroup = (group: string) => `${groupMessagesPartition}#${group}`
const groupMessagePartition = (message: string) => `GROUP_MESSAGE#${message}`

/** The place of a message in the order of time. */
export const placeOfGroupMessage = ({ created_at, id }: Pick<GroupMessage, 'created_at' | 'id'>) =>
  `${created_at}#${id}`

/** The first index lists all messages to user groups, the second those to one of them. */
export const groupMessages: Kind<GroupMessage, Pick<GroupMessage, 'id'>> = {
  name: 'GroupMessage',
  schema: GroupMessage,
  key: ({ id }) => ({ pk: groupMessagePartition(id), sk: 'GROUP_MESSAGE' }),
  index1: message => ({ pk: groupMessagesPartition, sk: placeOfGroupMessage(message) }),
  index2: message => ({ pk: messagesOfGroup(message.group), sk: placeOfGroupMessage(message) }),
  expires: ({ expires_at }) => expires_at,
}

/** Apart from the message, so that those who see it at the same moment only add to numbers. */
export const groupMessageFigures: Kind<GroupMessageFigures, Pick<GroupMessageFigures, 'message'>> = {
  name: 'GroupMessageFigures',
  schema: GroupMessageFigures,
  key: ({ message }) => ({ pk: groupMessagePartition(message), sk: 'FIGURES' }),
  expires: ({ expires_at }) => expires_at,
}

export const groupMessageReaders: Kind<GroupMessageReader, Pick<GroupMessageReader, 'account' | 'message'>> = {
  name: 'GroupMessageReader',
  schema: GroupMessageReader,
  key: ({ account, message }) => ({ pk: accountPartition(account), sk: `GROUP_MESSAGE#${message}` }),
  expires: ({ expires_at }) => expires_at,
}
