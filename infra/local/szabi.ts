import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloudApp } from '#infra/cloud/cloud-app.ts'
import { bundleFunctions } from '#infra/build/bundle-functions.ts'
import { localStage } from '#infra/stages.ts'
import { keepRecord } from './roles/records.ts'
import { startLocalCloud, type LocalCloud, type LocalCloudProps } from './local-cloud.ts'

/** Runs the product's own template, freshly synthesised. */
export async function startSzabi(props: Omit<LocalCloudProps, 'assembly'> = {}): Promise<LocalCloud> {
  const directory = await mkdtemp(join(tmpdir(), 'szabi-template-'))
  const tidy = () => rm(directory, { recursive: true, force: true })
  try {
    const cloud = await startLocalCloud({ ...props, assembly: origin => synthesise(origin, directory, props.log) })
    return {
      ...cloud,
      close: () =>
        cloud
          .close()
          .then(tidy)
          .then(() => keepPermissions(cloud)),
    }
  } catch (error) {
    await tidy()
    throw error
  }
}

/** Tests ask for it, so that at their end it can be said which permissions were missing and which were never used. */
function keepPermissions({ permissions }: LocalCloud) {
  const directory = process.env.PERMISSION_RECORDS
  if (directory) keepRecord(directory, permissions())
}

async function synthesise(origin: string, directory: string, log: LocalCloudProps['log']): Promise<string> {
  const bundles = await bundleFunctions()
  for (const fault of bundles.faults) log?.('bundle', fault, true)
  cloudApp(localStage(origin), bundles, { outdir: directory, checked: false }).synth()
  return directory
}
