import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readAssembly } from '#infra/local/template/assembly.ts'
import { resourcesOf } from '#infra/local/template/resources.ts'
import { stages } from '#infra/stages.ts'
import { synthesised } from './synthesised.ts'

const { directory } = synthesised({ ...stages.staging, originSecretVersions: [2, 1] })

it('the origin secret has the value of its secret where it is sent and where it is accepted', () => {
  const resources = resourcesOf(readAssembly(directory()), {
    region: 'eu-central-1',
    account: '111122223333',
    proxyUrl: 'https://proxyUrl.test',
    origin: 'https://szabi.test',
    secret: id => `secret-${/Version\d/.exec(id)?.[0]}`,
  })
  const [distribution] = resources.filter(({ type }) => type === 'AWS::CloudFront::Distribution')
  expect(distribution?.properties).toMatchObject({
    DistributionConfig: {
      Origins: expect.arrayContaining([
        expect.objectContaining({
          Id: 'api',
          OriginCustomHeaders: [{ HeaderName: 'x-origin-secret', HeaderValue: 'secret-Version2' }],
        }),
      ]),
    },
  })
  const calls = resources.filter(({ type, name }) => type === 'AWS::Lambda::Function' && name.includes('-api-'))
  expect(calls.length).toBeGreaterThan(0)
  for (const { properties } of calls)
    expect(properties.Environment).toMatchObject({ Variables: { ORIGIN_SECRET: 'secret-Version1 secret-Version2' } })
})

it('cloud 4: is resolved once for all stacks, and shown by none of them', async () => {
  const files = (await readdir(directory())).filter(file => file.endsWith('.template.json'))
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const text = await readFile(join(directory(), file), 'utf8')
    const isRoot = file === 'szabi-staging.template.json'
    // CloudFormation allows 60; a rotation has two that are accepted and one that is sent.
    expect(text.split('{{resolve:').length - 1, file).toBe(isRoot ? 3 : 0)
    if (!isRoot) expect(JSON.parse(text).Parameters.OriginSecret).toEqual({ Type: 'String', NoEcho: true })
  }
})
