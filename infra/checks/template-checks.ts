import { Validations, type App } from 'aws-cdk-lib/core'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { acceptedFindings } from './accepted-findings.ts'
import { resourceSchemas } from './resource-schemas.ts'
import type { Stage } from '#infra/stages.ts'

/** What looks at the templates of a stage before they go: AWS's advice, and the schemas of all resources. A fault ends the synthesis. */
export const templateChecks = (stage: Stage) => (app: App) => {
  Validations.of(app).acknowledge(...acceptedFindings(stage))
  return [new AwsSolutionsChecks(app), new ServerlessChecks(app), resourceSchemas]
}
