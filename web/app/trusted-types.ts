import { captchaScript } from '#web/api/captcha-script.ts'

type Rule = (given: string) => string | null

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: Rule; createScriptURL: Rule }) => unknown
}

/**
 * The site's policy refuses HTML and script addresses made from text. Emptying an element is harmless, and the announcer
 * for screen readers does it by an empty text; and the captcha's own script is brought when a form needs it. Nothing else.
 */
export function allowOnlyHarmless() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: html => (html === '' ? '' : null),
    createScriptURL: address => (address === captchaScript ? address : null),
  })
}
