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
const outputs = { Address: 'https://d1.cloudfront.test', SiteBucket: 'site' }

/** Deploys to a cloud with these outputs, and gives the steps in their order. */
async function deployed(stage: Stage, outputs: Record<string, Outputs>) {
  const done: unknown[] = []
  const { client, uploaded } = bucketInMemory()
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
  return { address, done, uploaded }
}

describe('S04 a deployment', () => {
  it('deploys the edge first, passes its outputs on, and uploads the pages last', async () => {
    const { done, uploaded } = await deployed(stages.production, {
      'szabi-production-edge': edge,
      'szabi-production': { ...outputs, Address: 'https://szabi.hu' },
    })
    expect(done).toEqual([['szabi-production-edge', {}], ['szabi-production', edge], 'pages for https://szabi.hu'])
    expect(uploaded).toEqual(['index.html'])
  })

  it('has no edge stack without a domain, and builds the pages for the address of CloudFront', async () => {
    const { address, done } = await deployed(stages.staging, { 'szabi-staging': outputs })
    expect(done).toEqual([['szabi-staging', {}], 'pages for https://d1.cloudfront.test'])
    expect(address).toBe('https://d1.cloudfront.test')
  })

  it("uploads nothing without the stack's outputs", async () => {
    await expect(deployed(stages.staging, {})).rejects.toThrow('no outputs')
  })
})
