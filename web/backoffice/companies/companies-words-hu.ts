import companiesadmin from '#shared/words/hu/companiesadmin.json'

/** The translations of these pages of the back office. */
export const words = { companiesadmin }
