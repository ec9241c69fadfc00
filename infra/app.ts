import { cloudApp } from './cloud-app.ts'
import { bundleFunctions, refuseFaults } from './functions.ts'
import { stageOf } from './stages.ts'

// Run by `cdk`: bundles, then writes the templates of the stage named by STAGE.
const bundles = await bundleFunctions()
refuseFaults(bundles)
cloudApp(stageOf(process.env.STAGE ?? 'production'), bundles).synth()
