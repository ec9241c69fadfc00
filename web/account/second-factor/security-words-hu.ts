import identity from '#shared/words/hu/identity.json'
import security from '#shared/words/hu/security.json'

/** The translations of second factors. */
export const words = { identity, security }
