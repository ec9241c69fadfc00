import assistant from '#shared/words/hu/assistant.json'

/** The translations of connecting an assistant. */
export const words = { assistant }
