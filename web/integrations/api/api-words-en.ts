import api from '#shared/words/en/api.json'

/** The translations of the page about the API. */
export const words = { api }
