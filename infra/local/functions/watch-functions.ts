import { watch } from 'node:fs'
import { bundleFunctions } from '#infra/build/bundle-functions.ts'
import type { LocalCloud } from '../local-cloud.ts'
import type { Log } from '../log.ts'

/** Milliseconds in which an editor's several writes count as one change. */
const quiet = 80

/** Bundles the functions again whenever a source changes, and has new workers take over. */
export function watchFunctions(cloud: LocalCloud, log: Log) {
  let waiting: NodeJS.Timeout | undefined
  const renew = async () => {
    for (const fault of (await bundleFunctions()).faults) log('bundle', fault, true)
    cloud.recycle()
  }
  const changed = () => {
    clearTimeout(waiting)
    waiting = setTimeout(renew, quiet)
  }
  for (const directory of ['functions', 'shared']) watch(directory, { recursive: true }, changed)
}
