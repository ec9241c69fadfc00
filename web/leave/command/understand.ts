import { addDays, dayFrom, daysInMonth, weekdayOf, yearOf, type Day } from '#shared/calendar/day.ts'
import type { Period } from '#shared/calendar/period.ts'
import type { LeaveTypeId } from '#shared/leave/types.ts'
import { meaningOf, tokensOf, type Token } from './spoken.ts'
import {
  askWords,
  daysFromToday,
  fillers,
  lengths,
  months,
  numbers,
  typeWords,
  untilWords,
  weekdays,
  weekWords,
  whichWeek,
} from './words-understood.ts'

/** What a typed line means. What it does not say is missing. */
export interface Understood {
  /** To request leave, or to be told who is away. */
  deed: 'request' | 'away'
  typeId?: LeaveTypeId
  period?: Period
  /** The other period that the same words may mean: "next friday" is the one of the next week, or the nearest. */
  otherPeriod?: Period
  /** A length whose first day is not said. */
  lacksFirstDay: boolean
  /** The words that are no type and no day: a name, or what was not understood. */
  rest: string[]
}

interface Circumstances {
  today: Day
  /** Whether the person would work on a day: three days are three of these. */
  isWorkday: (day: Day) => boolean
}

interface Point extends Period {
  ending: Token['ending']
  /** The nearest day by the same name. */
  nearest?: Day
  /** Whether a date was said, whose year may be the next one. */
  isDate: boolean
}

interface Length {
  count: number
  unit: 'days' | 'weeks'
}

/** How long ago a date may lie to be still this year's: later ones are meant for the next. */
const lookBack = 31
/** The longest length that is understood, in days or weeks. */
const longest = 366

/** Understands a line such as "szabi dec 22-23", "3 nap keddtől", "home office tomorrow" or "ki van távol jövő héten". */
export function understand(typed: string, { today, isWorkday }: Circumstances): Understood {
  const tokens = tokensOf(typed)
  const asked = askedOf(tokens)
  const found = {
    typeId: undefined as LeaveTypeId | undefined,
    points: [] as Point[],
    length: undefined as Length | undefined,
  }
  const rest: string[] = []
  for (let place = asked; place < tokens.length;) {
    const length = !found.length && lengthAt(tokens, place)
    const point = length ? undefined : pointAt(tokens, place, today, found.points.at(-1))
    const type = length || point || found.typeId ? undefined : typeAt(tokens, place)
    const token = tokens[place]!
    if (length) found.length = length.read
    else if (point) found.points.push(point.read)
    else if (type) found.typeId = type.read
    else if (!token.isDash && !fillers.has(token.word) && !untilWords.has(token.word)) rest.push(token.text)
    place += (length || point || type)?.taken ?? 1
  }
  const { typeId, points, length } = found
  const period = periodOf(points, length, isWorkday)
  const [only] = points
  const nearest = points.length === 1 && !length ? only?.nearest : undefined
  return {
    deed: asked ? 'away' : 'request',
    ...(typeId && { typeId }),
    ...(period && { period }),
    ...(nearest && { otherPeriod: { from_date: nearest, to_date: nearest } }),
    lacksFirstDay: Boolean(length) && !points.length,
    rest,
  }
}

interface Read<R> {
  read: R
  /** How many tokens it took. */
  taken: number
}

const said = (tokens: readonly Token[], place: number, count: number) =>
  tokens
    .slice(place, place + count)
    .map(({ word }) => word)
    .join(' ')

/** How many words ask who is away; none for a request. */
const askedOf = (tokens: readonly Token[]) =>
  [3, 2].find(count => askWords.includes(said(tokens, 0, count).replace(/[’']/g, ''))) ?? 0

/** The type of leave by the longest phrase that names one. */
function typeAt(tokens: readonly Token[], place: number): Read<LeaveTypeId> | undefined {
  for (const taken of [3, 2, 1]) {
    const read = typeWords.get(said(tokens, place, taken))
    if (read && place + taken <= tokens.length) return { read, taken }
  }
  return undefined
}

/** `3 nap`, `két hét`, `two weeks`. */
function lengthAt(tokens: readonly Token[], place: number): Read<Length> | undefined {
  const [first, second] = [tokens[place]!, tokens[place + 1]]
  const count = Number.isNaN(first.number) ? numbers.get(first.word) : first.number
  const unit = second && !first.ending && lengths.get(second.word)
  return count && unit && count <= longest ? { read: { count, unit }, taken: 2 } : undefined
}

function pointAt(
  tokens: readonly Token[],
  place: number,
  today: Day,
  before: Point | undefined,
): Read<Point> | undefined {
  const token = tokens[place]!
  return (
    weekAt(tokens, place, today) ??
    weekdayAt(tokens, place, before?.from_date ?? today) ??
    relativeAt(tokens, place, today) ??
    dateAt(tokens, place, today, before) ??
    (token.date && dated(token, token.date, today, before, 1))
  )
}

const single = (day: Day, ending: Token['ending'], isDate = false): Point => ({
  from_date: day,
  to_date: day,
  ending,
  isDate,
})

const mondayOf = (day: Day) => addDays(day, 1 - weekdayOf(day))

/** `jövő héten`, `this week`: from its Monday, or from today, until its Friday; `jövő hét kedd` is a day of it. */
function weekAt(tokens: readonly Token[], place: number, today: Day): Read<Point> | undefined {
  const which = whichWeek.get(tokens[place]!.word)
  const taken = fillers.has(tokens[place + 1]?.word ?? '') ? 3 : 2
  if (!which || !weekWords.has(tokens[place + taken - 1]?.word ?? '')) return undefined
  const monday = addDays(mondayOf(today), which === 'next' ? 7 : 0)
  const following = tokens[place + taken]
  const weekday = following && meaningOf(weekdays, following)
  if (weekday) return { read: single(addDays(monday, weekday.meaning - 1), weekday.ending), taken: taken + 1 }
  const friday = addDays(monday, 4)
  const from_date = monday < today ? today : monday
  return {
    read: { from_date, to_date: from_date > friday ? from_date : friday, ending: undefined, isDate: false },
    taken,
  }
}

/** `péntek`, `keddtől`, `jövő hétfő`. Without a week it is the nearest since a day. */
function weekdayAt(tokens: readonly Token[], place: number, since: Day): Read<Point> | undefined {
  const which = whichWeek.get(tokens[place]!.word)
  const taken = which ? 2 : 1
  const token = tokens[place + taken - 1]
  const weekday = token && meaningOf(weekdays, token)
  if (!weekday) return undefined
  const nearest = addDays(since, (weekday.meaning - weekdayOf(since) + 7) % 7)
  if (which !== 'next') return { read: single(nearest, weekday.ending), taken }
  const day = addDays(mondayOf(since), 6 + weekday.meaning)
  return { read: { ...single(day, weekday.ending), ...(nearest !== day && { nearest }) }, taken }
}

/** `ma`, `holnaptól`, `day after tomorrow`. */
function relativeAt(tokens: readonly Token[], place: number, today: Day): Read<Point> | undefined {
  const phrase = daysFromToday.get(said(tokens, place, 3))
  if (phrase !== undefined) return { read: single(addDays(today, phrase), undefined), taken: 3 }
  const days = meaningOf(daysFromToday, tokens[place]!)
  return days && { read: single(addDays(today, days.meaning), days.ending), taken: 1 }
}

/** `dec 22`, `22 december`, `2027. jan 3`, and the `23` of `dec 22-23`. */
function dateAt(
  tokens: readonly Token[],
  place: number,
  today: Day,
  before: Point | undefined,
): Read<Point> | undefined {
  const [first, second, third] = [tokens[place]!, tokens[place + 1], tokens[place + 2]]
  if (first.number > 31 && second && !second.isDash) {
    const inYear = dateAt(tokens, place + 1, today, undefined)
    return inYear && { read: moved(inYear.read, first.number), taken: inYear.taken + 1 }
  }
  const month = months.get(first.word)
  if (month && second && second.number <= 31) {
    const year = third && third.number > 31 ? third.number : undefined
    return dated(second, { month, date: second.number, ...(year && { year }) }, today, before, year ? 3 : 2)
  }
  const later = second && months.get(second.word)
  if (later && first.number <= 31) {
    const year = third && third.number > 31 ? third.number : undefined
    return dated(first, { month: later, date: first.number, ...(year && { year }) }, today, before, year ? 3 : 2)
  }
  return first.number <= 31 ? dayOfMonth(tokens, place, today, before) : undefined
}

const moved = (point: Point, year: number): Point => {
  const day = `${year}${point.from_date.slice(4)}`
  return { ...point, from_date: day, to_date: day }
}

/** A number alone is a date of the month that was said last, or of the nearest month, or the first end of `22-23 december`. */
function dayOfMonth(
  tokens: readonly Token[],
  place: number,
  today: Day,
  before: Point | undefined,
): Read<Point> | undefined {
  const token = tokens[place]!
  // Behind a month it would have been understood, if that month had such a day.
  if (token.number < 1 || months.has(tokens[place - 1]?.word ?? '')) return undefined
  const ahead = tokens.slice(place + 1, place + 5)
  const dashed = ahead[0] && (ahead[0].isDash || untilWords.has(ahead[0].word) || token.ending === 'from')
  const month = dashed && ahead.map(({ word }) => months.get(word)).find(Boolean)
  if (month) return dated(token, { month, date: token.number }, today, before, 1)
  const since = before?.isDate ? before.from_date : today
  for (const ofMonth of [0, 1]) {
    const [year, monthNumber] = [yearOf(since), Number(since.slice(5, 7)) + ofMonth]
    const [inYear, inMonth] = monthNumber > 12 ? [year + 1, 1] : [year, monthNumber]
    if (token.number > daysInMonth(inYear, inMonth)) continue
    const day = dayFrom(inYear, inMonth, token.number)
    if (day >= since) return { read: single(day, token.ending, true), taken: 1 }
  }
  return undefined
}

/** A date, in the nearest year in which it is not long over, or in which it follows the date before it. */
function dated(
  token: Token,
  { year, month, date }: NonNullable<Token['date']>,
  today: Day,
  before: Point | undefined,
  taken: number,
): Read<Point> | undefined {
  const earliest = before?.isDate ? before.from_date : addDays(today, -lookBack)
  const inYear = (candidate: number) =>
    month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(candidate, month)
      ? dayFrom(candidate, month, date)
      : undefined
  const candidates = year ? [year] : [0, 1, 2, 3, 4].map(later => yearOf(earliest) + later)
  const day = candidates.map(inYear).find(candidate => candidate && (year || candidate >= earliest))
  return day ? { read: single(day, token.ending, true), taken } : undefined
}

/** The stretch that the points and the length make. A stretch begins and ends on a day that is worked, where it has one. */
function periodOf(points: readonly Point[], length: Length | undefined, isWorkday: Circumstances['isWorkday']) {
  const [first, second] = points
  if (!first) return undefined
  const last = second ?? first
  const whole = length
    ? lasting(first.from_date, length, isWorkday)
    : { from_date: first.from_date, to_date: last.to_date }
  if (whole.to_date < whole.from_date) return undefined
  return length?.unit === 'weeks' || first.from_date !== first.to_date ? trimmed(whole, isWorkday) : whole
}

function lasting(from_date: Day, { count, unit }: Length, isWorkday: Circumstances['isWorkday']): Period {
  if (unit === 'weeks') return { from_date, to_date: addDays(from_date, 7 * count - 1) }
  let [day, worked] = [from_date, isWorkday(from_date) ? 1 : 0]
  // A person who works on no day at all is given calendar days.
  for (let step = 0; worked < count && step < 3 * longest; step++) {
    day = addDays(day, 1)
    if (isWorkday(day)) worked++
  }
  return { from_date, to_date: worked ? day : addDays(from_date, count - 1) }
}

function trimmed({ from_date, to_date }: Period, isWorkday: Circumstances['isWorkday']): Period {
  let [from, to] = [from_date, to_date]
  while (from < to && !isWorkday(from)) from = addDays(from, 1)
  while (to > from && !isWorkday(to)) to = addDays(to, -1)
  return { from_date: from, to_date: to }
}
