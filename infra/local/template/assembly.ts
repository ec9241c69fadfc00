import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

export interface TemplateResource {
  Type: string
  Properties?: Record<string, unknown>
}

/** A CloudFormation template as CDK writes it. */
export interface Template {
  Resources: Record<string, TemplateResource>
  Parameters?: Record<string, { Default?: unknown }>
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>
}

/** What CDK's synthesis wrote: the stacks that stand by themselves, and every asset by the key it would have in the bucket. */
export interface Assembly {
  stacks: { name: string; template: Template }[]
  /** The path of the file or folder behind an asset's key (`<hash>.zip`, `<hash>.json`). */
  asset: (key: string) => string
}

interface Manifest {
  artifacts: Record<
    string,
    { type: string; displayName?: string; properties: { templateFile?: string; file?: string } }
  >
}

interface AssetManifest {
  files: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>
}

export const readTemplate = (path: string): Template => JSON.parse(readFileSync(path, 'utf8'))

/** Reads a cloud assembly from its folder. */
export function readAssembly(directory: string): Assembly {
  const read = (file: string) => JSON.parse(readFileSync(join(directory, file), 'utf8'))
  const artifacts = Object.entries((read('manifest.json') as Manifest).artifacts)

  const stacks = artifacts
    .filter(([, { type }]) => type === 'aws:cloudformation:stack')
    .map(([name, { properties }]) => ({ name, template: read(properties.templateFile ?? '') as Template }))

  const assets = new Map<string, string>()
  for (const [, { type, properties }] of artifacts) {
    if (type !== 'cdk:asset-manifest') continue
    for (const { source, destinations } of Object.values((read(properties.file ?? '') as AssetManifest).files))
      for (const { objectKey } of Object.values(destinations)) assets.set(objectKey, resolve(directory, source.path))
  }
  return {
    stacks,
    asset(key) {
      const path = assets.get(basename(key))
      if (!path) throw new Error(`The assembly has no asset ${key}.`)
      return path
    },
  }
}
