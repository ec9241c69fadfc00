import type { Resource } from '../template/resources.ts'

interface FunctionAssociation {
  EventType: string
  FunctionARN: string
}

/** A cache behaviour: how CloudFront serves the paths of a pattern. */
export interface Behavior {
  PathPattern?: string
  TargetOriginId: string
  AllowedMethods?: string[]
  Compress?: boolean
  ResponseHeadersPolicyId?: string
  FunctionAssociations?: FunctionAssociation[]
}

export interface Origin {
  Id: string
  DomainName: string
  /** Present only for a bucket. */
  S3OriginConfig?: object
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[]
}

export interface Distribution {
  Origins: Origin[]
  DefaultCacheBehavior: Behavior
  CacheBehaviors?: Behavior[]
}

/** The template's CloudFront distribution, if any. */
export function distributionIn(resources: Resource[]): Distribution | undefined {
  const found = resources.find(({ type }) => type === 'AWS::CloudFront::Distribution')
  return found?.properties.DistributionConfig as Distribution | undefined
}

/** The cache behaviour for a path: the first with a matching pattern, else the default one. */
export const behaviorFor = ({ CacheBehaviors = [], DefaultCacheBehavior }: Distribution, path: string): Behavior =>
  CacheBehaviors.find(({ PathPattern = '' }) => matches(PathPattern, path)) ?? DefaultCacheBehavior

/** In a path pattern `*` matches any characters and `?` one; a leading slash may be left out. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[\\^$.|+()[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^/?${source.replace(/^\//, '')}$`, 's').test(path)
}
