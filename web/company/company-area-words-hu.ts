import calendar from '#shared/words/hu/calendar.json'
import settings from '#shared/words/hu/settings.json'

/** The translations of pages that only administrators visit. */
export const words = { calendar, settings }
