import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
  type QueryCommandInput,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { backOff } from './backoff.ts'
import { clientTimeouts, setting } from './environment.ts'
import { untilAllowed } from './held-writes.ts'
import {
  itemIn,
  shapeOf,
  writtenShapeOf,
  type Attributes,
  type Key,
  type Kind,
  type Stored,
  type View,
} from './kind.ts'

const database = new DynamoDBClient(clientTimeouts)
// The SDK's logger goes through all that is read, to hide what is sensitive from a log that nobody keeps.
database.middlewareStack.remove('loggerMiddleware')

const client = DynamoDBDocumentClient.from(database, {
  marshallOptions: { removeUndefinedValues: true },
})
const table = setting('TABLE')

type Step = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** A pending write: plain data until `commit`. */
export interface Write {
  readonly step: Step
}

/** A concurrent change of an item that was read; reading and deciding again may succeed. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
}

/** The limit of a DynamoDB transaction. */
const maximumWrites = 100

const address = ({ pk, sk }: Key) => ({ _pk: pk, _sk: sk })

const alive = (attributes: Attributes) => typeof attributes._ttl !== 'number' || attributes._ttl > Date.now() / 1000

function read<T extends object>(kind: View<T>, attributes: Attributes | undefined): Stored<T> | undefined {
  if (!attributes || attributes._kind !== kind.name || !alive(attributes)) return undefined
  return { ...itemIn(kind, attributes), _version: versionToReplace(kind, attributes) }
}

/** An item of a newer shape has a version that no write matches, since what is not known here would be lost. */
const versionToReplace = (kind: View<object>, attributes: Attributes) =>
  writtenShapeOf(attributes) > shapeOf(kind) ? -1 : (attributes._version as number)

function stored<T extends Named, Named extends object>(kind: Kind<T, Named>, item: T, version: number): Attributes {
  const [first, second] = [kind.index1?.(item), kind.index2?.(item)]
  return {
    ...(kind.schema.parse(item) as object),
    ...address(kind.key(item)),
    ...(first && { _pk1: first.pk, _sk1: first.sk }),
    ...(second && { _pk2: second.pk, _sk2: second.sk }),
    ...(kind.expires && { _ttl: kind.expires(item) }),
    _kind: kind.name,
    ...(shapeOf(kind) > 1 && { _shape: shapeOf(kind) }),
    _version: version,
  }
}

/** Reads one item, strongly consistent. */
export async function get<T extends Named, Named extends object>(
  kind: Kind<T, Named>,
  named: Named,
): Promise<Stored<T> | undefined> {
  const [found] = await getBatch(lookup(kind, named))
  return found
}

/** One item of a batch read. */
export interface Lookup<T> {
  key: Key
  read: (attributes: Attributes | undefined) => Stored<T> | undefined
}

export const lookup = <T extends Named, Named extends object>(kind: Kind<T, Named>, named: Named): Lookup<T> => ({
  key: kind.key(named),
  read: attributes => read(kind, attributes),
})

/** Is told of an item that cannot be read, which is then left out; where nobody is, it is an error. */
export type OnUnreadable = (key: Key, error: unknown) => void

function readOrTell<T extends object>(kind: View<T>, attributes: Attributes | undefined, onUnreadable?: OnUnreadable) {
  try {
    return read(kind, attributes)
  } catch (error) {
    if (!onUnreadable || !attributes) throw error
    onUnreadable({ pk: String(attributes._pk), sk: String(attributes._sk) }, error)
    return undefined
  }
}

type Found<W> = { [I in keyof W]: W[I] extends Lookup<infer T> ? Stored<T> | undefined : never }

/** Reads items, strongly consistent, in the order of the lookups. */
export const getBatch = <const W extends readonly Lookup<unknown>[]>(...lookups: W): Promise<Found<W>> =>
  readLookups(lookups, true)

async function readLookups<const W extends readonly Lookup<unknown>[]>(
  lookups: W,
  isConsistent: boolean,
): Promise<Found<W>> {
  const found = await itemsAt(
    lookups.map(({ key }) => key),
    isConsistent,
  )
  return lookups.map(({ key, read }) => read(found.get(keyString(key)))) as Found<W>
}

const keyString = ({ pk, sk }: Key) => `${pk}\n${sk}`
const keyStringOf = (item: Attributes) => keyString({ pk: item._pk as string, sk: item._sk as string })

type Items = ReadonlyMap<string, Attributes>

/** Keys that are asked for in the same moment, and the items that will be found under them. */
interface Gathering {
  keys: Map<string, Attributes>
  found: Promise<Items>
}

const gatherings = new Map<boolean, Gathering>()

/** The items under the keys. What is asked for in the same moment, by whomever, goes to the database as one call. */
function itemsAt(keys: readonly Key[], isConsistent: boolean): Promise<Items> {
  const gathering = gatherings.get(isConsistent) ?? gather(isConsistent)
  for (const key of keys) gathering.keys.set(keyString(key), address(key))
  return gathering.found
}

function gather(isConsistent: boolean): Gathering {
  const keys: Gathering['keys'] = new Map()
  const found = Promise.resolve().then(() => {
    gatherings.delete(isConsistent)
    return readItems([...keys.values()], isConsistent)
  })
  const gathering = { keys, found }
  gatherings.set(isConsistent, gathering)
  return gathering
}

/** The most items that DynamoDB reads in one call. */
const mostInBatch = 100

async function readItems(keys: Attributes[], isConsistent: boolean): Promise<Items> {
  const [only] = keys
  if (only && keys.length === 1) {
    const { Item } = await client.send(new GetCommand({ TableName: table, Key: only, ConsistentRead: isConsistent }))
    return new Map(Item && [[keyStringOf(only), Item]])
  }
  const slices = Array.from({ length: Math.ceil(keys.length / mostInBatch) }, (_, n) =>
    keys.slice(n * mostInBatch, (n + 1) * mostInBatch),
  )
  const found = await Promise.all(slices.map(slice => readBatch(slice, isConsistent)))
  return new Map(found.flat().map(item => [keyStringOf(item), item]))
}

/** How often a batch asks for the keys that a throttled table left out; with backoff that takes about ten seconds. */
const batchAttempts = 24

async function readBatch(keys: Attributes[], isConsistent: boolean): Promise<Attributes[]> {
  const found: Attributes[] = []
  let missing: Attributes[] | undefined = keys
  for (let tries = 1; missing?.length; tries++) {
    if (tries > batchAttempts) throw new Conflict('the table is throttled')
    if (tries > 1) await backOff(tries, 10)
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: missing, ConsistentRead: isConsistent } } }),
    )
    found.push(...(Responses?.[table] ?? []))
    missing = UnprocessedKeys?.[table]?.Keys
  }
  return found
}

/** Reads any number of items of one kind; missing ones are left out. */
export async function getAll<T extends Named, Named extends object>(
  kind: Kind<T, Named>,
  names: Named[],
  { mayLag = false, onUnreadable }: Pick<ListQuery, 'mayLag' | 'onUnreadable'> = {},
): Promise<Stored<T>[]> {
  if (!names.length) return []
  const found = await readLookups(
    names.map(named => ({
      key: kind.key(named),
      read: (attributes: Attributes | undefined) => readOrTell(kind, attributes, onUnreadable),
    })),
    !mayLag,
  )
  return found.filter((item): item is Stored<T> => item !== undefined)
}

export interface ListQuery {
  pk: string
  /** Prefix of the sort key. */
  prefix?: string
  /** Bounds of the sort key, inclusive. */
  between?: readonly [string, string]
  index?: 1 | 2
  newestFirst?: boolean
  /** Takes what may be a moment old, for half of the units: for what is shown of others, never for a decision. */
  mayLag?: boolean
  atMost?: number
  onUnreadable?: OnUnreadable
}

/** Queries a partition of the table, or of an index, which is eventually consistent. */
export async function list<T extends object>(kind: View<T>, query: ListQuery): Promise<Stored<T>[]> {
  const [found] = await listKinds([kind], query)
  return found
}

type Listed<V> = { [I in keyof V]: V[I] extends View<infer T> ? Stored<T>[] : never }

/** Queries items of several kinds at once, in the order of their sort keys; those of each kind are given apart. */
export async function listKinds<const V extends readonly View<object>[]>(
  kinds: V,
  query: ListQuery,
): Promise<Listed<V>> {
  const found = kinds.map(() => [] as Stored<object>[])
  if (query.between && isEmptyRange(query.between)) return found as Listed<V>
  let count = 0
  let ExclusiveStartKey: Attributes | undefined
  do {
    const page = await client.send(
      new QueryCommand({
        ...queryOf(query, kinds.length > 1 ? [] : kinds[0]?.only),
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    )
    for (const attributes of page.Items ?? []) {
      const place = kinds.findIndex(({ name }) => name === attributes._kind)
      const item = kinds[place] && readOrTell(kinds[place], attributes, query.onUnreadable)
      if (!item || count >= (query.atMost ?? Infinity)) continue
      found[place]!.push(item)
      count++
    }
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey && count < (query.atMost ?? Infinity))
  return found as Listed<V>
}

/** A range that ends before it begins, such as that of a cursor nobody was given, holds nothing; DynamoDB refuses to be asked for it. */
const isEmptyRange = ([from, to]: readonly [string, string]) => Buffer.compare(Buffer.from(from), Buffer.from(to)) > 0

/** The attributes that `read` needs beside those of the kind. */
const systemAttributes = ['_kind', '_shape', '_version', '_ttl']

function queryOf(
  { pk, prefix, between, index, newestFirst, mayLag, atMost }: ListQuery,
  only: readonly string[] = [],
): QueryCommandInput {
  const suffix = index ?? ''
  const sort = between ? ' AND #sk BETWEEN :from AND :to' : prefix === undefined ? '' : ' AND begins_with(#sk, :prefix)'
  return {
    TableName: table,
    ...(index && { IndexName: `index${index}` }),
    KeyConditionExpression: `#pk = :pk${sort}`,
    ...(only.length && { ProjectionExpression: [...systemAttributes, ...only].map(name => `#${name}`).join(', ') }),
    ExpressionAttributeNames: {
      '#pk': `_pk${suffix}`,
      ...(sort && { '#sk': `_sk${suffix}` }),
      ...(only.length && Object.fromEntries([...systemAttributes, ...only].map(name => [`#${name}`, name]))),
    },
    ExpressionAttributeValues: {
      ':pk': pk,
      ...(between ? { ':from': between[0], ':to': between[1] } : prefix !== undefined && { ':prefix': prefix }),
    },
    ConsistentRead: !index && !mayLag,
    ScanIndexForward: !newestFirst,
    ...(atMost && { Limit: atMost }),
  }
}

/** A page of the whole table, and where the next one begins; for tasks, not for calls. */
export async function scan(after: Key | undefined): Promise<{ items: Attributes[]; next?: Key }> {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new ScanCommand({
      TableName: table,
      Limit: 100,
      ConsistentRead: true,
      ...(after && { ExclusiveStartKey: address(after) }),
    }),
  )
  const next = LastEvaluatedKey && { pk: String(LastEvaluatedKey._pk), sk: String(LastEvaluatedKey._sk) }
  return { items: Items, ...(next && { next }) }
}

interface PartitionQuery {
  pk: string
  /** Prefix of the sort key. */
  prefix?: string
  /** Reads an index, which is eventually consistent. */
  index?: 1 | 2
}

/** How many items are erased at once; a transaction holds a hundred writes. */
const erasedTogether = 90

/** The first items of a partition as they are stored, of whatever kind and shape, expired ones too; to be erased. */
export async function itemsIn(query: PartitionQuery, atMost = erasedTogether): Promise<Attributes[]> {
  const { Items = [] } = await client.send(new QueryCommand(queryOf({ ...query, atMost })))
  return Items
}

/** An item as it is stored, of whatever shape, expired or not. */
export async function itemAt(key: Key): Promise<Attributes | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName: table, Key: address(key), ConsistentRead: true }))
  return Item
}

/** Deletes an item of whatever kind if it is unchanged since it was read. */
export const erase = ({ _pk, _sk, _version }: Attributes): Write => ({
  step: {
    Delete: { TableName: table, Key: { _pk, _sk }, ...unchangedSinceRead({ _version: Number(_version) }) },
  },
})

/** Whether an item lies under a key. */
export const liesAt = ({ pk, sk }: Key, { _pk, _sk }: Attributes) => pk === _pk && sk === _sk

/**
 * Writes an item of an older shape, or under an older key, as today.
 * @throws Conflict where it was written meanwhile, and so as today
 */
export async function reshape<T extends Named, Named extends object>(
  kind: Kind<T, Named>,
  attributes: Attributes,
): Promise<void> {
  const item = read(kind, attributes)
  if (!item) return
  await commit(
    ...(liesAt(kind.key(item), attributes) ? [replace(kind, item)] : [insert(kind, item), erase(attributes)]),
  )
}

/** Inserts an item; a concurrent second insert conflicts. An expired item that DynamoDB has not deleted yet is overwritten. */
export const insert = <T extends Named, Named extends object>(kind: Kind<T, Named>, item: T): Write => ({
  step: {
    Put: {
      TableName: table,
      Item: stored(kind, item, 1),
      ConditionExpression: 'attribute_not_exists(#pk) OR #ttl <= :now',
      ExpressionAttributeNames: { '#pk': '_pk', '#ttl': '_ttl' },
      ExpressionAttributeValues: { ':now': Math.floor(Date.now() / 1000) },
    },
  },
})

/** Replaces an item by its next version if it is unchanged since it was read; inserts one that was not stored. */
export const replace = <T extends Named, Named extends object>(kind: Kind<T, Named>, item: Stored<T>): Write =>
  item._version === 0
    ? insert(kind, item)
    : { step: { Put: { TableName: table, Item: stored(kind, item, item._version + 1), ...unchangedSinceRead(item) } } }

export const remove = <T extends Named, Named extends object>(kind: Kind<T, Named>, item: Stored<T>): Write => ({
  step: { Delete: { TableName: table, Key: address(kind.key(item)), ...unchangedSinceRead(item) } },
})

/** Deletes unconditionally. */
export const clear = <T extends Named, Named extends object>(kind: Kind<T, Named>, named: Named): Write => ({
  step: { Delete: { TableName: table, Key: address(kind.key(named)) } },
})

/**
 * Writes unconditionally, for items derived from another item whose version the same transaction checks, and which may give them its
 * own version.
 */
export const put = <T extends Named, Named extends object>(kind: Kind<T, Named>, item: T, version = 1): Write => ({
  step: { Put: { TableName: table, Item: stored(kind, item, version) } },
})

/**
 * Adds to numeric attributes in a transaction; an item that is not there begins with zero. For counters only, since nothing is
 * read for it.
 */
export const increase = <T extends Named, Named extends object>(
  kind: Kind<T, Named>,
  named: Named,
  numbers: { [K in Exclude<keyof T, keyof Named>]?: T[K] & number },
): Write => {
  const added = Object.entries(numbers)
  const set = Object.entries({ ...named, _kind: kind.name, _version: 1 })
  return {
    step: {
      Update: {
        TableName: table,
        Key: address(kind.key(named)),
        UpdateExpression: `SET ${set.map((_, n) => `#s${n} = :s${n}`).join(', ')} ADD ${added.map((_, n) => `#a${n} :a${n}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries([
          ...set.map(([name], n) => [`#s${n}`, name]),
          ...added.map(([name], n) => [`#a${n}`, name]),
        ]),
        ExpressionAttributeValues: Object.fromEntries([
          ...set.map(([, value], n) => [`:s${n}`, value]),
          ...added.map(([, value], n) => [`:a${n}`, value]),
        ]),
      },
    },
  }
}

/** Makes the commit conditional on an item that was read for the decision but is not written. */
export const check = <T extends Named, Named extends object>(kind: Kind<T, Named>, item: Stored<T>): Write => ({
  step: {
    ConditionCheck: {
      TableName: table,
      Key: address(kind.key(item)),
      ...(item._version === 0
        ? { ConditionExpression: 'attribute_not_exists(#pk)', ExpressionAttributeNames: { '#pk': '_pk' } }
        : unchangedSinceRead(item)),
    },
  },
})

/** Makes the commit conditional on an item that is not there. */
export const absent = <T extends Named, Named extends object>(kind: Kind<T, Named>, named: Named): Write => ({
  step: {
    ConditionCheck: {
      TableName: table,
      Key: address(kind.key(named)),
      ConditionExpression: 'attribute_not_exists(#pk)',
      ExpressionAttributeNames: { '#pk': '_pk' },
    },
  },
})

const unchangedSinceRead = ({ _version }: { _version: number }) => ({
  ConditionExpression: '#version = :read',
  ExpressionAttributeNames: { '#version': '_version' },
  ExpressionAttributeValues: { ':read': _version },
})

/** Throttling counts as a conflict: nothing was written, and a retry may succeed. */
const conflictCodes = ['ConditionalCheckFailed', 'TransactionConflict', 'ThrottlingError']

/** Commits all writes in one transaction. @throws Conflict where an item changed since it was read */
export async function commit(...writes: Write[]): Promise<void> {
  if (writes.length > maximumWrites) throw new Error(`${writes.length} writes do not fit into one transaction`)
  await untilAllowed()
  try {
    await client.send(new TransactWriteCommand({ TransactItems: writes.map(({ step }) => step) }))
  } catch (error) {
    if (isConflict(error)) throw new Conflict('an item has changed since it was read', { cause: error })
    throw error
  }
}

/**
 * Atomically adds to numeric attributes and returns the updated item; undefined where there is none. For counters only, since
 * the version stays.
 */
export async function add<T extends Named, Named extends object>(
  kind: Kind<T, Named>,
  named: Named,
  numbers: { [K in keyof T]?: T[K] & number },
): Promise<Stored<T> | undefined> {
  const names = Object.keys(numbers)
  await untilAllowed()
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: table,
        Key: address(kind.key(named)),
        UpdateExpression: `ADD ${names.map((_, n) => `#${n} :${n}`).join(', ')}`,
        ConditionExpression: '#kind = :kind AND (attribute_not_exists(#ttl) OR #ttl > :now)',
        ExpressionAttributeNames: {
          '#kind': '_kind',
          '#ttl': '_ttl',
          ...Object.fromEntries(names.map((name, n) => [`#${n}`, name])),
        },
        ExpressionAttributeValues: {
          ':kind': kind.name,
          ':now': Math.floor(Date.now() / 1000),
          ...Object.fromEntries(Object.values(numbers).map((number, n) => [`:${n}`, number])),
        },
        ReturnValues: 'ALL_NEW',
      }),
    )
    return read(kind, Attributes)
  } catch (error) {
    if ((error as Error).name === 'ConditionalCheckFailedException') return undefined
    if (isConflict(error)) throw new Conflict('an item has changed since it was read', { cause: error })
    throw error
  }
}

interface CountedWindow<T> {
  window: { [K in keyof T]?: T[K] & number }
  counter: keyof T & string
  /** Whether the item was made with what is counted, so that nothing is counted once it is gone. */
  isThere?: boolean
}

/**
 * Atomically counts in an item that holds the count of its newest window alone, and makes it with the first; not for decisions, since
 * what is counted at the very turn of a window may fall out of both.
 */
export async function countInWindow<T extends Named, Named extends object>(
  kind: Kind<T, Named>,
  named: Named,
  { window, counter, isThere = false }: CountedWindow<T>,
): Promise<void> {
  const [[name, value] = ['', 0]] = Object.entries(window)
  const update = (expression: string, condition: string, begins: boolean) =>
    client.send(
      new UpdateCommand({
        TableName: table,
        Key: address(kind.key(named)),
        UpdateExpression: expression,
        ConditionExpression: condition,
        ExpressionAttributeNames: {
          '#window': name,
          '#counter': counter,
          ...(begins && {
            '#kind': '_kind',
            '#version': '_version',
            ...Object.fromEntries(Object.keys(named).map((field, n) => [`#n${n}`, field])),
          }),
        },
        ExpressionAttributeValues: {
          ':window': value,
          ':one': 1,
          ...(begins && {
            ':kind': kind.name,
            ...Object.fromEntries(Object.values(named).map((field, n) => [`:n${n}`, field])),
          }),
        },
      }),
    )
  const fields = Object.keys(named).map((_, n) => `, #n${n} = :n${n}`)
  await untilAllowed()
  const steps = [
    () => update('ADD #counter :one', '#window = :window', false),
    () =>
      update(
        `SET #window = :window, #counter = :one, #kind = :kind, #version = :one${fields.join('')}`,
        isThere ? '#window < :window' : 'attribute_not_exists(#window) OR #window < :window',
        true,
      ),
    () => update('ADD #counter :one', '#window = :window', false),
  ]
  for (const step of steps)
    try {
      await step()
      return
    } catch (error) {
      if ((error as Error).name !== 'ConditionalCheckFailedException') throw error
    }
}

function isConflict(error: unknown): boolean {
  const { name, CancellationReasons } = error as { name?: string; CancellationReasons?: { Code?: string }[] }
  if (name === 'TransactionInProgressException' || name === 'TransactionConflictException') return true
  return (
    name === 'TransactionCanceledException' &&
    (CancellationReasons ?? []).some(({ Code }) => conflictCodes.includes(Code ?? ''))
  )
}
