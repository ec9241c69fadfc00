import inbox from '#shared/words/en/inbox.json'

/** The namespaces that are loaded with the inbox of an approver. */
export const words = { inbox }
