import { dynamoAt, type DynamoCall } from '#infra/local/database/dynamo-call.ts'
import { region } from '#infra/local/template/place.ts'

/** The only table of a database, and a client for it. */
export async function tableOf(url: string): Promise<{ table: string; call: DynamoCall }> {
  const call = dynamoAt(url, region)
  const { TableNames } = await call<{ TableNames: string[] }>('DynamoDB_20120810.ListTables', {})
  const [table] = TableNames
  if (!table || TableNames.length > 1) throw new Error(`There are ${TableNames.length} tables, not one.`)
  return { table, call }
}

/**
 * Points the functions' own code at a database, without the AWS proxy; called before any of it is imported.
 * Gives a function that restores the environment, since a local cloud would take the database for the operator's own.
 */
export function workWith(url: string, table: string): () => void {
  const before = { ...process.env }
  const own = {
    TABLE: table,
    AWS_ENDPOINT_URL_DYNAMODB: url,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  }
  Object.assign(process.env, own)
  return () => {
    for (const name of Object.keys(own)) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}
