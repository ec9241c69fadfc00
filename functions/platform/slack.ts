import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { clientTimeouts, optionalSetting } from './environment.ts'

/** What Slack shows of the app on its page, as it is entered into Secrets Manager. */
const AppSecrets = z.object({ client_id: z.string(), client_secret: z.string(), signing_secret: z.string() })
type AppSecrets = z.infer<typeof AppSecrets>

/** Those of the stand-in. */
const standIn: AppSecrets = {
  client_id: '1111.2222',
  client_secret: 'stand-in-client-secret',
  signing_secret: 'stand-in-signing-secret',
}

const client = new SecretsManagerClient(clientTimeouts)
let secrets: Promise<AppSecrets> | undefined

/** Whether this installation has an app in Slack. */
export const isSlackOffered = () => (optionalSetting('SLACK') ?? 'off') !== 'off'

async function readSecrets(id: string): Promise<AppSecrets> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: id }))
  return AppSecrets.parse(JSON.parse(SecretString))
}

/** The app's secrets. @throws Error where there is no app */
export async function slackSecrets(): Promise<AppSecrets> {
  const setting = optionalSetting('SLACK') ?? 'off'
  if (setting === 'off') throw new Error('This installation has no app in Slack')
  if (setting === 'stand-in') return standIn
  secrets ??= readSecrets(setting)
  // A failed read is not cached, so that the next call can succeed.
  secrets.catch(() => (secrets = undefined))
  return secrets
}

/** Where Slack answers. */
export const slackOrigin = () => optionalSetting('SLACK_ORIGIN') ?? 'https://slack.com'
