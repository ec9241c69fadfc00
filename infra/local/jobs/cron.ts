/** A minute in a schedule's time zone. */
export interface Minute {
  year: number
  /** 1 is January. */
  month: number
  day: number
  hour: number
  minute: number
}

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
/** Sunday is day 1 of a cron expression. */
const dayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

const fields = [
  { name: 'minutes', least: 0, most: 59, words: [] },
  { name: 'hours', least: 0, most: 23, words: [] },
  { name: 'day of the month', least: 1, most: 31, words: [] },
  { name: 'month', least: 1, most: 12, words: monthNames },
  { name: 'day of the week', least: 1, most: 7, words: dayNames },
  { name: 'year', least: 1970, most: 2199, words: [] },
]

/**
 * Parses an EventBridge cron expression: minutes, hours, day of the month, month, day of the week, year. Supports lists, ranges,
 * steps, names and `L` for the month's last day. @throws Error at anything else, so that no job silently never runs
 */
export function cron(expression: string): (at: Minute) => boolean {
  const parts = expression.trim().split(/\s+/)
  if (parts.length !== fields.length) throw new Error(`cron(${expression}) has not six fields.`)
  const matchers = fields.map((field, place) => matcher(parts[place] ?? '', field))
  return ({ year, month, day, hour, minute }) => {
    const date = new Date(Date.UTC(year, month - 1, day))
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
    return [minute, hour, day, month, date.getUTCDay() + 1, year].every((value, i) => matchers[i]?.(value, last))
  }
}

type Matcher = (value: number, lastOfMonth: number) => boolean

function matcher(text: string, { name, least, most, words }: (typeof fields)[number]): Matcher {
  if (text === '*' || text === '?') return () => true
  if (text === 'L' && name === 'day of the month') return (value, last) => value === last
  const numberOf = (word: string) => {
    const place = words.indexOf(word.toUpperCase())
    const number = place < 0 ? Number(word) : place + 1
    if (!Number.isInteger(number) || number < least || number > most || !word)
      throw new Error(`The local cloud does not know ${text} as the ${name} of a cron expression.`)
    return number
  }
  const values = new Set<number>()
  for (const part of text.split(',')) {
    const [range = '', step] = part.split('/')
    const [from = '', to = step ? String(most) : from] =
      range === '*' ? [String(least), String(most)] : range.split('-')
    const stride = step === undefined ? 1 : Number(step)
    if (!(stride >= 1)) throw new Error(`The local cloud does not know ${text} as the ${name} of a cron expression.`)
    for (let value = numberOf(from); value <= numberOf(to); value += stride) values.add(value)
  }
  return value => values.has(value)
}
