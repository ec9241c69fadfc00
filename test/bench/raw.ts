import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { RecordedCall, Recording } from './recorder.ts'

type Attributes = Record<string, unknown>

const attributes = ['Key', 'Item', 'ExpressionAttributeValues', 'ExclusiveStartKey']

/** A call's input in plain values, as the document client expects it. */
function plain(value: unknown, name = ''): unknown {
  if (attributes.includes(name)) return unmarshall(value as Parameters<typeof unmarshall>[0])
  if (name === 'Keys') return (value as unknown[]).map(key => plain(key, 'Key'))
  if (Array.isArray(value)) return value.map(one => plain(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner, key)]))
}

/** A condition of the same size that holds, since the original one no longer does. */
const whicheverWay = {
  ConditionExpression: 'attribute_exists(#pk) OR attribute_not_exists(#pk)',
  ExpressionAttributeNames: { '#pk': '_pk' },
}

/** Redirects a transaction's step to a partition without notifications, and of one client alone, so that none overlap. */
function again(step: Record<string, Attributes>, place: string): Record<string, Attributes> {
  return Object.fromEntries(
    Object.entries(step).map(([kind, { TableName, Item, Key, ConditionExpression, UpdateExpression, ...given }]) => [
      kind,
      {
        TableName,
        ...(Item !== undefined && { Item: { ...elsewhere(Item as Attributes, place), _kind: 'Again' } }),
        ...(Key !== undefined && { Key: elsewhere(Key as Attributes, place) }),
        ...(ConditionExpression !== undefined && whicheverWay),
        ...(UpdateExpression !== undefined && { UpdateExpression, ...ofNoKind(given) }),
      },
    ]),
  )
}

/** What a counter is increased by, with the kind under another name, so that nobody is notified of it. */
function ofNoKind({ ExpressionAttributeNames, ExpressionAttributeValues }: Attributes) {
  const names = Object.entries(ExpressionAttributeNames as Record<string, string>)
  return {
    ExpressionAttributeNames: Object.fromEntries(
      names.map(([placeholder, name]) => [placeholder, name === '_kind' ? '_again' : name]),
    ),
    ExpressionAttributeValues,
  }
}

const elsewhere = (named: Attributes, place: string) => ({
  ...named,
  ...Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) =>
      /^_pk\d?$/.test(name) ? [[name, `${String(value)}#${place}`]] : [],
    ),
  ),
})

/** Replays recorded calls by the SDK's document client alone, which is the least they can cost. */
export function rawClient(url: string) {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: url,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  )

  function call({ action, input }: RecordedCall, place: string) {
    const given = plain(input)
    switch (action) {
      case 'GetItem':
        return () => client.send(new GetCommand(given as ConstructorParameters<typeof GetCommand>[0]))
      case 'BatchGetItem':
        return () => client.send(new BatchGetCommand(given as ConstructorParameters<typeof BatchGetCommand>[0]))
      case 'Query':
        return () => client.send(new QueryCommand(given as ConstructorParameters<typeof QueryCommand>[0]))
      case 'TransactWriteItems': {
        const { TransactItems } = given as { TransactItems: Record<string, Attributes>[] }
        const steps = TransactItems.map(step => again(step, place)) as ConstructorParameters<
          typeof TransactWriteCommand
        >[0]['TransactItems']
        return () => client.send(new TransactWriteCommand({ TransactItems: steps }))
      }
      default:
        throw new Error(`Nobody knows how ${action} is made again.`)
    }
  }

  /** Prepares the calls, batch by batch; `place` keeps concurrent writes apart. */
  return (recording: Recording, place = 'again') => {
    const waves = recording.map(wave => wave.map(one => call(one, place)))
    return async () => {
      for (const wave of waves) await Promise.all(wave.map(make => make()))
    }
  }
}
