import { bundleFunctions, refuseFaults } from './bundle-functions.ts'
import { buildSite } from './build-site.ts'

// The entry of `npm run build`: builds everything that is deployed into `dist/`.
const [bundles] = await Promise.all([bundleFunctions(), buildSite()])
refuseFaults(bundles)
