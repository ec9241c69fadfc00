import { vi } from 'vitest'

/** What a deployment sets for the functions, as far as tests without a cloud need it. */
const settings = {
  ACCOUNT_MAIL_QUEUE_URL: 'https://account-mail-queue',
  BULK_MAIL_QUEUE_URL: 'https://bulk-mail-queue',
  AVATARS_BUCKET: 'avatars',
  AVATARS_DOMAIN: 'avatars.s3.local',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_REGION: 'eu-central-1',
  CAPTCHA: 'stand-in',
  CHAT_QUEUE_URL: 'https://chat',
  DOCUMENTS_BUCKET: 'documents',
  DOCUMENTS_DOMAIN: 'documents.s3.local',
  EXPORTS_BUCKET: 'exports',
  EXPORTS_DOMAIN: 'exports.s3.local',
  MAIL_QUEUE_URL: 'https://mail-queue',
  PUSH_QUEUE_URL: 'https://push-queue',
  SUPPORT_ADDRESS: 'help@szabi.example',
  PROVIDERS: 'google=stand-in',
  ORIGIN: 'https://szabi.example',
  // Nothing of a test looks up hosts.
  PRIVATE_ADDRESSES: 'allowed',
  ORIGINS: 'https://szabi.example',
  SEALING_SECRET_ID: 'sealing',
  SECRET_IDS: 'secret',
  SLACK: 'stand-in',
  SLACK_ORIGIN: 'https://slack.example',
  STAGE: 'local',
  TABLE: 'table',
  TASK_QUEUE_URL: 'https://queue',
  WEBHOOK_QUEUE_URL: 'https://webhooks',
}

/** Sets the environment of this process as a deployment would, before a test imports what reads it. */
export function stubSettings(others: Partial<typeof settings> = {}) {
  for (const [name, value] of Object.entries({ ...settings, ...others })) vi.stubEnv(name, value)
}
