import { bundleFunctions, refuseFaults } from './bundle-functions.ts'
import { buildSite } from './build-site.ts'

// The entry of `npm run build`: everything that is deployed, in `dist/`.
const [bundles] = await Promise.all([bundleFunctions(), buildSite()])
refuseFaults(bundles)
