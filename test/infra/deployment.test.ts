import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deploy, type Outputs } from '#infra/deploy/deployment.ts'
import { stages, type Stage } from '#infra/stages.ts'
import { bucketInMemory } from './bucket-in-memory.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'deployment-'))
  await writeFile(join(directory, 'index.html'), 'Szabi')
})
afterEach(() => rm(directory, { recursive: true }))

const edge = { CertificateArn: 'arn:certificate', WebAclArn: 'arn:rules' }
const front = { Address: 'https://d1.cloudfront.test', SiteBucket: 'site' }

/** Deploys with a cloud that says these outputs, and tells what was done in which order. */
async function deployed(stage: Stage, outputs: Record<string, Outputs>) {
  const done: unknown[] = []
  const { client, came } = bucketInMemory()
  const address = await deploy({
    stage,
    client,
    deployStack: async (name, parameters) => {
      done.push([name, parameters])
      return outputs[name] ?? {}
    },
    buildSite: async ({ origin }) => {
      done.push(`pages for ${origin}`)
      return directory
    },
  })
  return { address, done, came }
}

describe('S04 a deployment', () => {
  it('makes the edge first, hands over what it says, and lays the pages in at last', async () => {
    const { done, came } = await deployed(stages.production, {
      'szabi-production-edge': edge,
      'szabi-production': { ...front, Address: 'https://szabi.hu' },
    })
    expect(done).toEqual([['szabi-production-edge', {}], ['szabi-production', edge], 'pages for https://szabi.hu'])
    expect(came).toEqual(['index.html'])
  })

  it('needs no edge where the stage has no domain, and builds the pages for the address it is given', async () => {
    const { address, done } = await deployed(stages.staging, { 'szabi-staging': front })
    expect(done).toEqual([['szabi-staging', {}], 'pages for https://d1.cloudfront.test'])
    expect(address).toBe('https://d1.cloudfront.test')
  })

  it("uploads nothing without the stack's outputs", async () => {
    await expect(deployed(stages.staging, {})).rejects.toThrow('no outputs')
  })
})
