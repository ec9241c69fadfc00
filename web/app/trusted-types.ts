import { captchaScript } from '#web/api/captcha/captcha-script.ts'
import { serviceWorkerScript } from './service-worker/service-worker-script.ts'

type Rule = (given: string) => string | null

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: Rule; createScriptURL: Rule }) => unknown
}

/**
 * The site's policy refuses HTML and script addresses made from text. Emptying an element is harmless, and the announcer
 * for screen readers does it by an empty text; the captcha's own script is loaded when a form needs it, and the service worker by
 * whoever is signed in. Nothing else.
 */
export function allowOnlyHarmless() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: html => (html === '' ? '' : null),
    createScriptURL: address => ([captchaScript, serviceWorkerScript].includes(address) ? address : null),
  })
}
