import { CfnOutput, Stack as CloudStack, type App } from 'aws-cdk-lib/core'
import { CfnCertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { stackName } from './szabi-stack.ts'
import type { Stage } from '#infra/stages.ts'

/** The rate limit of an IP address in five minutes: ten times the calls of an office of a hundred people. */
const maxCalls = 10_000

/**
 * The rate limit of an access token in a minute: a twenty-fifth of what the API takes, and several times what somebody in a hurry
 * calls. It comes before the API's own, so that one account's burst is refused before it makes the API refuse everybody.
 */
const maxCallsOfToken = 600

/** The resources that CloudFront requires in Virginia: the domains' certificate and the web ACL. */
export class EdgeStack extends CloudStack {
  constructor(app: App, stage: Stage) {
    super(app, `${stackName(stage)}-edge`, { env: { region: 'us-east-1' }, terminationProtection: stage.isProtected })
    const [domainName = '', ...subjectAlternativeNames] = stage.domains
    const certificate = new CfnCertificate(this, 'Certificate', {
      domainName,
      subjectAlternativeNames,
      validationMethod: 'DNS',
    })
    const rules = [
      managed('AWSManagedRulesAmazonIpReputationList', 0),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 1),
      rateLimit('RateLimit', 2, { limit: maxCalls, aggregateKeyType: 'IP', evaluationWindowSec: 300 }),
      rateLimit('RateLimitOfToken', 3, {
        limit: maxCallsOfToken,
        aggregateKeyType: 'CUSTOM_KEYS',
        customKeys: [{ header: { name: 'authorization', textTransformations: [{ priority: 0, type: 'NONE' }] } }],
        evaluationWindowSec: 60,
      }),
    ]
    const webAcl = new CfnWebACL(this, 'Rules', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules,
      visibilityConfig: visibleAs(stackName(stage)),
    })
    new CfnOutput(this, 'CertificateArn', { value: certificate.ref })
    new CfnOutput(this, 'WebAclArn', { value: webAcl.attrArn })
  }
}

/** AWS's managed rules against known attackers and malicious input. */
const managed = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  visibilityConfig: visibleAs(name),
})

const rateLimit = (
  name: string,
  priority: number,
  rateBasedStatement: CfnWebACL.RateBasedStatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: { rateBasedStatement },
  visibilityConfig: visibleAs(name),
})

const visibleAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
})
