import links from '#shared/words/hu/links.json'

/** The translations of the pages that links in emails open, and of what asks to open one. */
export const words = { links }
