import backoffice from '#shared/words/hu/backoffice.json'

/** The translations that every page of the back office uses. */
export const words = { backoffice }
