import { Duration, Stack } from 'aws-cdk-lib/core'
import { CfnResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { securityHeadersOf } from './security-headers.ts'
import type { Stage } from '#infra/stages.ts'

/** The response headers policy of the site; CloudFront has settings of its own for some of the security headers. */
export function siteHeaders(scope: Construct, id: string, stage: Pick<Stage, 'captcha'>) {
  const {
    'content-security-policy': contentSecurityPolicy,
    'strict-transport-security': transport,
    'x-content-type-options': _,
    'referrer-policy': referrerPolicy,
    ...others
  } = securityHeadersOf(stage)
  return new CfnResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyConfig: {
      name: `${Stack.of(scope).stackName}-site`,
      securityHeadersConfig: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy, override: true },
        strictTransportSecurity: {
          accessControlMaxAgeSec: Duration.days(730).toSeconds(),
          includeSubdomains: transport.includes('includeSubDomains'),
          override: true,
        },
      },
      customHeadersConfig: {
        items: Object.entries(others).map(([header, value]) => ({ header, value, override: true })),
      },
    },
  })
}
