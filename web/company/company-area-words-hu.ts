import calendar from '#shared/words/hu/calendar.json'
import settings from '#shared/words/hu/settings.json'

/** The words of pages that only administrators come to. */
export const words = { calendar, settings }
