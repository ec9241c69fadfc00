import contactmessages from '#shared/words/en/contactmessages.json'

/** The translations of this page of the back office. */
export const words = { contactmessages }
