import { CfnOutput, Stack as CloudStack, type App } from 'aws-cdk-lib/core'
import { CfnCertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { stackName } from './szabi-stack.ts'
import type { Stage } from '#infra/stages.ts'

/** Calls that one address may make in five minutes: an office of a hundred people behind one address makes a tenth of it. */
const mostCalls = 10_000

/** What CloudFront takes from Virginia alone: the certificate of the domains, and the rules by which it turns callers away. */
export class EdgeStack extends CloudStack {
  constructor(app: App, stage: Stage) {
    super(app, `${stackName(stage)}-edge`, { env: { region: 'us-east-1' } })
    const [domainName = '', ...subjectAlternativeNames] = stage.domains
    const certificate = new CfnCertificate(this, 'Certificate', {
      domainName,
      subjectAlternativeNames,
      validationMethod: 'DNS',
    })
    const rules = [
      managed('AWSManagedRulesAmazonIpReputationList', 0),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 1),
      tooMany(2),
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

/** Rules that AWS keeps: known attackers, and input that only attackers send. */
const managed = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  visibilityConfig: visibleAs(name),
})

const tooMany = (priority: number): CfnWebACL.RuleProperty => ({
  name: 'TooMany',
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: { rateBasedStatement: { limit: mostCalls, aggregateKeyType: 'IP', evaluationWindowSec: 300 } },
  visibilityConfig: visibleAs('TooMany'),
})

const visibleAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
})
