import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { command, endOf } from '#test/local/fixture/program.ts'

it('npm run synth writes the checked templates, and says where they are and nothing else', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'synth-'))
  const { synth = '' } = JSON.parse(await readFile('package.json', 'utf8')).scripts as Record<string, string>
  const { code, said, complaint } = await endOf(
    command(['sh', '-c', synth], { env: { ...process.env, STAGE: 'production', CDK_OUTDIR: directory } }),
  )
  expect(said).toBe(`The templates of production are in ${relative('', directory)}.\n`)
  expect(complaint).toBe('')
  expect(code).toBe(0)
  expect(await readdir(directory)).toContain('szabi-production.template.json')
  await rm(directory, { recursive: true })
})
