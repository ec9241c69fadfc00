/** The partitions of how often keys have called, which even functions that only read may write. */
export const apiKeyUsePrefix = 'API_KEY_USE#'

/** How often a key may call in a minute. */
export const callsPerMinute = 300
