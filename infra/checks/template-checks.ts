import { Validations, type App } from 'aws-cdk-lib/core'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { acceptedFindings } from './accepted-findings.ts'
import { resourceSchemas } from './resource-schemas.ts'
import type { Stage } from '#infra/stages.ts'

/** The checks of a stage's templates, by cdk-nag and by the resource schemas; a finding fails the synthesis. */
export const templateChecks = (stage: Stage) => (app: App) => {
  Validations.of(app).acknowledge(...acceptedFindings(stage))
  return [new AwsSolutionsChecks(app), new ServerlessChecks(app), resourceSchemas]
}
