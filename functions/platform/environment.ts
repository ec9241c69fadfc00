/** Reads a required setting; its absence is a bug of the template. */
export function setting(
  name:
    | 'TABLE'
    | 'SECRET_IDS'
    | 'SEALING_SECRET_ID'
    | 'MAIL_QUEUE_URL'
    | 'ACCOUNT_MAIL_QUEUE_URL'
    | 'BULK_MAIL_QUEUE_URL'
    | 'PUSH_QUEUE_URL'
    | 'TASK_QUEUE_URL'
    | 'WEBHOOK_QUEUE_URL'
    | 'PUBLISHING_QUEUE_URL'
    | 'SITE_BUCKET'
    | 'SITE_DOMAIN'
    | 'CHAT_QUEUE_URL'
    | 'AVATARS_BUCKET'
    | 'AVATARS_DOMAIN'
    | 'DOCUMENTS_BUCKET'
    | 'DOCUMENTS_DOMAIN'
    | 'EXPORTS_BUCKET'
    | 'EXPORTS_DOMAIN'
    | 'MAIL_FROM'
    | 'MAIL_PER_SECOND'
    | 'ORIGIN'
    | 'ORIGINS'
    | 'STAGE'
    | 'SUPPORT_ADDRESS',
): string {
  const value = process.env[name]
  if (!value) throw new Error(`The function was deployed without ${name}`)
  return value
}

/** Reads a setting that a deployment may leave out. */
export const optionalSetting = (
  name:
    | 'CAPTCHA'
    | 'PROVIDERS'
    | 'ORIGIN_SECRET'
    | 'AWS_LAMBDA_LOG_FORMAT'
    | 'PRIVATE_ADDRESSES'
    | 'SLACK'
    | 'SLACK_ORIGIN',
): string | undefined => process.env[name] || undefined

/**
 * The time-outs of an AWS client, in milliseconds. A call without an answer ends early enough for another attempt within a
 * function's time.
 */
export const clientTimeouts = {
  requestHandler: { connectionTimeout: 2_000, requestTimeout: 12_000, throwOnRequestTimeout: true },
} as const
