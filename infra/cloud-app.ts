import { App } from 'aws-cdk-lib/core'
import { DISABLE_ASSET_STAGING_CONTEXT, DISABLE_METADATA_STACK_TRACE } from 'aws-cdk-lib/cx-api'
import type { Bundles } from './bundle.ts'
import type { Stage } from './stages.ts'
import { SzabiStack } from './szabi-stack.ts'

/** The product as a CDK app. Bundles stay where they were built; nothing needs an account or the network. */
export function cloudApp(stage: Stage, bundles: Bundles, outdir?: string): App {
  const app = emptyApp(outdir)
  new SzabiStack(app, stage, bundles)
  return app
}

/** An app without what takes time and is not deployed: copies of assets, and notes on where each construct came from. */
export const emptyApp = (outdir?: string) =>
  new App({
    outdir,
    analyticsReporting: false,
    treeMetadata: false,
    context: { [DISABLE_ASSET_STAGING_CONTEXT]: true, [DISABLE_METADATA_STACK_TRACE]: true },
  })
