import { addDays, dayFrom, daysInMonth, isDay, weekdayOf, yearOf, type Day, type Weekday } from '../../calendar/day.ts'
import type { Period } from '../../calendar/period.ts'
import type { LeaveTypeId } from '../types.ts'
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
  /** A first day said as such, without a last one. */
  lacksLastDay?: true
  /** Words that say a day that there is not, or more than one thing; then there is no period. */
  doubt?: Doubt
  /** The words that are no type and no day: a name, or what was not understood. */
  rest: string[]
}

export interface Doubt {
  kind: 'noSuchDay' | 'unclear'
  words: string
}

/** What the meaning of a line depends on beside its words. */
interface CalendarContext {
  today: Day
  /** Whether the person would work on a day: three days are three of these. */
  isWorkday: (day: Day) => boolean
}

interface Point extends Period {
  ending: Token['ending']
  /** Whether a dash or "to" stands before it. */
  isEnd?: boolean
  /** The day of the week that was said without a week. */
  weekday?: Weekday
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
/** How far ahead a number of four digits is a year. */
const yearsAhead = 10
/** The longest length that is understood, in days or weeks. */
const longest = 366

/** Understands a line such as "szabi dec 22-23", "3 nap keddtől", "home office tomorrow" or "ki van távol jövő héten". */
export function understand(typed: string, context: CalendarContext): Understood {
  const tokens = tokensOf(typed)
  const asked = askedOf(tokens)
  const { typeId, points, length, rest, words, noDays } = readTokens(tokens, asked, context.today)
  const days = mergedPoints(points)
  const [only] = days
  const isAlone = days.length === 1 && !length
  const lacksLastDay = isAlone && only?.ending === 'from'
  const period = noDays.length || lacksLastDay ? undefined : periodOf(days, length, context)
  const doubt: Doubt | undefined = noDays.length
    ? { kind: 'noSuchDay', words: noDays.join(', ') }
    : period === 'unclear'
      ? { kind: 'unclear', words }
      : undefined
  const nearest = isAlone && !doubt && !lacksLastDay ? only?.nearest : undefined
  return {
    deed: asked ? 'away' : 'request',
    ...(typeId && { typeId }),
    ...(period && period !== 'unclear' && { period }),
    ...(nearest && { otherPeriod: { from_date: nearest, to_date: nearest } }),
    lacksFirstDay: Boolean(length) && !points.length,
    ...(lacksLastDay && { lacksLastDay }),
    ...(doubt && { doubt }),
    rest,
  }
}

/** What the words of a line say one after the other. */
function readTokens(tokens: readonly Token[], begin: number, today: Day) {
  const rest: string[] = []
  const noDays: string[] = []
  const saysDays: Token[] = []
  let typeId: LeaveTypeId | undefined
  let length: Length | undefined
  let points: Point[] = []
  /** What was said of the next point before it. */
  let ahead: Pick<Point, 'ending' | 'isEnd'> = { ending: undefined }
  for (let place = begin; place < tokens.length;) {
    const token = tokens[place]!
    const readLength = !length && lengthAt(tokens, place)
    const point = readLength ? undefined : pointAt(tokens, place, today, points.at(-1))
    const noDay = readLength || point ? 0 : noDayAt(tokens, place, today)
    const type = readLength || point || noDay || typeId ? undefined : typeAt(tokens, place)
    const taken = (readLength || point || type)?.taken ?? Math.max(noDay, 1)
    const said = tokens.slice(place, place + taken)
    if (readLength) length = readLength.read
    else if (point) {
      const { monday, read } = point
      if (monday) points = points.map(earlier => inWeekOf(earlier, monday))
      points.push({ ...read, ...ahead, ending: read.ending ?? ahead.ending })
      ahead = { ending: undefined }
    } else if (noDay) noDays.push(textOf(said))
    else if (type) typeId = type.read
    else if (token.isDash) ahead = { ...ahead, isEnd: true }
    else if (untilWords.has(token.word)) ahead = { ending: 'until', isEnd: true }
    else if (token.word === 'from') ahead = { ...ahead, ending: 'from' }
    else if (!fillers.has(token.word)) rest.push(token.text)
    if (!type && (saysDays.length || readLength || point)) saysDays.push(...said)
    place += taken
  }
  return { typeId, length, points, rest, noDays, words: textOf(saysDays) }
}

const textOf = (tokens: readonly Token[]) =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ ([-–—]+) /g, '$1')

interface Read<R> {
  read: R
  /** How many tokens it took. */
  taken: number
  /** The Monday of the week that was said with a day. */
  monday?: Day
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
  for (const taken of [4, 3, 2, 1]) {
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
    weekdayAt(tokens, place, today, before) ??
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

/** `jövő héten`, `this week`, `a héten`: the week by its Monday. */
function weekPhraseAt(tokens: readonly Token[], place: number, today: Day): Read<Day> | undefined {
  const [first, second] = [tokens[place]?.word ?? '', tokens[place + 1]?.word ?? '']
  const which = whichWeek.get(first) ?? (first === 'a' && second === 'heten' ? 'this' : undefined)
  const taken = fillers.has(second) ? 3 : 2
  if (!which || !weekWords.has(tokens[place + taken - 1]?.word ?? '')) return undefined
  return { read: addDays(mondayOf(today), which === 'next' ? 7 : 0), taken }
}

/** A week from its Monday, or from today, until its Friday; `jövő hét kedd` is a day of it. */
function weekAt(tokens: readonly Token[], place: number, today: Day): Read<Point> | undefined {
  const week = weekPhraseAt(tokens, place, today)
  if (!week) return undefined
  const { read: monday, taken } = week
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

/** `péntek`, `keddtől`, `jövő hétfő`, `monday next week`. Without a week it is the nearest since a day. */
function weekdayAt(
  tokens: readonly Token[],
  place: number,
  today: Day,
  before: Point | undefined,
): Read<Point> | undefined {
  const since = before?.from_date ?? today
  const which = whichWeek.get(tokens[place]!.word)
  const taken = which ? 2 : 1
  const token = tokens[place + taken - 1]
  const weekday = token && meaningOf(weekdays, token)
  if (!weekday) return undefined
  const skipped = tokens[place + 1]?.word === 'of' ? 2 : 1
  const week = which ? undefined : weekPhraseAt(tokens, place + skipped, today)
  if (week) {
    const day = addDays(week.read, weekday.meaning - 1)
    return { read: single(day, weekday.ending), taken: skipped + week.taken, monday: week.read }
  }
  const nearest = addDays(since, (weekday.meaning - weekdayOf(since) + 7) % 7)
  if (which !== 'next') return { read: { ...single(nearest, weekday.ending), weekday: weekday.meaning }, taken }
  const day = addDays(mondayOf(since), 6 + weekday.meaning)
  return { read: { ...single(day, weekday.ending), ...(nearest !== day && { nearest }) }, taken }
}

/** A day of the week that was said before the week was. */
function inWeekOf(point: Point, monday: Day): Point {
  if (!point.weekday) return point
  const day = addDays(monday, point.weekday - 1)
  return { ...point, from_date: day, to_date: day }
}

/** `ma`, `holnaptól`, `day after tomorrow`. */
function relativeAt(tokens: readonly Token[], place: number, today: Day): Read<Point> | undefined {
  const phrase = daysFromToday.get(said(tokens, place, 3))
  if (phrase !== undefined) return { read: single(addDays(today, phrase), undefined), taken: 3 }
  const days = meaningOf(daysFromToday, tokens[place]!)
  return days && { read: single(addDays(today, days.meaning), days.ending), taken: 1 }
}

const isYear = (number: number, today: Day) => number >= yearOf(today) - 1 && number <= yearOf(today) + yearsAhead

/** A month and a number beside it, in either order. */
function monthAndNumberAt(tokens: readonly Token[], place: number, today: Day) {
  const [first, second] = [tokens[place], tokens[place + 1]]
  if (!first || !second) return undefined
  const [before, after] = [months.get(first.word), months.get(second.word)]
  const isDate = ({ number }: Token) => !Number.isNaN(number) && !isYear(number, today)
  if (before && isDate(second)) return { token: second, month: before, date: second.number }
  const belongsToNext = (tokens[place + 2]?.number ?? NaN) <= 31
  return after && isDate(first) && (first.number <= 31 || !belongsToNext)
    ? { token: first, month: after, date: first.number }
    : undefined
}

/** A month and a number, with the year before or behind them. */
function writtenDateAt(tokens: readonly Token[], place: number, today: Day) {
  const isYearFirst = isYear(tokens[place]!.number, today)
  const found = monthAndNumberAt(tokens, place + (isYearFirst ? 1 : 0), today)
  if (!found) return undefined
  const { token, ...date } = found
  const beside = isYearFirst ? tokens[place] : tokens[place + 2]
  if (!beside || !isYear(beside.number, today)) return { token, date, taken: 2 }
  // The ending of a year is that of the whole date: `dec 22 2027-ig`.
  return {
    token: { ...token, ending: token.ending ?? beside.ending },
    date: { ...date, year: beside.number },
    taken: 3,
  }
}

/** `dec 22`, `22 december`, `2027. jan 3`, and the `23` of `dec 22-23`. */
function dateAt(
  tokens: readonly Token[],
  place: number,
  today: Day,
  before: Point | undefined,
): Read<Point> | undefined {
  const written = writtenDateAt(tokens, place, today)
  if (written) return dated(written.token, written.date, today, before, written.taken)
  return tokens[place]!.number <= 31 ? dayOfMonth(tokens, place, today, before) : undefined
}

/** How many words say a date that no year has; none where they say something else. */
const noDayAt = (tokens: readonly Token[], place: number, today: Day): number =>
  tokens[place]!.date ? 1 : (writtenDateAt(tokens, place, today)?.taken ?? 0)

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
  const day = candidates.map(inYear).find(candidate => candidate && isDay(candidate) && (year || candidate >= earliest))
  return day ? { read: single(day, token.ending, true), taken } : undefined
}

/** A date beside the day of its week is one day: `péntek dec 4`. */
function mergedPoints(points: readonly Point[]): Point[] {
  const merged: Point[] = []
  for (const point of points) {
    const before = merged.at(-1)
    const date = before && !point.isEnd && dateWithWeekday(before, point)
    if (date) merged.splice(-1, 1, { ...date, isEnd: before.isEnd ?? false, ending: before.ending ?? point.ending })
    else merged.push(point)
  }
  return merged
}

function dateWithWeekday(one: Point, other: Point): Point | undefined {
  if (one.ending && other.ending && one.ending !== other.ending) return undefined
  const [date, day] = one.isDate ? [one, other] : [other, one]
  return date.isDate && day.weekday === weekdayOf(date.from_date) ? date : undefined
}

/** The stretch that the points and the length make. One of a week or of weeks begins and ends on a day that is worked, where it has one. */
function periodOf(
  points: readonly Point[],
  length: Length | undefined,
  context: CalendarContext,
): Period | 'unclear' | undefined {
  const [first, ...others] = points
  if (!first) return undefined
  const { isWorkday } = context
  if (!length) return stretchOf(first, others, context)
  const whole = lasting(first.from_date, length, isWorkday)
  const lasts = length.unit === 'weeks' ? trimmed(whole, isWorkday) : whole
  if (!others.length && first.from_date === first.to_date && first.ending !== 'until') return lasts
  const said = stretchOf(first, others, context)
  return said !== 'unclear' && said.from_date === lasts.from_date && said.to_date === lasts.to_date ? said : 'unclear'
}

/** The stretch of one point or several. A last day alone ends what begins today. */
function stretchOf(first: Point, others: readonly Point[], { today, isWorkday }: CalendarContext): Period | 'unclear' {
  const last = others.at(-1) ?? first
  const isWeek = first.from_date !== first.to_date
  const isUntil = !others.length && first.ending === 'until'
  const whole = { from_date: isUntil ? today : first.from_date, to_date: last.to_date }
  if (whole.to_date < whole.from_date) return 'unclear'
  if (others.length && !isRange(first, others) && !areNeighbours([first, ...others], isWorkday)) return 'unclear'
  return isWeek || isUntil ? trimmed(whole, isWorkday) : whole
}

const isRange = (first: Point, [second, ...more]: readonly Point[]) =>
  second !== undefined &&
  more.length === 0 &&
  first.ending !== 'until' &&
  second.ending !== 'from' &&
  (second.isEnd || first.ending === 'from' || second.ending === 'until')

/** Whether days that were only listed follow each other, but for days that are not worked. */
function areNeighbours(points: readonly Point[], isWorkday: CalendarContext['isWorkday']): boolean {
  // A date beside the name of another day is a slip, and no two days.
  const areAlike = !points.some(({ isDate }) => isDate) || !points.some(({ weekday }) => weekday)
  const areDays = points.every(({ from_date, to_date, ending }) => from_date === to_date && !ending)
  return (
    areAlike &&
    areDays &&
    points.slice(1).every(({ from_date, isEnd }, place) => {
      const before = points[place]!.from_date
      if (isEnd || from_date < before) return false
      for (let day = addDays(before, 1); day < from_date; day = addDays(day, 1)) if (isWorkday(day)) return false
      return true
    })
  )
}

function lasting(from_date: Day, { count, unit }: Length, isWorkday: CalendarContext['isWorkday']): Period {
  if (unit === 'weeks') return { from_date, to_date: addDays(from_date, 7 * count - 1) }
  let [day, worked] = [from_date, isWorkday(from_date) ? 1 : 0]
  // A person who works on no day at all is given calendar days.
  for (let step = 0; worked < count && step < 3 * longest; step++) {
    day = addDays(day, 1)
    if (isWorkday(day)) worked++
  }
  return { from_date, to_date: worked ? day : addDays(from_date, count - 1) }
}

function trimmed(whole: Period, isWorkday: CalendarContext['isWorkday']): Period {
  let { from_date: from, to_date: to } = whole
  while (from < to && !isWorkday(from)) from = addDays(from, 1)
  while (to > from && !isWorkday(to)) to = addDays(to, -1)
  return isWorkday(from) ? { from_date: from, to_date: to } : whole
}
