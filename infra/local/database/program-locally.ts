import { runTableProgram } from '#infra/migrate/table-program.ts'
import { region } from '../template/place.ts'
import type { Resource } from '../template/resources.ts'

interface Local {
  resources: Resource[]
  databaseUrl: string
  /** What the program finds in its environment beside the table, as a function would. */
  settings?: Record<string, string> | undefined
}

/** Runs a program over the template's table in the local database, and gives what it says. */
export function programLocally(
  { resources, databaseUrl, settings }: Local,
  program: readonly [file: string, ...args: string[]],
) {
  const table = resources.find(({ type }) => type === 'AWS::DynamoDB::Table')?.name ?? ''
  const environment = {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    ...settings,
    AWS_ENDPOINT_URL_DYNAMODB: databaseUrl,
  }
  return runTableProgram({ program, table, environment })
}
