import { bundle, type Bundles } from './bundle.ts'
import { handlerFiles } from './handler-files.ts'

/** Bundles every handler of the product into `dist/functions`, where anything has changed. */
export const bundleFunctions = (onBuild?: () => void): Promise<Bundles> =>
  bundle({ source: 'functions', out: 'dist/functions', files: handlerFiles(), onBuild })

/** @throws Error where a handler is missing or cannot be built, so that nothing incomplete is deployed */
export function refuseFaults({ faults }: Bundles) {
  if (faults.length) throw new Error(faults.join('\n'))
}
