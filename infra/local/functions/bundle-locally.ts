import type { Bundles } from '#infra/build/bundle.ts'
import { bundleFunctions } from '#infra/build/bundle-functions.ts'
import type { Log } from '../log.ts'

/** Bundles the functions and logs errors; what could be built is run all the same. */
export async function bundleLocally(log?: Log, onBuild?: () => void): Promise<Bundles> {
  const bundles = await bundleFunctions(onBuild)
  for (const fault of bundles.faults.filter(isOfSource)) log?.('bundle', fault, true)
  return bundles
}

/** Ctrl-C ends the bundler too, whose exit may be noticed before the signal; that is no fault of a source. */
const isOfSource = (fault: string) => !/^The service (was stopped|is no longer running)/.test(fault)
