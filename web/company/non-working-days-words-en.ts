import calendar from '#shared/words/en/calendar.json'

/** The words of a page that few come to. */
export const words = { calendar }
