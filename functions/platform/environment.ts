/** Reads a required setting; its absence is a bug of the template. */
export function setting(
  name: 'TABLE' | 'SECRET_IDS' | 'MAIL_QUEUE_URL' | 'TASK_QUEUE_URL' | 'MAIL_FROM' | 'ORIGIN' | 'STAGE',
): string {
  const value = process.env[name]
  if (!value) throw new Error(`The function was deployed without ${name}`)
  return value
}

/** Reads a setting that a deployment may leave out. */
export const optionalSetting = (name: 'CAPTCHA' | 'ORIGIN_SECRET'): string | undefined => process.env[name] || undefined
