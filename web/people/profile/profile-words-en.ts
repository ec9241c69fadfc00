import profile from '#shared/words/en/profile.json'

/** The words of pages that are not the first ones. */
export const words = { profile }
