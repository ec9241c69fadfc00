import security from '#shared/words/hu/security.json'

/** The translations of second factors. */
export const words = { security }
