import { watch } from 'node:fs'
import { bundleLocally } from './bundle-locally.ts'
import type { LocalCloud } from '../local-cloud.ts'
import type { Log } from '../log.ts'

/** Writes within this many milliseconds count as one change. */
const debounce = 80

/** Bundles the functions when a source changes, and replaces the workers. */
export function watchFunctions(cloud: LocalCloud, log: Log) {
  let waiting: NodeJS.Timeout | undefined
  const renew = async () => {
    await bundleLocally(log)
    cloud.recycle()
  }
  const changed = () => {
    clearTimeout(waiting)
    waiting = setTimeout(renew, debounce)
  }
  for (const directory of ['functions', 'shared']) watch(directory, { recursive: true }, changed)
}
