import sessions from '#shared/words/hu/sessions.json'

/** The translations of the signed-in devices. */
export const words = { sessions }
