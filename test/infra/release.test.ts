import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, describe, it } from 'vitest'
import { differencesOf } from '#infra/release/differences.ts'
import { recordRelease } from '#infra/release/record-release.ts'
import { releaseOf, templatesIn } from '#infra/release/templates.ts'
import { stages } from '#infra/stages.ts'

const code = (digest: string, memory: number) =>
  JSON.stringify({
    Resources: {
      Answer: {
        Type: 'AWS::Lambda::Function',
        Properties: { Code: { S3Key: `${digest.repeat(64)}.zip` }, MemorySize: memory },
      },
    },
  })

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'release-'))
  for (const folder of ['last', 'next']) await mkdir(join(directory, folder))
})
afterEach(() => rm(directory, { recursive: true }))

const write = (path: string, text: string) => writeFile(join(directory, path), text)
const changes = () => [
  ...differencesOf(templatesIn(join(directory, 'kept')), templatesIn(join(directory, 'next'))).keys(),
]

describe('a recorded release', () => {
  it('is what the next one is compared with: code alone is no change, a setting is one', async () => {
    await write('last/root.template.json', code('a', 1024))
    await recordRelease(join(directory, 'last'), join(directory, 'kept'))
    await write('next/root.template.json', code('b', 1024))
    expect(changes()).toEqual([])
    await write('next/root.template.json', code('b', 512))
    expect(changes()).toEqual(['root.template.json'])
  })

  it('has templates and nothing else, and none of an older release', async () => {
    await mkdir(join(directory, 'kept'))
    await write('kept/gone.template.json', '{}')
    await write('last/root.nested.template.json', code('a', 1024))
    await write('last/manifest.json', '{}')
    await recordRelease(join(directory, 'last'), join(directory, 'kept'))
    expect(await readdir(join(directory, 'kept'))).toEqual(['root.nested.template.json'])
  })

  it('exists for production, with every template complete', () => {
    const kept = templatesIn(releaseOf(stages.production))
    expect([...kept.keys()]).toEqual(
      expect.arrayContaining(['szabi-production.template.json', 'szabi-production-edge.template.json']),
    )
    for (const [file, { Resources }] of kept) expect(Object.keys(Resources).length, file).toBeGreaterThan(0)
  })
})
