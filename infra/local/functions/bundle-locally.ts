import { setImmediate } from 'node:timers/promises'
import type { Bundles } from '#infra/build/bundle.ts'
import { bundleFunctions } from '#infra/build/bundle-functions.ts'
import type { Log } from '../log.ts'

/** Bundles the functions and logs errors; what could be built is run all the same. */
export async function bundleLocally(log?: Log, onBuild?: () => void): Promise<Bundles> {
  const bundles = await bundleFunctions(onBuild)
  // Ctrl-C ends the bundler too, whose exit may be noticed before the signal.
  await setImmediate()
  for (const fault of bundles.faults) log?.('bundle', fault, true)
  return bundles
}
