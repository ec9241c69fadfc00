import profile from '#shared/words/hu/profile.json'

/** The words of pages that are not the first ones. */
export const words = { profile }
