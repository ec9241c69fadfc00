import visits from '#shared/words/en/visits.json'

/** The words of visitor analytics and of campaigns. */
export const words = { visits }
