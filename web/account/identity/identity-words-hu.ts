import identity from '#shared/words/hu/identity.json'

/** The translations of signing in by a provider. */
export const words = { identity }
