import { runMigration } from '#infra/migrate/migration-program.ts'
import { region } from '../template/place.ts'
import type { Resource } from '../template/resources.ts'

/** Migrates the template's table in the local database, and gives what the migration says. */
export function migrateLocally(
  { resources, databaseUrl }: { resources: Resource[]; databaseUrl: string },
  dryRun: boolean,
) {
  const table = resources.find(({ type }) => type === 'AWS::DynamoDB::Table')?.name ?? ''
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: databaseUrl,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  }
  return runMigration({ table, dryRun, environment })
}
