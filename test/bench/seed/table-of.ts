import { dynamoAt, type DynamoCall } from '#infra/local/database/dynamo-call.ts'
import { region } from '#infra/local/template/place.ts'

/** The one table of a database, and calls to it as the local cloud makes them. */
export async function tableOf(url: string): Promise<{ table: string; call: DynamoCall }> {
  const call = dynamoAt(url, region)
  const { TableNames } = await call<{ TableNames: string[] }>('DynamoDB_20120810.ListTables', {})
  const [table] = TableNames
  if (!table || TableNames.length > 1) throw new Error(`There are ${TableNames.length} tables, not one.`)
  return { table, call }
}

/**
 * Has the functions' own code work with a database, without the doors of the local cloud; before any of it is imported.
 * Gives what sets the environment back, since a local cloud would take the database for one of the operator's own.
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
