import { saveRecord } from './roles/kept-records.ts'
import { startLocalCloud, type LocalCloud, type LocalCloudProps } from './local-cloud.ts'
import { localAssembly } from './template/local-assembly.ts'

/** Runs the product's own template. */
export async function startSzabi(props: Omit<LocalCloudProps, 'assembly'> = {}): Promise<LocalCloud> {
  const cloud = await startLocalCloud({ ...props, assembly: () => localAssembly(props) })
  return { ...cloud, close: () => cloud.close().then(() => keepPermissions(cloud)) }
}

/** The permission report after the tests reads the records of all runs. */
export function keepPermissions({ permissions }: Pick<LocalCloud, 'permissions'>) {
  const directory = process.env.PERMISSION_RECORDS
  if (directory) saveRecord(directory, permissions())
}
