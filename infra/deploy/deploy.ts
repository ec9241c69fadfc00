import { S3Client } from '@aws-sdk/client-s3'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { deploy, type Outputs } from './deployment.ts'
import { optionsOf } from './options.ts'
import { dangersOf, unacceptedIn } from '#infra/release/differences.ts'
import { buildSite } from '#infra/build/build-site.ts'
import { recordRelease } from '#infra/release/record-release.ts'
import { region, stageOf } from '#infra/stages.ts'
import { emptiedAssembly } from '#infra/build/emptied-assembly.ts'
import { synthesise } from '#infra/build/synthesise.ts'
import { releaseOf, templatesIn } from '#infra/release/templates.ts'

/**
 * The entry of `npm run deploy`: deploys the stage named by STAGE. Options are passed on to `cdk deploy`; `--accept-loss <logical id>` allows a
 * change that loses the stored data of one resource.
 */
const { acceptedLosses, cdk } = optionsOf(process.argv.slice(2))
const stage = stageOf(process.env.STAGE ?? '')
const assembly = await synthesise(stage, await emptiedAssembly(stage))

const dangers = dangersOf(templatesIn(releaseOf(stage)), templatesIn(assembly))
const refused = unacceptedIn(dangers, acceptedLosses)
if (refused.length) throw new Error(refused.join('\n'))
for (const { message } of dangers) console.log(`Accepted: ${message}`)

const address = await deploy({ stage, deployStack, buildSite, client: new S3Client({ region }) })
await recordRelease(assembly, releaseOf(stage))
console.log(`\n${address}\nCommit ${releaseOf(stage)}: the next deployment is compared with it.`)

async function deployStack(name: string, parameters: Outputs): Promise<Outputs> {
  const outputs = `dist/${name}.outputs.json`
  const parameterOptions = Object.entries(parameters).flatMap(([id, value]) => [
    '--parameters',
    `${name}:${id}=${value}`,
  ])
  const args = [
    'deploy',
    name,
    '--app',
    assembly,
    '--exclusively',
    '--outputs-file',
    outputs,
    ...parameterOptions,
    ...cdk,
  ]
  const { status } = spawnSync('node_modules/.bin/cdk', args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${name} was not deployed.`)
  return JSON.parse(readFileSync(outputs, 'utf8'))[name] ?? {}
}
