import { App } from 'aws-cdk-lib/core'
import { DISABLE_ASSET_STAGING_CONTEXT, DISABLE_METADATA_STACK_TRACE } from 'aws-cdk-lib/cx-api'
import type { Bundles } from './bundle.ts'
import type { Stage } from './stages.ts'
import { SzabiStack } from './szabi-stack.ts'

interface Synthesis {
  /** Where the templates go; the CDK's own choice if nothing is said. */
  outdir?: string
  /** Whether CloudFormation's rules are checked too, which takes a second: before a deployment, not before every start here. */
  checked?: boolean
}

/** The product as a CDK app. Bundles stay where they were built; nothing needs an account or the network. */
export function cloudApp(stage: Stage, bundles: Bundles, synthesis?: Synthesis): App {
  const app = emptyApp(synthesis)
  new SzabiStack(app, stage, bundles)
  return app
}

/** An app without what takes time and is not deployed: copies of assets, and notes on where each construct came from. */
export const emptyApp = ({ outdir, checked = true }: Synthesis = {}) =>
  new App({
    outdir,
    builtinCloudFormationValidation: checked,
    analyticsReporting: false,
    treeMetadata: false,
    context: { [DISABLE_ASSET_STAGING_CONTEXT]: true, [DISABLE_METADATA_STACK_TRACE]: true },
  })
