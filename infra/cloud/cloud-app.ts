import { App, Validations, type IPolicyValidationPlugin } from 'aws-cdk-lib/core'
import { DISABLE_ASSET_STAGING_CONTEXT, DISABLE_METADATA_STACK_TRACE } from 'aws-cdk-lib/cx-api'
import type { Bundles } from '#infra/build/bundle.ts'
import { EdgeStack } from './edge-stack.ts'
import type { Stage } from '#infra/stages.ts'
import { SzabiStack } from './szabi-stack.ts'

interface Synthesis {
  /** Where the templates go; the CDK's own choice if nothing is said. */
  outdir?: string
  /** Whether CloudFormation's rules are checked too, which takes a second: before a deployment, not before every start here. */
  checked?: boolean
  /** What else looks at the templates; a fault that it finds ends the synthesis. */
  checks?: (app: App) => IPolicyValidationPlugin[]
}

/** The product as a CDK app. Bundles stay where they were built; nothing needs an account or the network. */
export function cloudApp(stage: Stage, bundles: Bundles, synthesis?: Synthesis): App {
  const app = emptyApp(synthesis)
  new SzabiStack(app, stage, bundles)
  if (stage.domains.length) new EdgeStack(app, stage)
  return app
}

/** An app without what takes time and is not deployed: copies of assets, and notes on where each construct came from. */
export function emptyApp({ outdir, checked = true, checks }: Synthesis = {}) {
  const app = new App({
    outdir,
    builtinCloudFormationValidation: checked,
    analyticsReporting: false,
    treeMetadata: false,
    context: { [DISABLE_ASSET_STAGING_CONTEXT]: true, [DISABLE_METADATA_STACK_TRACE]: true },
  })
  if (checks) Validations.of(app).addPlugins(...checks(app))
  return app
}
