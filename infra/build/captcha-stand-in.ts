/** Stands in for Google's script: the same functions, with a token that the stand-in verifier accepts. */
export const captchaStandIn = `window.grecaptcha = {
  ready: then => then(),
  execute: (key, { action }) => Promise.resolve('stand-in.' + action),
}
`
