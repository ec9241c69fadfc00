import { BatchGetCommand, GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'

type Row = Record<string, unknown>

/** The capacity units that a call takes. */
export interface Consumed {
  read: number
  written: number
}

export interface SentCommand {
  input: object
}

/** The size of an item in bytes as DynamoDB counts it: names and texts in UTF-8, and about a byte for two digits of a number. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number') return Math.ceil(String(Math.abs(value)).replace(/\D|0+$/g, '').length / 2) + 1
  if (value instanceof Uint8Array) return value.byteLength
  if (Array.isArray(value)) return 3 + value.reduce<number>((sum, one) => sum + 1 + sizeOf(one), 0)
  if (typeof value === 'object' && value !== null) return 3 + attributesOf(value as Row) + Object.keys(value).length
  return 1
}

const attributesOf = (row: Row) =>
  Object.entries(row).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOf(value), 0)

/** The bytes of a whole item, which has no frame of its own. */
export const itemSize = (row: Row) => attributesOf(row)

const readUnits = (bytes: number) => Math.max(1, Math.ceil(bytes / 4096))
const writeUnits = (row: Row = {}) => Math.max(1, Math.ceil(itemSize(row) / 1024))
/** An entry of an index is a write of its own, outside the transaction. */
const entries = (row: Row = {}) => ['_pk1', '_pk2'].filter(name => name in row).length

interface Transacted {
  TransactItems: { Put?: { Item: Row } }[]
}

/** The units of a call to the table and of its reply; an item that is rewritten in an index counts once there. */
export function unitsOf(command: SentCommand, output: object): Consumed {
  const {
    Item,
    Items = [],
    Responses = {},
  } = output as { Item?: Row; Items?: Row[]; Responses?: Record<string, Row[]> }
  if (command instanceof GetCommand) return { read: readUnits(Item ? itemSize(Item) : 0), written: 0 }
  if (command instanceof QueryCommand) {
    const bytes = Items.reduce((sum, row) => sum + itemSize(row), 0)
    return { read: readUnits(bytes) * (command.input.ConsistentRead ? 1 : 0.5), written: 0 }
  }
  if (command instanceof BatchGetCommand) {
    const found = Object.values(Responses).flat()
    const requests = Object.values(command.input.RequestItems ?? {})
    const asked = requests.flatMap(({ Keys = [] }) => Keys).length
    const isConsistent = requests.every(({ ConsistentRead }) => ConsistentRead)
    const read = found.reduce((sum, row) => sum + readUnits(itemSize(row)), 0) + asked - found.length
    return { read: isConsistent ? read : read / 2, written: 0 }
  }
  if (command instanceof UpdateCommand) return { read: 0, written: 1 }
  if (command instanceof TransactWriteCommand) {
    const { TransactItems } = command.input as unknown as Transacted
    const written = TransactItems.map(({ Put }) => (2 + entries(Put?.Item)) * writeUnits(Put?.Item))
    return { read: 0, written: written.reduce((sum, one) => sum + one, 0) }
  }
  throw new Error('Another call to the table than those that are counted')
}
