import { allGranted, consentCookie } from '#web/ui/feedback/cookie-banner/consent.ts'

/** What the browser of somebody keeps who was asked about cookies before: without it the banner lies over the page's foot. */
export function consented(url: string) {
  const [pair] = consentCookie(allGranted, { secure: false }).split(';', 1)
  const [name = '', value = ''] = (pair ?? '').split('=')
  return [{ name, value, url }]
}
