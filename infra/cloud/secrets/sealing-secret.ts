import { RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

/** The key that seals values in the table, as 64 hexadecimal digits; what it sealed is lost with it. */
export class SealingSecret extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const secret = new CfnSecret(this, 'Key', {
      description: 'Key that seals the secrets of authenticator apps',
      generateSecretString: {
        passwordLength: 64,
        excludeUppercase: true,
        excludePunctuation: true,
        excludeCharacters: 'ghijklmnopqrstuvwxyz',
        requireEachIncludedType: false,
      },
    })
    secret.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    this.arn = secret.ref
  }
}
