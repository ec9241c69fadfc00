import { RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

/** The seed of the key that signs tokens and links: 32 bytes, written as 64 hexadecimal digits, made in the cloud and never seen. */
export class SigningSecret extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const secret = new CfnSecret(this, 'Seed', {
      description: 'Seed of the Ed25519 key that signs access tokens',
      generateSecretString: {
        passwordLength: 64,
        excludeUppercase: true,
        excludePunctuation: true,
        excludeCharacters: 'ghijklmnopqrstuvwxyz',
        requireEachIncludedType: false,
      },
    })
    secret.applyRemovalPolicy(RemovalPolicy.RETAIN)
    this.arn = secret.ref
  }
}
