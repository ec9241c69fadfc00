import calendarfeeds from '#shared/words/en/calendarfeeds.json'

/** The translations of calendar feeds. */
export const words = { calendarfeeds }
