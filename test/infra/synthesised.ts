import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { cloudApp } from '#infra/cloud/cloud-app.ts'
import { bundleFunctions } from '#infra/build/bundle-functions.ts'
import type { Stage } from '#infra/stages.ts'
import { templateChecks } from '#infra/checks/template-checks.ts'
import type { Bundles } from '#infra/build/bundle.ts'

export interface TemplateResource {
  Type: string
  Properties: Record<string, unknown>
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}

interface Template {
  Resources: Record<string, TemplateResource>
  Outputs?: Record<string, { Value: unknown }>
}

/** The templates of a stage, synthesised before the tests of a file and removed after them. */
export function synthesised(stage: Stage, { checked = false } = {}) {
  let directory = ''
  let bundles: Bundles = { directory: '', reach: {}, weights: {}, faults: [] }
  let root: Template = { Resources: {} }
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'template-'))
    bundles = await bundleFunctions()
    const checks = checked ? templateChecks(stage) : undefined
    cloudApp(stage, bundles, { outdir: directory, checked, checks }).synth()
    root = await template(`szabi-${stage.name}`)
  })
  afterAll(() => rm(directory, { recursive: true }))

  const template = async (name: string): Promise<Template> =>
    JSON.parse(await readFile(join(directory, `${name}.template.json`), 'utf8'))
  return {
    directory: () => directory,
    faults: () => bundles.faults,
    root: () => root,
    template,
    /** The resources of a type in the root stack. */
    ofType: (type: string) => Object.values(root.Resources).filter(({ Type }) => Type === type),
  }
}
