import contentadmin from '#shared/words/hu/contentadmin.json'

/** The translations of the pages where operators edit what the public site says. */
export const words = { contentadmin }
