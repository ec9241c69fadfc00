import sessions from '#shared/words/en/sessions.json'

/** The translations of the signed-in devices. */
export const words = { sessions }
