import { weekdays, type WorkingWeek } from '#shared/calendar/working-pattern.ts'

/** Consecutive weekdays with equal hours, by index; Monday is 0. */
interface Run {
  first: number
  last: number
  hours: number
}

/** A week as runs of equal days, without rest days. */
export function runsOf(week: WorkingWeek): Run[] {
  const runs: Run[] = []
  for (const [place, name] of weekdays.entries()) {
    const run = runs.at(-1)
    if (run && run.hours === week[name]) run.last = place
    else runs.push({ first: place, last: place, hours: week[name] })
  }
  return runs.filter(({ hours }) => hours > 0)
}

const aMonday = Date.UTC(2024, 0, 1)
const oneDay = 24 * 3600 * 1000

/** `H–P`, or at length `hétfő–péntek`. */
export function daysInWords({ first, last }: Run, language: string, weekday: 'short' | 'long' = 'short'): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday })
  const names = [...new Set([first, last])].map(place => format.format(aMonday + place * oneDay))
  return names.join('–')
}
