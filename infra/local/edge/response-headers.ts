import type { Resource } from '../template/resources.ts'

interface Overriding {
  Override: boolean
}

interface PolicyConfig {
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: Overriding & { ContentSecurityPolicy: string }
    ContentTypeOptions?: Overriding
    FrameOptions?: Overriding & { FrameOption: string }
    ReferrerPolicy?: Overriding & { ReferrerPolicy: string }
    StrictTransportSecurity?: Overriding & {
      AccessControlMaxAgeSec: number
      IncludeSubdomains?: boolean
      Preload?: boolean
    }
  }
  CustomHeadersConfig?: { Items: (Overriding & { Header: string; Value: string })[] }
}

/** A response header that CloudFront adds; `override` replaces the origin's own. */
export interface AddedHeader {
  name: string
  value: string
  override: boolean
}

/** The headers that each response headers policy of the template adds, by policy id. */
export const headerPolicies = (resources: Resource[]): Map<string, AddedHeader[]> =>
  new Map(
    resources
      .filter(({ type }) => type === 'AWS::CloudFront::ResponseHeadersPolicy')
      .map(({ ref, properties }) => [ref, addedBy(properties.ResponseHeadersPolicyConfig as PolicyConfig)]),
  )

function addedBy({ SecurityHeadersConfig = {}, CustomHeadersConfig }: PolicyConfig): AddedHeader[] {
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy, StrictTransportSecurity } =
    SecurityHeadersConfig
  const header = (name: string, setting: Overriding | undefined, value: string | undefined) =>
    setting && value ? [{ name, value, override: setting.Override }] : []
  return [
    header('content-security-policy', ContentSecurityPolicy, ContentSecurityPolicy?.ContentSecurityPolicy),
    header('x-content-type-options', ContentTypeOptions, 'nosniff'),
    header('x-frame-options', FrameOptions, FrameOptions?.FrameOption),
    header('referrer-policy', ReferrerPolicy, ReferrerPolicy?.ReferrerPolicy),
    header('strict-transport-security', StrictTransportSecurity, transportSecurity(StrictTransportSecurity)),
    ...(CustomHeadersConfig?.Items ?? []).map(item => header(item.Header.toLowerCase(), item, item.Value)),
  ].flat()
}

const transportSecurity = (
  setting: NonNullable<PolicyConfig['SecurityHeadersConfig']>['StrictTransportSecurity'],
): string | undefined =>
  setting &&
  [
    `max-age=${setting.AccessControlMaxAgeSec}`,
    ...(setting.IncludeSubdomains ? ['includeSubDomains'] : []),
    ...(setting.Preload ? ['preload'] : []),
  ].join('; ')
