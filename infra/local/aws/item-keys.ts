import type { Resource } from '../template/resources.ts'
import type { ServiceCall } from './proxy.ts'

type Attributes = Record<string, Record<string, unknown>>

/** A step of a transaction, or a single write. */
interface Target {
  TableName: string
  Item?: Attributes
  Key?: Attributes
}

/** Names the items of calls by table and key. */
export interface ItemKeys {
  /** The item that a write or a step of a transaction is about. */
  of: (target: Target) => string
  /** The items of a transaction, step by step; none for another call. */
  inTransaction: (call: ServiceCall) => string[]
  /** The partition of an item. */
  partitionOf: (table: string, attributes: Attributes) => string
}

/** The keys of the template's tables. */
export function itemKeys(tables: Resource[]): ItemKeys {
  const names = new Map(
    tables.map(({ name, properties }) => [
      name,
      (properties.KeySchema as { AttributeName: string }[]).map(({ AttributeName }) => AttributeName),
    ]),
  )
  const partitionOf = (table: string, attributes: Attributes) =>
    `${table}\n${JSON.stringify(attributes[names.get(table)?.[0] ?? ''])}`
  const of = ({ TableName, Item, Key }: Target) =>
    [TableName, ...(names.get(TableName) ?? []).map(name => JSON.stringify((Item ?? Key)?.[name]))].join('\n')
  return {
    of,
    partitionOf,
    inTransaction({ action, input }) {
      if (action !== 'TransactWriteItems') return []
      const { TransactItems = [] } = input as { TransactItems?: Record<string, Target>[] }
      return TransactItems.flatMap(step => Object.values(step).map(of))
    },
  }
}
