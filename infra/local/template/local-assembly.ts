import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { digestOf } from '#infra/build/digest.ts'
import { refuseForeign } from '#infra/build/refuse-foreign.ts'
import { localStage } from '#infra/stages.ts'
import { bundleLocally } from '../functions/bundle-locally.ts'
import type { LocalCloudProps } from '../local-cloud.ts'
import { localhostPlaceholder, originPlaceholder } from './place.ts'

const kept = 'dist/template'

/** The folder of the product's cloud assembly, synthesised again only when its sources have changed. */
export async function localAssembly({ log, say }: Pick<LocalCloudProps, 'log' | 'say'>): Promise<string> {
  const bundles = await bundleLocally(log, () => say?.('Building the functions.'))
  // The assembly holds absolute paths of the bundles, so that a moved checkout needs another one.
  const inputs = digestOf(['infra', 'shared', 'functions', 'package-lock.json'])
  const name = createHash('sha256').update(resolve(kept)).update(inputs).digest('hex').slice(0, 32)
  const directory = join(kept, name)
  if (existsSync(directory)) return directory

  refuseForeign(kept)
  // Imported on demand: loading the CDK takes longer than the rest of a start.
  const { cloudApp } = await import('#infra/cloud/cloud-app.ts')
  const draft = join(kept, `draft-${process.pid}-${Date.now()}`)
  cloudApp(localStage(originPlaceholder, [localhostPlaceholder]), bundles, { outdir: draft, checked: false }).synth()
  // Another process may have written the same assembly first.
  await rename(draft, directory).catch(() => rm(draft, { recursive: true }))
  await removeOlder(name)
  return directory
}

async function removeOlder(name: string) {
  const others = (await readdir(kept)).filter(other => other !== name && !other.startsWith('draft-'))
  await Promise.all(others.map(other => rm(join(kept, other), { recursive: true, force: true })))
}
