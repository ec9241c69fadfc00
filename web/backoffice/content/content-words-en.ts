import sitecontent from '#shared/words/en/sitecontent.json'

/** The translations of these pages of the back office. */
export const words = { sitecontent }
