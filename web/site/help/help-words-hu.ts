import help from '#shared/words/hu/help.json'

/** The words of the help. */
export const words = { help }
