/** Reads a setting that the deployment gives each function; a missing one is a bug of the template. */
export function setting(name: 'TABLE' | 'SECRET_ID' | 'MAIL_QUEUE_URL' | 'MAIL_FROM' | 'ORIGIN' | 'STAGE'): string {
  const value = process.env[name]
  if (!value) throw new Error(`The function was deployed without ${name}`)
  return value
}
