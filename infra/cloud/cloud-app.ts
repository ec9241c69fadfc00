import { App, Validations, type IPolicyValidationPlugin } from 'aws-cdk-lib/core'
import { DISABLE_ASSET_STAGING_CONTEXT, DISABLE_METADATA_STACK_TRACE } from 'aws-cdk-lib/cx-api'
import type { Bundles } from '#infra/build/bundle.ts'
import { EdgeStack } from './edge-stack.ts'
import type { Stage } from '#infra/stages.ts'
import { SzabiStack } from './szabi-stack.ts'

interface Synthesis {
  /** The folder of the templates; the CDK's default if omitted. */
  outdir?: string
  /** Whether CloudFormation's rules are validated, which takes a second: before a deployment, not at every local start. */
  checked?: boolean
  /** Further validations of the templates; a finding fails the synthesis. */
  checks?: (app: App) => IPolicyValidationPlugin[]
}

/** The product as a CDK app, synthesised without an account or the network. */
export function cloudApp(stage: Stage, bundles: Bundles, synthesis?: Synthesis): App {
  const app = emptyApp(synthesis)
  new SzabiStack(app, stage, bundles)
  if (stage.domains.length) new EdgeStack(app, stage)
  return app
}

/** A CDK app without staged assets and construct metadata, which cost time and are not deployed. */
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
