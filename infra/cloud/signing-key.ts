import { CustomResource } from 'aws-cdk-lib/core'
import type { Feature } from './feature.ts'
import type { Roles } from './roles.ts'
import type { SigningSecret } from './signing-secret.ts'

/** A custom resource that writes the public signing key into the table when a deployment has a new seed. */
export function publishSigningKey(account: Feature, roles: Roles, secret: SigningSecret) {
  const capabilities = account.capabilitiesOf('publish-signing-key')
  const publisher = account.worker('publish-signing-key', { role: roles.roleFor({ capabilities, changes: true }) })
  new CustomResource(account, 'SigningKey', {
    resourceType: 'Custom::SigningKey',
    serviceToken: publisher.attrArn,
    properties: { Seed: secret.arn },
  })
}
