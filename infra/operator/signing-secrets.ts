import { paginateListSecrets, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { stackName } from '#infra/cloud/szabi-stack.ts'
import { signingSeed } from '#infra/cloud/secrets/signing-secret.ts'
import { region, stageOf } from '#infra/stages.ts'

/** The secrets that sign the links of a deployed stage, by the stack's tag and what they say of themselves. @throws Error where there is none */
export async function signingSecretsOf(stage: string): Promise<string[]> {
  const found: string[] = []
  const Filters = [
    { Key: 'tag-value' as const, Values: [stackName(stageOf(stage))] },
    { Key: 'description' as const, Values: [signingSeed] },
  ]
  for await (const { SecretList = [] } of paginateListSecrets(
    { client: new SecretsManagerClient({ region }) },
    { Filters },
  ))
    found.push(...SecretList.flatMap(({ ARN }) => ARN ?? []))
  if (!found.length) throw new Error(`The stage ${stage} has no signing secret; is it deployed?`)
  return found
}
