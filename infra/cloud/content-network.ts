import { Aws, Fn, Stack } from 'aws-cdk-lib/core'
import {
  CfnCachePolicy,
  CfnDistribution,
  CfnOriginAccessControl,
  CfnOriginRequestPolicy,
  type CfnFunction,
  type CfnResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { Construct } from 'constructs'
import { releaseFolder, releaseKey } from '#shared/site/pages/site-release.ts'
import { publicPages, appSections } from '#infra/build/site-pages.ts'
import type { Stage } from '#infra/stages.ts'
import { Bucket } from './bucket.ts'
import type { Files } from './files.ts'
import type { Gateway } from './gateway.ts'
import type { Queue } from './queue.ts'
import type { OriginSecret } from './secrets/origin-secret.ts'
import { siteHeaders } from './site-headers.ts'
import { viewerFunction } from './viewer-function.ts'

interface ContentNetworkProps {
  stage: Stage
  gateway: Gateway
  originSecret: OriginSecret
  /** People's files, served beside the site. */
  files: Files
  /** Present for a stage with domains. */
  edge?: Edge
  /** The queue that is told when a release has been uploaded. */
  onUpload?: Queue
}

interface Edge {
  certificateArn: string
  webAclArn: string
}

/** AWS's managed policies: no caching; all headers forwarded but the host, by which API Gateway would look for another API. */
const CachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const AllViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

/** CloudFront allows a writing method only together with all others. */
const everyMethod = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE']

/** Errors that CloudFront caches for ten seconds by default, and would serve to others. */
const uncachedErrors = [404, 414, 500, 501, 502, 503, 504]

/** The longest max-age, in seconds, that CloudFront honours. */
const aYear = 31_536_000

/** For how many seconds CloudFront serves a picture that was removed or erased: what it keeps itself is not told of a deletion. */
const fiveMinutes = 300

/** The CloudFront distribution: the site's files and the API under one address. */
export class ContentNetwork extends Construct {
  readonly bucket: Bucket
  readonly address: string
  /** CloudFront's domain name, which the domains' DNS records point to. */
  readonly domainName: string

  constructor(
    scope: Construct,
    id: string,
    { stage, gateway, originSecret, files: { avatars, documents, exports }, edge, onUpload }: ContentNetworkProps,
  ) {
    super(scope, id)
    this.bucket = new Bucket(this, 'Bucket', {
      rules: [supersededAssets],
      ...(onUpload && { tells: { queue: onUpload, of: releaseKey } }),
    })
    const headers = siteHeaders(this, 'Headers', stage)
    const findPage = viewerFunction(this, 'FindPage', {
      file: 'find-page',
      comment: 'Maps paths to files',
      settings: { publicPages, appSections, hostLanguages: stage.languages },
    })
    const setStatus = viewerFunction(this, 'SetStatus', {
      file: 'set-status',
      comment: 'Sets the status of the error page',
    })
    const setViewerAddress = viewerFunction(this, 'SetViewerAddress', {
      file: 'set-viewer-address',
      comment: 'Passes on the IP address of a caller',
    })
    const findMetadata = viewerFunction(this, 'FindMetadata', {
      file: 'find-metadata',
      comment: 'Maps what assistants look for to the API',
    })
    const files = fileBehavior(headers, this.#cachePolicy('ByCacheControl', 'by-cache-control', aYear))
    const pictures = this.#cachePolicy('Pictures', 'pictures', fiveMinutes)
    const presigned = { ...presignedBehavior(headers), originRequestPolicyId: this.#presignedRequests() }
    const accessControlId = this.#accessControl()

    const distribution = new CfnDistribution(this, 'Distribution', {
      distributionConfig: {
        enabled: true,
        comment: Stack.of(this).stackName,
        httpVersion: 'http2and3',
        ipv6Enabled: true,
        priceClass: 'PriceClass_100',
        ...(edge && withDomains(stage, edge)),
        origins: [
          bucketOrigin('site', this.bucket, accessControlId),
          apiOrigin(gateway, originSecret),
          bucketOrigin('avatars', avatars, accessControlId),
          presignedOrigin('uploads', avatars),
          presignedOrigin('documents', documents),
          presignedOrigin('exports', exports),
        ],
        defaultCacheBehavior: {
          ...files,
          functionAssociations: [onRequest(findPage.attrFunctionArn), onResponse(setStatus.attrFunctionArn)],
        },
        cacheBehaviors: [
          apiBehavior(headers, setViewerAddress),
          { ...apiBehavior(headers, findMetadata), pathPattern: '/.well-known/oauth-*' },
          { ...files, pathPattern: '/assets/*' },
          { ...files, pathPattern: '/avatars/*', targetOriginId: 'avatars', cachePolicyId: pictures },
          { ...presigned, pathPattern: '/uploads/*', targetOriginId: 'uploads' },
          { ...presigned, pathPattern: '/documents/*', targetOriginId: 'documents' },
          { ...presigned, pathPattern: '/exports/*', targetOriginId: 'exports' },
        ],
        customErrorResponses: uncachedErrors.map(errorCode => ({ errorCode, errorCachingMinTtl: 0 })),
      },
    })
    this.domainName = distribution.attrDomainName
    this.address = `https://${edge ? stage.domains[0] : this.domainName}`
    allowReads(distribution, this.bucket, '*', `${releaseFolder}/*`)
    allowReads(distribution, avatars, 'avatars/*')
  }

  /** Keeps a file as long as its own Cache-Control says, and at most so many seconds; the browser gets the header unchanged. */
  #cachePolicy(id: string, name: string, maxTtl: number): string {
    const cachePolicy = new CfnCachePolicy(this, id, {
      cachePolicyConfig: {
        name: `${Stack.of(this).stackName}-${name}`,
        minTtl: 0,
        defaultTtl: 0,
        maxTtl,
        parametersInCacheKeyAndForwardedToOrigin: {
          enableAcceptEncodingGzip: true,
          enableAcceptEncodingBrotli: true,
          cookiesConfig: { cookieBehavior: 'none' },
          headersConfig: { headerBehavior: 'none' },
          queryStringsConfig: { queryStringBehavior: 'none' },
        },
      },
    })
    return cachePolicy.ref
  }

  #accessControl() {
    const accessControl = new CfnOriginAccessControl(this, 'AccessControl', {
      originAccessControlConfig: {
        name: `${Stack.of(this).stackName}-site`,
        originAccessControlOriginType: 's3',
        signingBehavior: 'always',
        signingProtocol: 'sigv4',
      },
    })
    return accessControl.ref
  }

  /** What a bucket gets of a presigned request: all of the query, which is the signature, and no cookie of the site. */
  #presignedRequests() {
    const policy = new CfnOriginRequestPolicy(this, 'PresignedRequests', {
      originRequestPolicyConfig: {
        name: `${Stack.of(this).stackName}-presigned`,
        queryStringsConfig: { queryStringBehavior: 'all' },
        headersConfig: { headerBehavior: 'allExcept', headers: ['host'] },
        cookiesConfig: { cookieBehavior: 'none' },
      },
    })
    return policy.ref
  }
}

/** A bucket that CloudFront reads with a signature of its own. */
const bucketOrigin = (id: string, bucket: Bucket, accessControlId: string): CfnDistribution.OriginProperty => ({
  id,
  domainName: bucket.domainName,
  originAccessControlId: accessControlId,
  s3OriginConfig: { originAccessIdentity: '' },
})

/** A bucket whose requests carry a signature in the query, made for its domain name. */
const presignedOrigin = (id: string, bucket: Bucket): CfnDistribution.OriginProperty => ({
  id,
  domainName: bucket.domainName,
  customOriginConfig: { originProtocolPolicy: 'https-only', originSslProtocols: ['TLSv1.2'] },
})

/** The cache behaviour of presigned requests: nothing is cached, and the signature names the one method that is allowed. */
const presignedBehavior = (headers: CfnResponseHeadersPolicy) => ({
  viewerProtocolPolicy: 'https-only',
  allowedMethods: everyMethod,
  cachePolicyId: CachingDisabled,
  responseHeadersPolicyId: headers.ref,
})

/** The cache behaviour of files: cached, compressed, over HTTPS only. */
const fileBehavior = (headers: CfnResponseHeadersPolicy, cachePolicyId: string) => ({
  targetOriginId: 'site',
  viewerProtocolPolicy: 'redirect-to-https',
  allowedMethods: ['GET', 'HEAD'],
  compress: true,
  cachePolicyId,
  responseHeadersPolicyId: headers.ref,
})

/** Without the permission to list, S3 answers 403 for a missing file, which must be a 404. */
function allowReads(distribution: CfnDistribution, bucket: Bucket, keys: string, hidden?: string) {
  const arn = `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${distribution.ref}`
  const reader = {
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Condition: { StringEquals: { 'AWS:SourceArn': arn } },
  }
  bucket.addPolicy(
    { ...reader, Action: ['s3:GetObject'], Resource: [`${bucket.arn}/${keys}`] },
    { ...reader, Action: ['s3:ListBucket'], Resource: [bucket.arn] },
    ...(hidden ? [{ ...reader, Effect: 'Deny', Action: ['s3:GetObject'], Resource: [`${bucket.arn}/${hidden}`] }] : []),
  )
}

/** Assets are tagged when a release no longer has them; the tagging restarts their age, so that open pages find them for eight days. */
const supersededAssets = {
  id: 'superseded-assets',
  status: 'Enabled',
  tagFilters: [{ key: 'superseded', value: 'yes' }],
  expirationInDays: 8,
}

/** The aliases, certificate and firewall of a stage with domains. */
const withDomains = ({ domains }: Stage, { certificateArn, webAclArn }: Edge) => ({
  aliases: domains,
  webAclId: webAclArn,
  viewerCertificate: {
    acmCertificateArn: certificateArn,
    sslSupportMethod: 'sni-only',
    minimumProtocolVersion: 'TLSv1.2_2021',
  },
})

/** The cache behaviour of the API: nothing is cached, and every method is forwarded. */
const apiBehavior = (headers: CfnResponseHeadersPolicy, setViewerAddress: CfnFunction) => ({
  pathPattern: '/api/*',
  targetOriginId: 'api',
  viewerProtocolPolicy: 'https-only',
  allowedMethods: everyMethod,
  cachePolicyId: CachingDisabled,
  originRequestPolicyId: AllViewerExceptHostHeader,
  responseHeadersPolicyId: headers.ref,
  functionAssociations: [onRequest(setViewerAddress.attrFunctionArn)],
})

const apiOrigin = (gateway: Gateway, secret: OriginSecret): CfnDistribution.OriginProperty => ({
  id: 'api',
  domainName: Fn.select(2, Fn.split('/', gateway.address)),
  customOriginConfig: { originProtocolPolicy: 'https-only', originSslProtocols: ['TLSv1.2'], originReadTimeout: 30 },
  originCustomHeaders: [{ headerName: 'x-origin-secret', headerValue: secret.sent }],
})

const onRequest = (functionArn: string) => ({ eventType: 'viewer-request', functionArn })
const onResponse = (functionArn: string) => ({ eventType: 'viewer-response', functionArn })
