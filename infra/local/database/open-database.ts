import { startDynoxide, type Database } from './dynoxide.ts'

/** The operator's own DynamoDB where AWS_ENDPOINT_URL_DYNAMODB is set, else dynoxide on a file or in memory. */
export async function openDatabase(file?: string): Promise<Database> {
  const own = process.env.AWS_ENDPOINT_URL_DYNAMODB
  return own ? { url: own, close: async () => {} } : startDynoxide(file)
}
