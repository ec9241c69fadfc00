import { Stack } from 'aws-cdk-lib/core'
import { CfnFunction } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** CloudFront accepts 10 KB of code for a function. */
const maxBytes = 10 * 1024

interface ViewerFunctionProps {
  /** The file in `viewer/` without its ending. */
  file: string
  comment: string
  /** Constants prepended to the code. */
  settings?: Record<string, unknown>
}

/** A CloudFront function that runs on viewer requests or viewer responses. */
export function viewerFunction(scope: Construct, id: string, { file, comment, settings = {} }: ViewerFunctionProps) {
  const code = codeOf(file, settings)
  if (Buffer.byteLength(code) > maxBytes)
    throw new Error(`The viewer function ${file} is longer than ${maxBytes} bytes.`)
  return new CfnFunction(scope, id, {
    name: `${Stack.of(scope).stackName}-${file}`,
    autoPublish: true,
    functionCode: code,
    functionConfig: { comment, runtime: 'cloudfront-js-2.0' },
  })
}

/** The code without `export`, since CloudFront has no modules and calls `handler` by name. */
export function codeOf(file: string, settings: Record<string, unknown>): string {
  const source = readFileSync(join(import.meta.dirname, 'viewer', `${file}.js`), 'utf8')
  const constants = Object.entries(settings).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
  return constants.join('') + source.replace('export function handler', 'function handler')
}
