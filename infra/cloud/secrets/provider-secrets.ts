import { RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { providerNames } from '#shared/account/identity.ts'
import { providersOf, type Stage } from '#infra/stages.ts'

/** How the stage is known to Google and Microsoft, who issue it, so that it is entered by hand after the first deployment. */
export class ProviderSecrets extends Construct {
  readonly arns: string[]
  /** What functions are told: the secret of each provider. */
  readonly setting: string

  constructor(scope: Construct, id: string, { providers }: Pick<Stage, 'providers'>) {
    super(scope, id)
    const offered = providersOf({ providers })
    if (providers === 'stand-in') {
      this.arns = []
      this.setting = offered.map(provider => `${provider}=stand-in`).join(' ')
      return
    }
    const secrets = offered.map(provider => ({ provider, arn: this.#secret(providerNames[provider]) }))
    this.arns = secrets.map(({ arn }) => arn)
    this.setting = secrets.map(({ provider, arn }) => `${provider}=${arn}`).join(' ')
  }

  #secret(name: string) {
    const secret = new CfnSecret(this, name, {
      description: `The client at ${name}, as {"client_id": "…", "client_secret": "…"}`,
    })
    secret.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    return secret.ref
  }
}
