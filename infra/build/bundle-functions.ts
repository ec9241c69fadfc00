import { bundle, type Bundles } from './bundle.ts'
import { handlerFiles } from './handler-files.ts'

/** Bundles every handler of the product into `dist/functions`. */
export const bundleFunctions = (): Promise<Bundles> =>
  bundle({ source: 'functions', out: 'dist/functions', files: handlerFiles() })

/** Nothing is deployed of which a part is not written or cannot be built. */
export function refuseFaults({ faults }: Bundles) {
  if (faults.length) throw new Error(faults.join('\n'))
}
