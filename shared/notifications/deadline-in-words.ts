import { hoursOfMinutes } from '../calendar/hundredths.ts'
import type { Language } from '../words/language.ts'
import { sayEmail } from '../words/say-email.ts'
import type { Deadline } from './deadline.ts'

/** A deadline as a sentence, with its date: it is true on whatever day it is read. */
export function deadlineInWords(deadline: Deadline, language: Language): string {
  switch (deadline.kind) {
    case 'carried': {
      const { days: count, last_date: day } = deadline
      return sayEmail({ key: 'emails:deadlineCarried', values: { count, day } }, language)
    }
    case 'overtime': {
      const hours = new Intl.NumberFormat(language).format(hoursOfMinutes(deadline.minutes))
      return sayEmail({ key: 'emails:deadlineOvertime', values: { hours, day: deadline.last_date } }, language)
    }
    case 'to_grant': {
      const people = sayEmail({ key: 'emails:deadlinePeople', values: { count: deadline.people } }, language)
      const days = sayEmail({ key: 'emails:deadlineDays', values: { count: deadline.days } }, language)
      return sayEmail({ key: 'emails:deadlineToGrant', values: { year: deadline.year, people, days } }, language)
    }
    case 'holidays': {
      const { missing: count, year } = deadline
      return sayEmail({ key: 'emails:deadlineHolidays', values: { count, year } }, language)
    }
    case 'trial':
    case 'subscription': {
      const key = deadline.kind === 'trial' ? 'emails:deadlineTrial' : 'emails:deadlineSubscription'
      return sayEmail({ key, values: { day: deadline.last_date } }, language)
    }
    case 'webhook':
      return sayEmail({ key: 'emails:webhookOff', values: { name: deadline.name } }, language)
    default:
      return sayEmail({ key: 'emails:deadlineDecree', values: { year: deadline.year } }, language)
  }
}
