import sitecontent from '#shared/words/hu/sitecontent.json'

/** The translations of these pages of the back office. */
export const words = { sitecontent }
