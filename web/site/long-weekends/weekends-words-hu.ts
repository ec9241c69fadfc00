import weekends from '#shared/words/hu/weekends.json'

/** The words of the long weekends. */
export const words = { weekends }
