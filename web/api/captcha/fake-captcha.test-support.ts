/** Stands in for the captcha: a token that names what is done. */
export const captchaFor = async (action: string) => `${action} token`
