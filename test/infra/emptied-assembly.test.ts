import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptiedAssembly } from '#infra/build/emptied-assembly.ts'
import { stages } from '#infra/stages.ts'

const home = process.cwd()
let checkout: string
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'checkout-'))
  process.chdir(checkout)
})
afterEach(async () => {
  process.chdir(home)
  await rm(checkout, { recursive: true })
})

it('cloud 2: each stage has a folder of its own, without what an older release left there', async () => {
  for (const stage of [stages.production, stages.staging]) {
    const directory = await emptiedAssembly(stage)
    await mkdir(directory, { recursive: true })
    await writeFile(join(directory, `szabi-${stage.name}.template.json`), '{}')
  }
  expect(await readdir('cdk.out/production')).toEqual(['szabi-production.template.json'])
  await writeFile('cdk.out/production/old.nested.template.json', '{}')
  await mkdir(await emptiedAssembly(stages.production), { recursive: true })
  expect(await readdir('cdk.out/production')).toEqual([])
  expect(await readdir('cdk.out/staging')).toEqual(['szabi-staging.template.json'])
})
