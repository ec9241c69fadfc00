import { addDays, type Day } from '../../calendar/day.ts'

/** Calendar days between telling of a leave and its start (Mt. 122. § (2), (4), (4a), 133. §). */
export const noticeDays = 15

/** The last day on which a leave that starts on a day can be told, by the employer or, where the time is theirs, the employee. */
export const lastDayOfNotice = (start: Day): Day => addDays(start, -noticeDays)

/** The last day to which the start of a leave can be put off for an exceptionally important economic interest (Mt. 123. § (5) a)). */
export const postponedUntil = (start: Day): Day => addDays(start, 60)
