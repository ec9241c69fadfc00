import { bundleFunctions, refuseFaults } from './functions.ts'
import { buildSite } from './local/site/build-site.ts'

// The entry of `npm run build`: everything that is deployed, in `dist/`.
const [bundles] = await Promise.all([bundleFunctions(), buildSite()])
refuseFaults(bundles)
