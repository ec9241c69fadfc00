import { dynamodbThrottled, isTransaction } from './dynamodb-errors.ts'
import type { ItemKeys } from './item-keys.ts'
import { withInput, type ServiceCall, type ServiceReply } from './proxy.ts'

/** The units that a partition takes in a second (AWS, "Designing partition keys"). */
const limits = { read: 3_000, write: 1_000 }

type Attributes = Record<string, Record<string, unknown>>

interface BatchKeys {
  Keys: Attributes[]
}

interface TableInput {
  TableName?: string
  IndexName?: string
  Key?: Attributes
  Item?: Attributes
  ExpressionAttributeValues?: Attributes
  RequestItems?: Record<string, BatchKeys>
  TransactItems?: Record<string, { TableName: string; Item?: Attributes; Key?: Attributes }>[]
}

/** A second's units of every partition, each of which refills by the clock. */
export class PartitionLimits {
  readonly #keys: ItemKeys
  readonly #now: () => number
  readonly #left = new Map<string, { units: number; at: number }>()

  constructor(keys: ItemKeys, now: () => number = () => performance.now()) {
    this.#keys = keys
    this.#now = now
  }

  /** The call as far as its partitions take it: the error where they take nothing, and a batch without the keys left for later. */
  admit(call: ServiceCall): { call: ServiceCall; left?: Record<string, BatchKeys> } | { refused: ServiceReply } {
    const { RequestItems } = call.input as TableInput
    if (call.action === 'BatchGetItem' && RequestItems) {
      const [taken, left] = [{}, {}] as [Record<string, BatchKeys>, Record<string, BatchKeys>]
      for (const [table, batch] of Object.entries(RequestItems)) {
        const isTaken = (key: Attributes) => this.#hasUnits(this.#keys.partitionOf(table, key), 'read')
        const [some, others] = [batch.Keys.filter(isTaken), batch.Keys.filter(key => !isTaken(key))]
        if (some.length) taken[table] = { ...batch, Keys: some }
        if (others.length) left[table] = { ...batch, Keys: others }
      }
      if (!Object.keys(taken).length) return { refused: dynamodbThrottled(call) }
      return Object.keys(left).length
        ? { call: withInput(call, { ...call.input, RequestItems: taken }), left }
        : { call }
    }
    const isTaken = this.#partitionsOf(call).every(partition => this.#hasUnits(partition, kindOf(call)))
    return isTaken ? { call } : { refused: dynamodbThrottled(call) }
  }

  /** Takes the consumed units from the partitions of a call, in equal parts. */
  charge(call: ServiceCall, units: number) {
    const partitions = this.#partitionsOf(call)
    for (const partition of partitions) {
      const place = `${kindOf(call)} ${partition}`
      this.#left.set(place, { units: this.#unitsOf(place) - units / partitions.length, at: this.#now() })
    }
  }

  #hasUnits = (partition: string, kind: keyof typeof limits) => this.#unitsOf(`${kind} ${partition}`) > 0

  #unitsOf(place: string): number {
    const most = place.startsWith('read ') ? limits.read : limits.write
    const known = this.#left.get(place)
    return known ? Math.min(most, known.units + ((this.#now() - known.at) / 1000) * most) : most
  }

  #partitionsOf({ input }: ServiceCall): string[] {
    const {
      TableName = '',
      IndexName,
      Key,
      Item,
      ExpressionAttributeValues,
      RequestItems,
      TransactItems,
    } = input as TableInput
    if (TransactItems)
      return TransactItems.flatMap(step =>
        Object.values(step).map(({ TableName, Item, Key }) => this.#keys.partitionOf(TableName, Item ?? Key ?? {})),
      )
    if (RequestItems)
      return Object.entries(RequestItems).flatMap(([table, { Keys }]) =>
        Keys.map(key => this.#keys.partitionOf(table, key)),
      )
    const named = Item ?? Key
    if (named) return [this.#keys.partitionOf(TableName, named)]
    // A query names its partition by a value; an index has partitions of its own.
    const asked = JSON.stringify(ExpressionAttributeValues?.[':pk'])
    return [IndexName ? `${TableName}\n${IndexName}\n${asked}` : `${TableName}\n${asked}`]
  }
}

const kindOf = (call: ServiceCall): keyof typeof limits =>
  isTransaction(call) || /^(Put|Update|Delete|BatchWrite)/.test(call.action) ? 'write' : 'read'
