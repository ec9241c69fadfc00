import countries from '#shared/words/hu/countries.json'

/** The translations of the pages of countries and currencies. */
export const words = { countries }
