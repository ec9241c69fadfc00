import calendar from '#shared/words/en/calendar.json'
import settings from '#shared/words/en/settings.json'

/** The translations of pages that only administrators visit. */
export const words = { calendar, settings }
