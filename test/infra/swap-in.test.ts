import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { swapIn } from '#infra/build/swap-in.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'swap-in-'))))
afterAll(() => rm(folder, { recursive: true }))

async function draft(name: string): Promise<string> {
  const path = join(folder, name)
  await mkdir(join(path, 'assets'), { recursive: true })
  for (let file = 0; file < 20; file++) await writeFile(join(path, 'assets', `${file}.js`), name)
  return path
}

it('two that are put in one place at the same moment leave one whole folder there', async () => {
  const place = join(folder, 'site')
  for (let round = 0; round < 20; round++) {
    const drafts = await Promise.all(['one', 'other', 'third'].map(name => draft(`${name}-${round}`)))
    await Promise.all(drafts.map(path => swapIn(path, place)))
    expect(await readdir(join(place, 'assets'))).toHaveLength(20)
  }
  expect(await readdir(folder)).toEqual(['site'])
})

it('what cannot be put there for another reason is said', async () => {
  await expect(swapIn(join(folder, 'missing'), join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
})
