import year from '#shared/words/hu/year.json'

/** The words of a page that is brought when somebody comes to it. */
export const words = { year }
