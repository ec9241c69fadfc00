import { Aws, Fn, Stack } from 'aws-cdk-lib/core'
import {
  CfnCachePolicy,
  CfnDistribution,
  CfnOriginAccessControl,
  type CfnResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { Construct } from 'constructs'
import { publicPages, wings } from '#infra/build/site-pages.ts'
import type { Stage } from '#infra/stages.ts'
import { Bucket } from './bucket.ts'
import type { Gateway } from './gateway.ts'
import type { OriginSecret } from './origin-secret.ts'
import { siteHeaders } from './site-headers.ts'
import { viewerFunction } from './viewer-function.ts'

interface ContentNetworkProps {
  stage: Stage
  gateway: Gateway
  originSecret: OriginSecret
  /** What a stage with domains needs of the edge. */
  edge?: { certificateArn: string; webAclArn: string }
}

/** AWS's own policies, by the names they go by: nothing is kept; all is passed on but the host, by which the API would be another's. */
const CachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const AllViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

/** Failures that CloudFront would keep for ten seconds, and give to others, if it were not told otherwise. */
const keptFailures = [404, 414, 500, 501, 502, 503, 504]

/** How long, in seconds, CloudFront may keep what a file itself says may be kept. */
const aYear = 31_536_000

/** Where people go: one address, behind which stand the files of the site and the API. */
export class ContentNetwork extends Construct {
  readonly bucket: Bucket
  readonly address: string
  /** CloudFront's own name, to which the domains' records point. */
  readonly domainName: string

  constructor(scope: Construct, id: string, { stage, gateway, originSecret, edge }: ContentNetworkProps) {
    super(scope, id)
    this.bucket = new Bucket(this, 'Bucket', { rules: [supersededAssets] })
    const headers = siteHeaders(this, 'Headers', stage)
    const findPage = viewerFunction(this, 'FindPage', {
      file: 'find-page',
      comment: 'Clean addresses',
      settings: { publicPages, wings, hostLanguages: stage.languages },
    })
    const sayStatus = viewerFunction(this, 'SayStatus', { file: 'say-status', comment: 'The status of the error page' })
    const nameViewer = viewerFunction(this, 'NameViewer', { file: 'name-viewer', comment: 'The address of a caller' })
    const files = this.#files(headers)

    const distribution = new CfnDistribution(this, 'Distribution', {
      distributionConfig: {
        enabled: true,
        comment: Stack.of(this).stackName,
        httpVersion: 'http2and3',
        ipv6Enabled: true,
        priceClass: 'PriceClass_100',
        ...(edge && {
          aliases: stage.domains,
          webAclId: edge.webAclArn,
          viewerCertificate: {
            acmCertificateArn: edge.certificateArn,
            sslSupportMethod: 'sni-only',
            minimumProtocolVersion: 'TLSv1.2_2021',
          },
        }),
        origins: [this.#siteOrigin(), apiOrigin(gateway, originSecret)],
        defaultCacheBehavior: {
          ...files,
          functionAssociations: [onRequest(findPage.attrFunctionArn), onResponse(sayStatus.attrFunctionArn)],
        },
        cacheBehaviors: [
          {
            pathPattern: '/api/*',
            targetOriginId: 'api',
            viewerProtocolPolicy: 'https-only',
            allowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
            cachePolicyId: CachingDisabled,
            originRequestPolicyId: AllViewerExceptHostHeader,
            responseHeadersPolicyId: headers.ref,
            functionAssociations: [onRequest(nameViewer.attrFunctionArn)],
          },
          { ...files, pathPattern: '/assets/*' },
        ],
        customErrorResponses: keptFailures.map(errorCode => ({ errorCode, errorCachingMinTtl: 0 })),
      },
    })
    this.domainName = distribution.attrDomainName
    this.address = `https://${edge ? stage.domains[0] : this.domainName}`
    this.#letsRead(distribution)
  }

  /** How files are served: kept as long as each says of itself, packed on the way, by encrypted ways alone. */
  #files(headers: CfnResponseHeadersPolicy) {
    const kept = new CfnCachePolicy(this, 'AsLongAsItSays', {
      cachePolicyConfig: {
        name: `${Stack.of(this).stackName}-as-long-as-it-says`,
        minTtl: 0,
        defaultTtl: 0,
        maxTtl: aYear,
        parametersInCacheKeyAndForwardedToOrigin: {
          enableAcceptEncodingGzip: true,
          enableAcceptEncodingBrotli: true,
          cookiesConfig: { cookieBehavior: 'none' },
          headersConfig: { headerBehavior: 'none' },
          queryStringsConfig: { queryStringBehavior: 'none' },
        },
      },
    })
    return {
      targetOriginId: 'site',
      viewerProtocolPolicy: 'redirect-to-https',
      allowedMethods: ['GET', 'HEAD'],
      compress: true,
      cachePolicyId: kept.ref,
      responseHeadersPolicyId: headers.ref,
    }
  }

  #siteOrigin(): CfnDistribution.OriginProperty {
    const signs = new CfnOriginAccessControl(this, 'Signs', {
      originAccessControlConfig: {
        name: `${Stack.of(this).stackName}-site`,
        originAccessControlOriginType: 's3',
        signingBehavior: 'always',
        signingProtocol: 'sigv4',
      },
    })
    return {
      id: 'site',
      domainName: this.bucket.domainName,
      originAccessControlId: signs.ref,
      s3OriginConfig: { originAccessIdentity: '' },
    }
  }

  /** Who may list is told that a file is missing; who may not is told that it is forbidden, and a miss must be a 404. */
  #letsRead(distribution: CfnDistribution) {
    const arn = `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${distribution.ref}`
    const reader = {
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Condition: { StringEquals: { 'AWS:SourceArn': arn } },
    }
    this.bucket.allows(
      { ...reader, Action: ['s3:GetObject'], Resource: [`${this.bucket.arn}/*`] },
      { ...reader, Action: ['s3:ListBucket'], Resource: [this.bucket.arn] },
    )
  }
}

/** Marked when a release no longer has them, and made new by that, so that open pages find them for a week more. */
const supersededAssets = {
  id: 'superseded-assets',
  status: 'Enabled',
  tagFilters: [{ key: 'superseded', value: 'yes' }],
  expirationInDays: 8,
}

const apiOrigin = (gateway: Gateway, secret: OriginSecret): CfnDistribution.OriginProperty => ({
  id: 'api',
  domainName: Fn.select(2, Fn.split('/', gateway.address)),
  customOriginConfig: { originProtocolPolicy: 'https-only', originSslProtocols: ['TLSv1.2'], originReadTimeout: 30 },
  originCustomHeaders: [{ headerName: 'x-origin-secret', headerValue: secret.said }],
})

const onRequest = (functionArn: string) => ({ eventType: 'viewer-request', functionArn })
const onResponse = (functionArn: string) => ({ eventType: 'viewer-response', functionArn })
