import help from '#shared/words/en/help.json'

/** The words of the help. */
export const words = { help }
