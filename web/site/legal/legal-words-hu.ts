import legal from '#shared/words/hu/legal.json'

/** The words of the legal pages. */
export const words = { legal }
