import { RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

/** The app's secrets as JSON: `client_id`, `client_secret`, `signing_secret`. Slack issues them, so they are entered by hand after the first deployment. */
export class SlackSecret extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const secret = new CfnSecret(this, 'App', { description: 'The secrets of the Slack app, as Slack shows them' })
    secret.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    this.arn = secret.ref
  }
}
