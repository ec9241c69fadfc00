import weekends from '#shared/words/en/weekends.json'

/** The words of the long weekends. */
export const words = { weekends }
