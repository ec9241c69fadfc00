import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { vi } from 'vitest'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { today } from './call.ts'
import { itemSize } from './units.ts'

export type Row = Record<string, unknown>

interface Step {
  Put?: { Item: Row }
  Delete?: { Key: Row }
  ConditionCheck?: { Key: Row }
  Update?: { Key: Row; ExpressionAttributeNames: Record<string, string>; ExpressionAttributeValues: Row }
}

/** A table of this process, for what no caller can time: it takes every commit and tells what each one was made of. */
export interface InMemoryTable {
  /** Keeps an item as if a handler had written it. */
  keep: <T extends Named, Named extends object>(kind: Kind<T, Named>, ...items: T[]) => void
  /** Takes an item away as if a handler had. */
  drop: <T extends Named, Named extends object>(kind: Kind<T, Named>, named: Named) => void
  /** The item as it lies there now. */
  kept: <T extends Named, Named extends object>(kind: Kind<T, Named>, named: Named) => Stored<T> | undefined
  /** The commits so far: what each one put, deleted or checked, and where, in order of the alphabet. */
  commits: () => string[][]
  /** The partitions that were listed so far, of the table or an index. */
  queried: () => string[]
  /** Runs once before the next commit takes effect, as another call would at that moment. */
  meanwhile: (run: () => void) => void
  /** Runs once after the next list has been read, as another call would at that moment. */
  afterList: (run: () => void) => void
  /** The rows as they are now, from which another table can begin. */
  rows: () => ReadonlyMap<string, Row>
  /** The attempts that count against a limit, by what is counted. */
  attempts: () => Record<string, number>
}

/** The row after an update of `increase`: its `#s` are set and its `#a` added. */
function increased(
  row: Row,
  { ExpressionAttributeNames: names, ExpressionAttributeValues: values }: NonNullable<Step['Update']>,
): Row {
  const after = { ...row }
  for (const [place, name] of Object.entries(names)) {
    const value = values[place.replace('#', ':')]
    after[name] = place.startsWith('#a') ? Number(after[name] ?? 0) + Number(value) : value
  }
  return after
}

/** The most bytes that DynamoDB gives in one page. */
const longestPage = 1024 * 1024

/** The rows of one page, and where the next one begins. */
function pageOf(rows: Row[], atMost = Infinity) {
  let bytes = 0
  const last = rows.findIndex((row, place) => place + 1 >= atMost || (bytes += itemSize(row)) >= longestPage)
  if (last < 0 || last === rows.length - 1) return { Items: rows }
  return { Items: rows.slice(0, last + 1), LastEvaluatedKey: { _pk: rows[last]!._pk, _sk: rows[last]!._sk } }
}

const nameOf = ({ _pk, _sk }: Row) => `${String(_pk)} ${String(_sk)}`

/** Answers from a table that is empty, or begins with some rows, from now on; the clock stands still, so that nothing that was kept expires. */
export function inMemoryTable(begin: ReadonlyMap<string, Row> = new Map()): InMemoryTable {
  vi.setSystemTime(today)
  const rows = new Map(begin)
  const commits: string[][] = []
  const queried: string[] = []
  const attempts: Record<string, number> = {}
  let others: (() => void) | undefined
  let afterList: (() => void) | undefined
  /** When the window of each count ends; another one for each window. */
  const windows: Record<string, number> = {}
  let begun = 0
  let audited = 0
  const dynamo = mockClient(DynamoDBDocumentClient)
  dynamo.on(GetCommand).callsFake(({ Key }: { Key: Row }) => ({ Item: rows.get(nameOf(Key)) }))
  dynamo.on(BatchGetCommand).callsFake(({ RequestItems: { table } }: { RequestItems: { table: { Keys: Row[] } } }) => {
    const names = table.Keys.map(nameOf)
    // DynamoDB takes no key twice in one batch.
    if (new Set(names).size < names.length) throw new Error(`A key is asked for twice: ${names.join(', ')}`)
    return { Responses: { table: names.flatMap(name => rows.get(name) ?? []) } }
  })
  dynamo
    .on(QueryCommand)
    .callsFake(
      ({
        ScanIndexForward: isForward = true,
        Limit: atMost,
        ExclusiveStartKey: start,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ':pk': pk = '', ':from': from = '', ':to': to = '\uffff', ':prefix': prefix = '' },
      }: {
        ScanIndexForward?: boolean
        Limit?: number
        ExclusiveStartKey?: Row
        ExpressionAttributeNames: Record<string, string>
        ExpressionAttributeValues: Record<string, string>
      }) => {
        queried.push(pk)
        const [first, second] = [names['#pk']!, names['#sk'] ?? '_sk']
        const sortOf = (row: Row) => String(row[second])
        const found = [...rows.values()]
          .filter(row => row[first] === pk)
          .filter(row => sortOf(row).startsWith(prefix) && sortOf(row) >= from && sortOf(row) <= to)
          .sort((one, other) => (sortOf(one) < sortOf(other) ? -1 : 1))
        const inOrder = isForward ? found : found.reverse()
        afterList?.()
        afterList = undefined
        const begins = start ? inOrder.findIndex(row => nameOf(row) === nameOf(start)) + 1 : 0
        return pageOf(inOrder.slice(begins), atMost)
      },
    )
  dynamo
    .on(UpdateCommand)
    .callsFake(({ Key, ExpressionAttributeValues }: { Key: Row; ExpressionAttributeValues: Row }) => {
      const of = String(Key._pk).replace('ATTEMPTS#', '')
      const count = (attempts[of] = (attempts[of] ?? 0) + Number(ExpressionAttributeValues[':0']))
      if (count === 1 || windows[of] === undefined) windows[of] = ++begun
      const expires_at = windows[of]
      return { Attributes: { of, count, expires_at, _kind: 'AttemptCounter', _version: 1 } }
    })
  dynamo.on(TransactWriteCommand).callsFake(({ TransactItems }: { TransactItems: Step[] }) => {
    const names = TransactItems.map(({ Put, Delete, ConditionCheck, Update }) => {
      if (Put) return `put ${nameOf(Put.Item)}`
      if (Update) return `add ${nameOf(Update.Key)}`
      return Delete ? `delete ${nameOf(Delete.Key)}` : `check ${nameOf(ConditionCheck!.Key)}`
    })
    // DynamoDB takes no two steps of one transaction for the same item.
    if (new Set(names.map(name => name.split(' ').slice(1).join(' '))).size < names.length)
      throw new Error(`Two steps for one item: ${names.join(', ')}`)
    // Entries of the audit log are numbered here, since their ids are other ones each time.
    commits.push(names.map(name => name.replace(/#AUDIT .*/, () => `#AUDIT ${++audited}`)).sort())
    const run = others
    others = undefined
    run?.()
    for (const { Put, Delete, Update } of TransactItems)
      if (Put) rows.set(nameOf(Put.Item), Put.Item)
      else if (Delete) {
        rows.delete(nameOf(Delete.Key))
        delete attempts[String(Delete.Key._pk).replace('ATTEMPTS#', '')]
      } else if (Update) rows.set(nameOf(Update.Key), increased(rows.get(nameOf(Update.Key)) ?? Update.Key, Update))
    return {}
  })

  return {
    keep: (kind, ...items) => {
      for (const item of items) {
        const [{ pk, sk }, first, second] = [kind.key(item), kind.index1?.(item), kind.index2?.(item)]
        const row = {
          ...(item as object),
          _pk: pk,
          _sk: sk,
          ...(first && { _pk1: first.pk, _sk1: first.sk }),
          ...(second && { _pk2: second.pk, _sk2: second.sk }),
          _kind: kind.name,
          _version: 1,
          ...(kind.expires && { _ttl: kind.expires(item) }),
        }
        rows.set(`${pk} ${sk}`, row)
      }
    },
    drop: (kind, named) => {
      const { pk, sk } = kind.key(named)
      rows.delete(`${pk} ${sk}`)
    },
    kept: (kind, named) => {
      const { pk, sk } = kind.key(named)
      const row = rows.get(`${pk} ${sk}`)
      return row && { ...kind.schema.parse(row), _version: row._version as number }
    },
    commits: () => commits,
    queried: () => queried,
    meanwhile: run => void (others = run),
    afterList: run => void (afterList = run),
    rows: () => new Map(rows),
    attempts: () => attempts,
  }
}
