/** How the one reading of what waits for the caller's decision is asked for: all of it. */
export const allWaiting = { query: { limit: '-1' } }
