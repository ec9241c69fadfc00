import backoffice from '#shared/words/en/backoffice.json'

/** The translations that every page of the back office uses. */
export const words = { backoffice }
