import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { localhostPlaceholder, originPlaceholder } from './place.ts'

interface TemplateResource {
  Type: string
  Properties?: Record<string, unknown>
}

/** A CloudFormation template. */
export interface Template {
  Resources: Record<string, TemplateResource>
  Parameters?: Record<string, { Default?: unknown }>
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>
}

/** The output of CDK's synthesis: the top-level stacks, and every asset by its key in the bucket. */
export interface Assembly {
  stacks: { name: string; template: Template }[]
  /** The path of the file or folder behind an asset's key (`<hash>.zip`, `<hash>.json`). */
  asset: (key: string) => string
  /** The template of a nested stack, which is an asset. */
  nested: (key: string) => Template
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

/** Reads a cloud assembly from its folder, with the site's URL in place of the placeholder. */
export function readAssembly(directory: string, origin = originPlaceholder): Assembly {
  const read = (file: string) =>
    JSON.parse(
      readFileSync(resolve(directory, file), 'utf8')
        .replaceAll(originPlaceholder, origin)
        .replaceAll(localhostPlaceholder, origin.replace('127.0.0.1', 'localhost')),
    )
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
  const asset = (key: string) => {
    const path = assets.get(basename(key))
    if (!path) throw new Error(`The assembly has no asset ${key}.`)
    return path
  }
  return { stacks, asset, nested: key => read(asset(key)) }
}
