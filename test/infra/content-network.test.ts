import { describe, expect, it } from 'vitest'
import { securityHeadersOf } from '#infra/cloud/security-headers.ts'
import { localStage, stageOf, stages } from '#infra/stages.ts'
import { synthesised } from './synthesised.ts'

const { ofType, root } = synthesised(stages.production)

interface Behaviour {
  PathPattern?: string
  TargetOriginId: string
  AllowedMethods: string[]
  CachePolicyId: unknown
  FunctionAssociations?: { EventType: string }[]
  ResponseHeadersPolicyId: unknown
}

interface Distribution {
  Aliases: string[]
  Origins: { Id: string; OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] }[]
  DefaultCacheBehavior: Behaviour
  CacheBehaviors: Behaviour[]
  CustomErrorResponses: { ErrorCode: number }[]
}

const distribution = () => ofType('AWS::CloudFront::Distribution')[0]!.Properties.DistributionConfig as Distribution
const behaviour = (path: string) => distribution().CacheBehaviors.find(({ PathPattern }) => PathPattern === path)
const origin = (id: string) => distribution().Origins.find(({ Id }) => Id === id)

describe('S03 the content network', () => {
  it('serves every domain of the stage, with its own certificate and at least TLS 1.2', () => {
    expect(distribution()).toMatchObject({
      Enabled: true,
      Aliases: ['szabi.hu', 'www.szabi.hu', 'szabi.eu'],
      WebACLId: { Ref: 'WebAclArn' },
      ViewerCertificate: {
        AcmCertificateArn: { Ref: 'CertificateArn' },
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    })
  })

  it('forwards calls unchanged with the origin secret, and caches none', () => {
    expect(behaviour('/api/*')).toMatchObject({
      TargetOriginId: 'api',
      AllowedMethods: expect.arrayContaining(['POST', 'PUT', 'DELETE']),
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      ViewerProtocolPolicy: 'https-only',
    })
    expect(origin('api')).toMatchObject({
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only' },
      OriginCustomHeaders: [{ HeaderName: 'x-origin-secret' }],
    })
  })

  it('caches no error, so that one caller never gets the error of another', () => {
    expect(distribution().CustomErrorResponses).toEqual(
      [404, 414, 500, 501, 502, 503, 504].map(ErrorCode => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    )
  })

  it('maps pages and sets their status by viewer functions, and serves assets without either', () => {
    expect(distribution().DefaultCacheBehavior).toMatchObject({
      TargetOriginId: 'site',
      AllowedMethods: ['GET', 'HEAD'],
      FunctionAssociations: [{ EventType: 'viewer-request' }, { EventType: 'viewer-response' }],
      ViewerProtocolPolicy: 'redirect-to-https',
    })
    expect(behaviour('/assets/*')?.TargetOriginId).toBe('site')
    expect(behaviour('/assets/*')?.FunctionAssociations).toBeUndefined()
  })

  it('serves pictures from their bucket, and keeps none that was removed for longer than minutes', () => {
    const pictures = behaviour('/avatars/*')
    expect(pictures).toMatchObject({ TargetOriginId: 'avatars', AllowedMethods: ['GET', 'HEAD'] })
    const longest = (path: string) => {
      const { Ref } = behaviour(path)!.CachePolicyId as { Ref: string }
      const { CachePolicyConfig } = root().Resources[Ref]!.Properties as { CachePolicyConfig: { MaxTTL: number } }
      return CachePolicyConfig.MaxTTL
    }
    expect([longest('/avatars/*'), longest('/assets/*')]).toEqual([300, 31_536_000])
    expect(origin('avatars')).toMatchObject({ OriginAccessControlId: expect.anything() })
  })

  it('passes presigned requests to their bucket with the whole query and no cookie, and caches none', () => {
    const [policy] = ofType('AWS::CloudFront::OriginRequestPolicy')
    expect(policy?.Properties.OriginRequestPolicyConfig).toMatchObject({
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['host'] },
    })
    for (const id of ['uploads', 'documents', 'exports']) {
      expect(behaviour(`/${id}/*`)).toMatchObject({
        TargetOriginId: id,
        AllowedMethods: expect.arrayContaining(['GET', 'PUT']),
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: { Ref: expect.stringContaining('PresignedRequests') },
        ViewerProtocolPolicy: 'https-only',
      })
      expect(origin(id)).toMatchObject({ CustomOriginConfig: { OriginProtocolPolicy: 'https-only' } })
      expect(origin(id)).not.toHaveProperty('OriginAccessControlId')
    }
  })

  it('changes no status of the API', () => {
    expect(behaviour('/api/*')?.FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }])
  })

  it('adds the security headers to every response', () => {
    const [policy] = ofType('AWS::CloudFront::ResponseHeadersPolicy')
    expect(policy?.Properties.ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy: securityHeadersOf(stageOf('production'))['content-security-policy'],
          Override: true,
        },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
        ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
      },
      CustomHeadersConfig: {
        Items: expect.arrayContaining([{ Header: 'cross-origin-opener-policy', Value: 'same-origin', Override: true }]),
      },
    })
    for (const { ResponseHeadersPolicyId } of [distribution().DefaultCacheBehavior, ...distribution().CacheBehaviors])
      expect(ResponseHeadersPolicyId).toEqual({ Ref: expect.stringContaining('Headers') })
  })
})

describe('the bucket of the site', () => {
  const statements = () =>
    ofType('AWS::S3::BucketPolicy')
      .filter(({ Properties }) => JSON.stringify(Properties.Bucket).includes('ContentNetwork'))
      .flatMap(({ Properties }) => (Properties.PolicyDocument as { Statement: Record<string, unknown>[] }).Statement)

  it('is read by this distribution alone, which may list, so that a missing file is a 404', () => {
    const allowed = statements().filter(({ Effect }) => Effect === 'Allow')
    expect(allowed.map(({ Action }) => Action)).toEqual([['s3:GetObject'], ['s3:ListBucket']])
    for (const { Principal, Condition } of allowed) {
      expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' })
      expect(Object.keys((Condition as { StringEquals: object }).StringEquals)).toEqual(['AWS:SourceArn'])
    }
  })

  it('expires superseded files eight days after they were tagged, and nothing else', () => {
    const [bucket] = ofType('AWS::S3::Bucket').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('superseded'),
    )
    expect(bucket?.Properties.LifecycleConfiguration).toMatchObject({
      Rules: [
        { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
        { ExpirationInDays: 8, TagFilters: [{ Key: 'superseded', Value: 'yes' }] },
      ],
    })
  })
})

describe('the buckets of people', () => {
  const bucketOf = (id: string) =>
    ofType('AWS::S3::Bucket').find(({ Properties }) => JSON.stringify(Properties).includes(id))?.Properties

  it('keep no older versions, forget uploads that nobody confirmed after a day and exports after a day', () => {
    expect(bucketOf('unconfirmed-uploads')).toMatchObject({
      LifecycleConfiguration: { Rules: [{}, { Prefix: 'uploads/', ExpirationInDays: 1 }] },
    })
    expect(bucketOf('expired-exports')).toMatchObject({
      LifecycleConfiguration: { Rules: [{}, { ExpirationInDays: 1 }] },
    })
    for (const id of ['unconfirmed-uploads', 'expired-exports'])
      expect(bucketOf(id)).not.toHaveProperty('VersioningConfiguration')
  })

  it('let this distribution read checked pictures, and nothing else', () => {
    const [policy] = ofType('AWS::S3::BucketPolicy').filter(({ Properties }) =>
      JSON.stringify(Properties.Bucket).includes('Avatars'),
    )
    const { Statement } = policy!.Properties.PolicyDocument as { Statement: { Effect: string; Resource: unknown }[] }
    const [read] = Statement.filter(({ Effect }) => Effect === 'Allow')
    expect(JSON.stringify(read?.Resource)).toContain('/avatars/*')
  })
})

describe('every bucket', () => {
  it('is private, encrypted, retained, and closed without TLS', () => {
    const buckets = ofType('AWS::S3::Bucket')
    expect(buckets).toHaveLength(5)
    for (const { Properties, DeletionPolicy } of buckets) {
      expect(DeletionPolicy).toBe('RetainExceptOnCreate')
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        BucketEncryption: expect.anything(),
      })
    }
    const policies = ofType('AWS::S3::BucketPolicy').map(({ Properties }) => JSON.stringify(Properties))
    expect(policies.filter(policy => policy.includes('aws:SecureTransport'))).toHaveLength(buckets.length)
  })
})

describe('the origin secret', () => {
  it('is generated by Secrets Manager, and is in no template', () => {
    const value = JSON.stringify(origin('api')?.OriginCustomHeaders?.[0]?.HeaderValue)
    expect(value).toContain('{{resolve:secretsmanager:')
    const secrets = ofType('AWS::SecretsManager::Secret').map(({ Properties }) => Properties)
    for (const secret of secrets) expect(secret).not.toHaveProperty('SecretString')
  })
})

describe('the content security policy', () => {
  const policyOf = (captcha?: { siteKey: string } | 'stand-in') =>
    securityHeadersOf({ captcha })['content-security-policy']

  it('allows nothing from elsewhere without a captcha, and one Trusted Types policy', () => {
    expect(policyOf()).not.toContain('https:')
    expect(policyOf()).toMatch(/require-trusted-types-for 'script'; trusted-types default$/)
    expect(policyOf('stand-in')).toBe(policyOf())
    expect(policyOf(localStage('http://127.0.0.1').captcha)).not.toContain('unsafe')
  })

  it("allows Google's captcha where the stage has a key, and no other host", () => {
    const hosts = new Set(policyOf({ siteKey: 'key' }).match(/https:\/\/[^/\s;]+/g))
    expect([...hosts].sort()).toEqual([
      'https://recaptcha.google.com',
      'https://www.google.com',
      'https://www.gstatic.com',
    ])
    expect(policyOf({ siteKey: 'key' })).toContain("require-trusted-types-for 'script'")
  })
})
