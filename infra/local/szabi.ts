import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloudApp } from '#infra/cloud/cloud-app.ts'
import { localStage } from '#infra/stages.ts'
import { bundleLocally } from './functions/bundle-locally.ts'
import { saveRecord } from './roles/kept-records.ts'
import { startLocalCloud, type LocalCloud, type LocalCloudProps } from './local-cloud.ts'

/** Synthesises the product's template and runs it. */
export async function startSzabi(props: Omit<LocalCloudProps, 'assembly'> = {}): Promise<LocalCloud> {
  const directory = await mkdtemp(join(tmpdir(), 'szabi-template-'))
  const removeTemplate = () => rm(directory, { recursive: true, force: true })
  try {
    const cloud = await startLocalCloud({ ...props, assembly: origin => synthesise(origin, directory, props) })
    return {
      ...cloud,
      close: () =>
        cloud
          .close()
          .then(removeTemplate)
          .then(() => keepPermissions(cloud)),
    }
  } catch (error) {
    await removeTemplate()
    throw error
  }
}

/** The permission report after the tests reads the records of all runs. */
function keepPermissions({ permissions }: LocalCloud) {
  const directory = process.env.PERMISSION_RECORDS
  if (directory) saveRecord(directory, permissions())
}

async function synthesise(
  origin: string,
  directory: string,
  { log, say }: Pick<LocalCloudProps, 'log' | 'say'>,
): Promise<string> {
  const bundles = await bundleLocally(log, () => say?.('Building the functions.'))
  cloudApp(localStage(origin), bundles, { outdir: directory, checked: false }).synth()
  return directory
}
