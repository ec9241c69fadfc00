import { cloudApp } from '#infra/cloud/cloud-app.ts'
import { bundleFunctions, refuseFaults } from './bundle-functions.ts'
import type { Stage } from '#infra/stages.ts'
import { templateChecks } from '#infra/checks/template-checks.ts'

/** Synthesises the templates of a stage, and gives their folder. @throws Error where a handler is missing or a check fails */
export async function synthesise(stage: Stage, outdir?: string): Promise<string> {
  const bundles = await bundleFunctions()
  refuseFaults(bundles)
  return cloudApp(stage, bundles, { outdir, checks: templateChecks(stage) }).synth().directory
}
