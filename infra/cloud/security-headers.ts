import type { Stage } from '#infra/stages.ts'

/** Google's captcha: its script brings another one, asks home and draws its mark in a frame. */
const captchaHosts = {
  script: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  connect: 'https://www.google.com/recaptcha/',
  frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
}

/** `default` is the one policy the pages make. Google does not publish the names of its own, so with the captcha any name may be made. */
function contentSecurityPolicy({ captcha }: Pick<Stage, 'captcha'>): string {
  const hosts = typeof captcha === 'object' ? captchaHosts : undefined
  const alsoFrom = (more: string | undefined) => (more ? `'self' ${more}` : "'self'")
  return [
    "default-src 'none'",
    `script-src ${alsoFrom(hosts?.script)}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${alsoFrom(hosts?.connect)}`,
    ...(hosts ? [`frame-src ${hosts.frame}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ...(hosts ? [] : ['trusted-types default']),
  ].join('; ')
}

/** What every page of a stage says to the browser, wherever it is served from. */
export const securityHeadersOf = (stage: Pick<Stage, 'captcha'>) => ({
  'content-security-policy': contentSecurityPolicy(stage),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
})
