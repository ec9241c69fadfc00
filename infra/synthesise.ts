import { cloudApp } from './cloud-app.ts'
import { bundleFunctions, refuseFaults } from './functions.ts'
import type { Stage } from './stages.ts'
import { templateChecks } from './template-checks.ts'

/** Writes the templates of a stage into a folder, or throws: nothing is deployed of which a part is missing or refused by a check. */
export async function synthesise(stage: Stage, outdir?: string): Promise<string> {
  const bundles = await bundleFunctions()
  refuseFaults(bundles)
  return cloudApp(stage, bundles, { outdir, checks: templateChecks(stage) }).synth().directory
}
