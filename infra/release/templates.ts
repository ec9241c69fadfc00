import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A CloudFormation template as far as it is looked at here. */
export interface Template {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>
}

/** Where the templates of the last release lie. */
export const releaseOf = (stage: { name: string }) => `infra/release/releases/${stage.name}`

/** The digest of an asset: it changes with every line of code, which is better read in the code. */
const assetKey = /\b[0-9a-f]{64}(?=\.(zip|json)\b)/g

/** All templates in a folder by their files' names, those of nested stacks too, without the digests of assets. */
export function templatesIn(directory: string): Map<string, Template> {
  const files = existsSync(directory) ? readdirSync(directory).filter(file => file.endsWith('.template.json')) : []
  return new Map(
    files
      .sort()
      .map(file => [file, JSON.parse(readFileSync(join(directory, file), 'utf8').replace(assetKey, 'asset'))]),
  )
}
