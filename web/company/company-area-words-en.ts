import calendar from '#shared/words/en/calendar.json'
import settings from '#shared/words/en/settings.json'

/** The words of pages that only administrators come to. */
export const words = { calendar, settings }
