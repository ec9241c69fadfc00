import profile from '#shared/words/hu/profile.json'

/** The translations of the profile pages. */
export const words = { profile }
