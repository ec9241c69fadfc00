import visits from '#shared/words/hu/visits.json'

/** The words of visitor analytics and of campaigns. */
export const words = { visits }
