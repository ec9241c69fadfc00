import { runTableProgram } from '#infra/migrate/table-program.ts'
import { region } from '../template/place.ts'
import type { Resource } from '../template/resources.ts'

/** Runs a program over the template's table in the local database, and gives what it says. */
export function programLocally(
  { resources, databaseUrl }: { resources: Resource[]; databaseUrl: string },
  program: readonly [file: string, ...args: string[]],
) {
  const table = resources.find(({ type }) => type === 'AWS::DynamoDB::Table')?.name ?? ''
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: databaseUrl,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  }
  return runTableProgram({ program, table, environment })
}
