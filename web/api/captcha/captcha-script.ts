/** The public key of the stage; empty where nothing is asked, `stand-in` in the local cloud. */
export const captchaKey: string = import.meta.env.VITE_CAPTCHA_SITE_KEY ?? ''

/** Where the captcha's program comes from; the same word for word where it is allowed and where it is asked for. */
export const captchaScript =
  captchaKey === 'stand-in'
    ? '/captcha-stand-in.js'
    : `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(captchaKey)}`
