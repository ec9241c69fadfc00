import type { Secrets } from './secrets.ts'
import { json, refusal, type Service } from './proxy.ts'

/** Secrets Manager: tells the secrets of the template. */
export const secretsManager =
  (secrets: Secrets): Service =>
  ({ action, body }) => {
    if (action !== 'GetSecretValue')
      return refusal(400, 'InvalidRequestException', `The local secrets do not know ${action}.`)
    const { SecretId } = JSON.parse(body.toString()) as { SecretId: string }
    const secret = secrets.find(SecretId)
    if (!secret) return refusal(400, 'ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
    return json({
      ARN: secret.arn,
      Name: secret.name,
      SecretString: secret.value,
      VersionId: secret.version,
      VersionStages: ['AWSCURRENT'],
      CreatedDate: secret.createdAt / 1000,
    })
  }
