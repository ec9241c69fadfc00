import profile from '#shared/words/en/profile.json'

/** The translations of the profile pages. */
export const words = { profile }
