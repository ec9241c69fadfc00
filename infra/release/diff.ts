import { formatDifferences } from '@aws-cdk/cloudformation-diff'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dangersOf, differencesOf } from './differences.ts'
import { stageOf } from '#infra/stages.ts'
import { synthesise } from '#infra/build/synthesise.ts'
import { releaseOf, templatesIn } from './templates.ts'

/**
 * The entry of `npm run diff`: prints what a deployment of the stage named by STAGE would change since its last release, without
 * an account. The exit code is 1 where data would be lost or the deployment would fail halfway.
 */
const stage = stageOf(process.env.STAGE ?? 'production')
const directory = await mkdtemp(join(tmpdir(), 'szabi-diff-'))
try {
  const next = templatesIn(await synthesise(stage, directory))
  const last = templatesIn(releaseOf(stage))
  const differences = differencesOf(last, next)
  for (const [file, difference] of differences) {
    console.log(`\n${file}`)
    formatDifferences(process.stdout, difference)
  }
  const dangers = dangersOf(last, next)
  for (const { message } of dangers) console.error(message)
  console.log(differences.size ? `${differences.size} templates change.` : 'Nothing changes.')
  process.exitCode = dangers.length ? 1 : 0
} finally {
  await rm(directory, { recursive: true })
}
