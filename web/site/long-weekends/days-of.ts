import { addDays, type Day } from '#shared/calendar/day.ts'
import type { Stretch } from '#shared/site/long-weekends/free-days.ts'
import { lengthOf } from '#shared/site/long-weekends/long-weekends.ts'

/** Every day of a stretch. */
export const daysOf = (stretch: Stretch): Day[] =>
  Array.from({ length: lengthOf(stretch) }, (_, place) => addDays(stretch.from, place))
