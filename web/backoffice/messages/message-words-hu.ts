import contactmessages from '#shared/words/hu/contactmessages.json'

/** The translations of this page of the back office. */
export const words = { contactmessages }
