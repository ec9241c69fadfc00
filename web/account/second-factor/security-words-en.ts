import identity from '#shared/words/en/identity.json'
import security from '#shared/words/en/security.json'

/** The translations of second factors. */
export const words = { identity, security }
