/** The input with which every page lists the requests that wait for the reader: all of them, in one cache entry. */
export const waitingInput = { query: { limit: '-1' } }
