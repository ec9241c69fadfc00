import { relative } from 'node:path'
import { stageOf } from './stages.ts'
import { synthesise } from '#infra/build/synthesise.ts'

// The entry of `npm run synth`, and of `cdk`, which says where to: bundles, then writes the templates of the stage named by STAGE.
const stage = stageOf(process.env.STAGE ?? 'production')
const directory = await synthesise(stage, process.env.CDK_OUTDIR ?? 'cdk.out')
console.log(`The templates of ${stage.name} are in ${relative('', directory)}.`)
