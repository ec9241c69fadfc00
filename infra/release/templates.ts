import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The part of a CloudFormation template that is compared here. */
export interface Template {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>
}

/** The folder of the last release's templates. */
export const releaseOf = (stage: { name: string }) => `infra/release/releases/${stage.name}`

/** An asset's digest, which changes with every line of code. */
const assetKey = /\b[0-9a-f]{64}(?=\.(zip|json)\b)/g

/** All templates in a folder by file name, nested stacks included, without the digests of assets. */
export function templatesIn(directory: string): Map<string, Template> {
  const files = existsSync(directory) ? readdirSync(directory).filter(file => file.endsWith('.template.json')) : []
  return new Map(
    files
      .sort()
      .map(file => [file, JSON.parse(readFileSync(join(directory, file), 'utf8').replace(assetKey, 'asset'))]),
  )
}
