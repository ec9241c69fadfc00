import calendarfeeds from '#shared/words/hu/calendarfeeds.json'

/** The translations of calendar feeds. */
export const words = { calendarfeeds }
