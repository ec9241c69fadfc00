import { afterAll, beforeEach, vi } from 'vitest'
import { dynamoAt } from '#infra/local/database/dynamo-call.ts'
import { startDynoxide } from '#infra/local/database/dynoxide.ts'
import { region } from '#infra/local/template/place.ts'
import { stubSettings } from './in-memory/settings.ts'

const TableName = 'table'
const keys = (['_pk', '_sk'] as const).map((AttributeName, n) => ({ AttributeName, KeyType: ['HASH', 'RANGE'][n] }))

/** Leads the functions that a test file imports afterwards to a table of its own, which is empty before each test, and gives the raw call. */
export async function openOwnTable() {
  const database = await startDynoxide()
  afterAll(() => database.close())
  stubSettings({ TABLE: TableName, AWS_REGION: region })
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', database.url)
  const call = dynamoAt(database.url, region)
  beforeEach(async () => {
    await call('DynamoDB_20120810.DeleteTable', { TableName }).catch(() => {})
    await call('DynamoDB_20120810.CreateTable', {
      TableName,
      KeySchema: keys,
      AttributeDefinitions: keys.map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' })),
      BillingMode: 'PAY_PER_REQUEST',
    })
  })
  return call
}
