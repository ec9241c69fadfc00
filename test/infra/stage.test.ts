import { describe, expect, it } from 'vitest'
import { siteSettings } from '#infra/build/site-settings.ts'
import { readAssembly } from '#infra/local/template/assembly.ts'
import { resourcesOf } from '#infra/local/template/resources.ts'
import { stageOf, stages, type Stage } from '#infra/stages.ts'
import { synthesised } from './synthesised.ts'

const withCaptcha: Stage = { ...stages.staging, captcha: { siteKey: 'public-half' } }

describe('a stage with domains', () => {
  const { template, ofType, root } = synthesised(stages.production)

  it('has a certificate and a web ACL in Virginia', async () => {
    const { Resources, Outputs } = await template('szabi-production-edge')
    const properties = (type: string) => Object.values(Resources).find(({ Type }) => Type === type)?.Properties
    expect(properties('AWS::CertificateManager::Certificate')).toMatchObject({
      DomainName: 'szabi.hu',
      SubjectAlternativeNames: ['www.szabi.hu', 'szabi.eu'],
      ValidationMethod: 'DNS',
    })
    expect(properties('AWS::WAFv2::WebACL')).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } })
    expect(Object.keys(Outputs ?? {})).toEqual(['CertificateArn', 'WebAclArn'])
  })

  it('security 14: limits each access token below what the API takes, and each network address', async () => {
    const { Resources } = await template('szabi-production-edge')
    const webAcl = Object.values(Resources).find(({ Type }) => Type === 'AWS::WAFv2::WebACL')?.Properties
    interface Rule {
      Action?: { Block?: object }
      Statement: { RateBasedStatement?: { Limit: number; EvaluationWindowSec: number; CustomKeys?: object } }
    }
    const limits = (webAcl!.Rules as Rule[]).filter(({ Statement }) => Statement.RateBasedStatement)
    for (const { Action } of limits) expect(Action?.Block).toEqual({ CustomResponse: { ResponseCode: 429 } })
    const [address, token] = limits.map(({ Statement }) => Statement.RateBasedStatement!)
    expect(address).toMatchObject({ AggregateKeyType: 'IP' })
    expect(token).toMatchObject({
      AggregateKeyType: 'CUSTOM_KEYS',
      CustomKeys: [{ Header: { Name: 'authorization' } }],
    })
    const stage = ofType('AWS::ApiGatewayV2::Stage')[0]!.Properties.DefaultRouteSettings as {
      ThrottlingRateLimit: number
    }
    expect((token!.Limit / token!.EvaluationWindowSec) * 10).toBeLessThan(stage.ThrottlingRateLimit)
  })

  it('gets their ARNs from the deployment, as its only parameters', () => {
    const { Parameters } = root() as { Parameters?: Record<string, { Default?: unknown }> }
    const asked = Object.entries(Parameters ?? {}).filter(([, { Default }]) => Default === undefined)
    expect(asked.map(([name]) => name)).toEqual(['CertificateArn', 'WebAclArn'])
  })
})

describe('a stage without domains', () => {
  const { template, ofType, root } = synthesised(withCaptcha)

  it('has nothing in Virginia, and its emails link to the address of CloudFront', async () => {
    await expect(template('szabi-staging-edge')).rejects.toThrow('ENOENT')
    expect(ofType('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig).not.toHaveProperty('Aliases')
    expect(JSON.stringify(root().Outputs?.Address)).toContain('DomainName')
  })

  it('has a secret for the captcha, and passes the site key to the pages', () => {
    const places = ofType('AWS::SecretsManager::Secret').filter(({ Properties }) => !Properties.GenerateSecretString)
    expect(places).toHaveLength(1)
    expect(siteSettings(withCaptcha)).toEqual({
      VITE_HOST_LANGUAGES: '{}',
      VITE_CAPTCHA_SITE_KEY: 'public-half',
      VITE_PROVIDERS: '',
      VITE_SUPPORT_ADDRESS: 'segitseg@szabi.hu',
    })
    expect(siteSettings(stages.production).VITE_CAPTCHA_SITE_KEY).toBe('')
  })
})

describe('a stage with providers of identities', () => {
  const { ofType, directory } = synthesised({ ...stages.staging, providers: ['google', 'microsoft'] })

  it('has a place for the client of each, which only functions that ask them are told of', () => {
    const places = ofType('AWS::SecretsManager::Secret').filter(({ Properties }) => !Properties.GenerateSecretString)
    expect(places).toHaveLength(2)
    const place = { region: 'r', account: 'a', proxyUrl: 'p', origin: 'o', secret: () => '' }
    const told = resourcesOf(readAssembly(directory()), place).filter(
      ({ type, properties }) =>
        type === 'AWS::Lambda::Function' && JSON.stringify(properties.Environment).includes('"PROVIDERS"'),
    )
    expect(told.map(({ name }) => name.replace(/.*-api-account-/, '')).sort()).toEqual([
      'complete-identity-log-in',
      'link-identity',
      'start-identity-log-in',
      'start-linking-identity',
    ])
  })

  it('says so to its pages, which show no button otherwise', () => {
    expect(siteSettings({ ...stages.staging, providers: ['google'] }).VITE_PROVIDERS).toBe('google')
    expect(siteSettings(stages.production).VITE_PROVIDERS).toBe('')
  })
})

describe('the stages', () => {
  it('are found by name', () => {
    expect(stageOf('staging')).toBe(stages.staging)
    expect(() => stageOf('')).toThrow('production, staging')
  })

  it('give every domain a language', () => {
    for (const { domains, languages } of Object.values<Stage>(stages))
      for (const domain of domains) expect(languages, domain).toHaveProperty([domain])
  })
})

describe('the origin secret', () => {
  const { root, ofType } = synthesised({ ...stages.staging, originSecretVersions: [2, 1] })

  it('can be rotated without refusing a call: CloudFront sends the first version, functions accept all', () => {
    const sent = JSON.stringify(
      Object.values(root().Resources).find(({ Type }) => Type === 'AWS::CloudFront::Distribution')?.Properties,
    )
    expect(sent).toContain('OriginSecretVersion2')
    expect(sent).not.toContain('OriginSecretVersion1')
    const [accepted] = ofType('AWS::SSM::Parameter')
    expect(JSON.stringify(accepted?.Properties.Value)).toMatch(
      /OriginSecretVersion1.*SecretString:::\}\} \{\{resolve.*OriginSecretVersion2/,
    )
  })
})
