import legal from '#shared/words/en/legal.json'

/** The words of the legal pages. */
export const words = { legal }
