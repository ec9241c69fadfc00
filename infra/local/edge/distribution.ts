import type { Resource } from '../template/resources.ts'

interface FunctionAssociation {
  EventType: string
  FunctionARN: string
}

/** How CloudFront deals with the paths of one pattern. */
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
  /** There for a bucket, and not for anything else. */
  S3OriginConfig?: object
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[]
}

export interface Distribution {
  Origins: Origin[]
  DefaultCacheBehavior: Behavior
  CacheBehaviors?: Behavior[]
}

/** The content network of the template, where it has one. */
export function distributionIn(resources: Resource[]): Distribution | undefined {
  const found = resources.find(({ type }) => type === 'AWS::CloudFront::Distribution')
  return found?.properties.DistributionConfig as Distribution | undefined
}

/** The behaviour for a path: the first whose pattern it fits, else the default one. */
export const behaviorFor = ({ CacheBehaviors = [], DefaultCacheBehavior }: Distribution, path: string): Behavior =>
  CacheBehaviors.find(({ PathPattern = '' }) => fits(PathPattern, path)) ?? DefaultCacheBehavior

/** `*` stands for any letters, `?` for one; a slash at the beginning may be left out. */
function fits(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[\\^$.|+()[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^/?${source.replace(/^\//, '')}$`, 's').test(path)
}
