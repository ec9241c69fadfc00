import { setTimeout as pause } from 'node:timers/promises'
import type { Resource } from '../template/resources.ts'
import { DynamoError, type DynamoCall } from './dynamo-call.ts'

const target = (action: string) => `DynamoDB_20120810.${action}`

/** The properties that CloudFormation and CreateTable share; the others are set by other calls or have no stand-in. */
const shared = [
  'AttributeDefinitions',
  'KeySchema',
  'BillingMode',
  'ProvisionedThroughput',
  'GlobalSecondaryIndexes',
  'LocalSecondaryIndexes',
]

interface TableDescription {
  TableStatus: string
  LatestStreamArn?: string
}

/** Creates a table of the template if it does not exist, and gives the ARN of its stream. */
export async function ensureTable(call: DynamoCall, { name, properties }: Resource): Promise<string | undefined> {
  const taken = Object.entries(properties).filter(([property]) => shared.includes(property))
  const stream = properties.StreamSpecification as { StreamViewType: string } | undefined
  await call(target('CreateTable'), {
    TableName: name,
    ...Object.fromEntries(taken),
    ...(stream && { StreamSpecification: { StreamEnabled: true, ...stream } }),
  }).then(
    () => ensureTimeToLive(call, name, properties),
    error => {
      if (!(error instanceof DynamoError && error.type === 'ResourceInUseException')) throw error
    },
  )
  return (await activeTable(call, name)).LatestStreamArn
}

async function activeTable(call: DynamoCall, name: string): Promise<TableDescription> {
  const { Table } = await call<{ Table: TableDescription }>(target('DescribeTable'), { TableName: name })
  if (Table.TableStatus === 'ACTIVE') return Table
  await pause(20)
  return activeTable(call, name)
}

async function ensureTimeToLive(call: DynamoCall, name: string, properties: Resource['properties']) {
  const setting = properties.TimeToLiveSpecification
  if (!setting) return
  await activeTable(call, name)
  await call(target('UpdateTimeToLive'), { TableName: name, TimeToLiveSpecification: setting })
}

/** Whether the table holds any item. */
export async function hasItems(call: DynamoCall, name: string): Promise<boolean> {
  const { Count } = await call<{ Count: number }>(target('Scan'), { TableName: name, Limit: 1, Select: 'COUNT' })
  return Count > 0
}
