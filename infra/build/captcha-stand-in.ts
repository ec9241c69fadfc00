/** Stands in the local cloud where Google's program would: the same doors, and a token that the stand-in verifier knows. */
export const captchaStandIn = `window.grecaptcha = {
  ready: then => then(),
  execute: (key, { action }) => Promise.resolve('stand-in.' + action),
}
`
