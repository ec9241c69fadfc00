import { yearOf, type Day, type Year } from '#shared/calendar/day.ts'

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' })

/** Which day a moment belongs to in Budapest, whatever the clock of the machine says. */
export const dayInBudapest = (moment: Date): Day => days.format(moment)

export const todayInBudapest = (now = new Date()): Day => dayInBudapest(now)

export const thisYearInBudapest = (now = new Date()): Year => yearOf(dayInBudapest(now))
