import api from '#shared/words/hu/api.json'

/** The translations of the page about the API. */
export const words = { api }
