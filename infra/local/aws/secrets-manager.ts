import type { Secrets } from './secrets.ts'
import { jsonError, jsonReply, type Service } from './proxy.ts'

/** Serves the values of the template's secrets. */
export const secretsManager =
  (secrets: Secrets): Service =>
  ({ action, body }) => {
    if (action !== 'GetSecretValue')
      return jsonError(400, 'InvalidRequestException', `The local Secrets Manager has no ${action}.`)
    const { SecretId } = JSON.parse(body.toString()) as { SecretId: string }
    const secret = secrets.find(SecretId)
    if (!secret) return jsonError(400, 'ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
    return jsonReply({
      ARN: secret.arn,
      Name: secret.name,
      SecretString: secret.value,
      VersionId: secret.version,
      VersionStages: ['AWSCURRENT'],
      CreatedDate: secret.createdAt / 1000,
    })
  }
