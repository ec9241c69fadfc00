import { stageOf } from './stages.ts'
import { synthesise } from '#infra/build/synthesise.ts'

// Run by `cdk`: bundles, then writes the templates of the stage named by STAGE.
await synthesise(stageOf(process.env.STAGE ?? 'production'))
