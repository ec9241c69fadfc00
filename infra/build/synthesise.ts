import { cloudApp } from '#infra/cloud/cloud-app.ts'
import { bundleFunctions, refuseFaults } from './bundle-functions.ts'
import type { Stage } from '#infra/stages.ts'
import { templateChecks } from '#infra/checks/template-checks.ts'

/** Writes the templates of a stage into a folder, or throws: nothing is deployed of which a part is missing or refused by a check. */
export async function synthesise(stage: Stage, outdir?: string): Promise<string> {
  const bundles = await bundleFunctions()
  refuseFaults(bundles)
  return cloudApp(stage, bundles, { outdir, checks: templateChecks(stage) }).synth().directory
}
