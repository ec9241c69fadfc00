import { RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

/** The captcha's secret key. Google issues it, so it is entered by hand after the first deployment. */
export class CaptchaSecret extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const secret = new CfnSecret(this, 'Key', { description: "The captcha's secret key, as Google shows it" })
    secret.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    this.arn = secret.ref
  }
}
