import assistant from '#shared/words/en/assistant.json'

/** The translations of connecting an assistant. */
export const words = { assistant }
