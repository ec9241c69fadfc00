import year from '#shared/words/hu/year.json'

/** The namespaces that are loaded with the page of a year. */
export const words = { year }
