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
