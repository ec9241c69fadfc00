import { Stack } from 'aws-cdk-lib/core'
import { CfnFunction } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** CloudFront takes 10 KB of code for one function. */
const mostCode = 10 * 1024

interface ViewerFunctionProps {
  /** The file in `viewer/` without its ending. */
  file: string
  comment: string
  /** Constants that the code finds beside it. */
  settings?: Record<string, unknown>
}

/** A function between a viewer and CloudFront: it sees what is asked before, or what is answered after. */
export function viewerFunction(scope: Construct, id: string, { file, comment, settings = {} }: ViewerFunctionProps) {
  const code = codeOf(file, settings)
  if (Buffer.byteLength(code) > mostCode)
    throw new Error(`The viewer function ${file} is longer than ${mostCode} bytes.`)
  return new CfnFunction(scope, id, {
    name: `${Stack.of(scope).stackName}-${file}`,
    autoPublish: true,
    functionCode: code,
    functionConfig: { comment, runtime: 'cloudfront-js-2.0' },
  })
}

/** CloudFront knows no modules: it calls the function of that name. */
export function codeOf(file: string, settings: Record<string, unknown>): string {
  const source = readFileSync(join(import.meta.dirname, 'viewer', `${file}.js`), 'utf8')
  const constants = Object.entries(settings).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
  return constants.join('') + source.replace('export function handler', 'function handler')
}
