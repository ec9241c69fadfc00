import { relative } from 'node:path'
import { emptiedAssembly } from '#infra/build/emptied-assembly.ts'
import { stageOf } from './stages.ts'
import { synthesise } from '#infra/build/synthesise.ts'

// The entry of `npm run synth`, and of `cdk`, which sets CDK_OUTDIR: bundles the functions and synthesises the stage named by STAGE.
const stage = stageOf(process.env.STAGE ?? 'production')
const directory = await synthesise(stage, process.env.CDK_OUTDIR ?? (await emptiedAssembly(stage)))
console.log(`The templates of ${stage.name} are in ${relative('', directory)}.`)
