import { CustomResource, Duration } from 'aws-cdk-lib/core'
import type { Feature } from '../feature.ts'
import type { Roles } from '../roles.ts'
import { numbered, type SigningSecret } from './signing-secret.ts'

/** A custom resource for each seed, which writes its public key into the table, and withdraws it with the seed. */
export function publishSigningKeys(account: Feature, roles: Roles, { seeds }: SigningSecret) {
  const capabilities = account.capabilitiesOf('publish-signing-key')
  const publisher = account.worker('publish-signing-key', { role: roles.roleFor({ capabilities, changes: true }) })
  for (const { version, arn } of seeds)
    new CustomResource(account, numbered('SigningKey', version), {
      resourceType: 'Custom::SigningKey',
      serviceToken: publisher.attrArn,
      serviceTimeout: publishingTimeout,
      properties: { Seed: arn },
    })
}

/** A publisher that never answers fails the deployment after this, not after CloudFormation's hour. */
const publishingTimeout = Duration.minutes(2)
