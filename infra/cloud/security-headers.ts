import type { Stage } from '#infra/stages.ts'

/** The hosts of Google's captcha: it loads a second script, calls home and shows its badge in a frame. */
const captchaHosts = {
  script: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  connect: 'https://www.google.com/recaptcha/',
  frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
}

/** The pages create only the Trusted Types policy `default`; Google does not document its policies, so the captcha allows any. */
function contentSecurityPolicy({ captcha }: Pick<Stage, 'captcha'>): string {
  const hosts = typeof captcha === 'object' ? captchaHosts : undefined
  const selfAnd = (more: string | undefined) => (more ? `'self' ${more}` : "'self'")
  return [
    "default-src 'none'",
    `script-src ${selfAnd(hosts?.script)}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${selfAnd(hosts?.connect)}`,
    ...(hosts ? [`frame-src ${hosts.frame}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ...(hosts ? [] : ['trusted-types default']),
  ].join('; ')
}

/** The security headers of every page of a stage. */
export const securityHeadersOf = (stage: Pick<Stage, 'captcha'>) => ({
  'content-security-policy': contentSecurityPolicy(stage),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
})
