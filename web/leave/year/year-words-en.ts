import year from '#shared/words/en/year.json'

/** The words of a page that is brought when somebody comes to it. */
export const words = { year }
