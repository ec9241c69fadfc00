import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import type { WorkingTime } from '#shared/calendar/counted-year.ts'
import { addDays, dayNumber, dayOf, type Day } from '#shared/calendar/day.ts'
import { wholeYear, type Period } from '#shared/calendar/period.ts'
import { specialDays } from '#shared/calendar/special-days.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { generalWeek, weekdays } from '#shared/calendar/working-pattern.ts'
import type { Member, WorkCalendar } from '#shared/company/model.ts'
import { newMember } from '#shared/company/rules.ts'
import { balanceOf } from '#shared/leave/balance/balance.ts'
import { entitlement } from '#shared/leave/entitlement/entitlement.ts'
import type { LeaveFacts } from '#shared/leave/entitlement/facts.ts'
import { inOneLine } from '#shared/leave/entitlement/pieces.ts'
import type { LeaveBook } from '#shared/leave/model.ts'
import { emptyAccount, workingTimeOf, type Situation } from '#shared/leave/situation.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { median, rounded, type Measure } from './harness.ts'

const rounds = 15
const people = 10_000
const year = 2026
const millisecondsOfDay = 86_400_000
const today: Day = '2026-11-20'

/** The median milliseconds of both sides, which alternate, so that a busy moment of the machine hits both. */
function bySides(one: () => unknown, other: () => unknown): [number, number] {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1)
    for (const [side, run] of [one, other].entries()) {
      const start = performance.now()
      run()
      times[side]!.push(performance.now() - start)
    }
  return [median(times[0]), median(times[1])]
}

const times = (count: number, run: () => unknown) => () => {
  for (let index = 0; index < count; index += 1) run()
}

const facts: LeaveFacts = {
  birth_date: '1988-06-06',
  employment_start: '2026-04-15',
  children: [
    { birth_year: 2014, disabled: false },
    { birth_year: 2019, disabled: true },
  ],
  hazardous_conditions: true,
  health_damage_or_disability: true,
  employer_extra_days: 2,
  patterns: [{ valid_from: '2020-01-01', week: generalWeek }],
}

function ofEntitlement(name: string, due: () => unknown): Measure {
  const result = due()
  const count = 500
  const [counted, cloned] = bySides(
    times(count, due),
    times(count, () => structuredClone(result)),
  )
  return { name, value: rounded((counted * 1000) / count), unit: 'µs', ratio: rounded(counted / cloned), aim: '≤ 5' }
}

/** Counts a period the obvious way: day by day, with `Date`. */
function walked({ from_date, to_date }: Period, special: ReturnType<typeof specialDays>): number {
  let days = 0
  const last = Date.parse(to_date)
  for (let time = Date.parse(from_date); time <= last; time += millisecondsOfDay) {
    const day = new Date(time)
    const kind = special.get(day.toISOString().slice(0, 10))?.kind
    const hours = generalWeek[weekdays[(day.getUTCDay() + 6) % 7]!]
    if (kind === 'working_day_moved' || (kind === undefined && hours > 0)) days += 1
  }
  return days
}

function ofWorkingDays(): Measure {
  const calendar = calendarOfYears({ country: 'HU', own: [] }, [year], 'hu')
  const time = { patterns: [{ valid_from: '2020-01-01', week: generalWeek }], calendar }
  const period = wholeYear(year)
  const special = specialDays(calendar)
  if (walked(period, special) !== workingDays(period, time).days) throw new Error('The two ways of counting differ')
  const count = 500
  const [walking, counting] = bySides(
    times(count, () => walked(period, special)),
    times(count, () => workingDays(period, time)),
  )
  return {
    name: 'working days of a year, walking its days with Date over it',
    value: rounded((counting * 1000) / count),
    unit: 'µs',
    ratio: rounded(walking / counting),
    aim: '≥ 20',
  }
}

/** A person's usual year with a dozen absences. */
function situationOf(index: number, calendar: WorkCalendar, time: WorkingTime): Situation {
  const whose = { company: calendar.company, member: `m${index}` }
  const account = { id: whose.member, email: '', avatar: null, language: 'hu' } as Parameters<
    typeof newMember
  >[0]['account']
  const member: Member = { ...newMember({ company: whose.company, account, role: 1, created_at: 0 }), status: 'active' }
  const terms = {
    ...newEmploymentTerms(whose),
    birth_date: dayOf(dayNumber('1965-01-01') + ((index * 37) % 14_000)),
    employment_start: dayOf(dayNumber('2010-01-01') + ((index * 53) % 6_100)),
    children: Array.from({ length: index % 4 }, (_, child) => ({
      id: `k${child}`,
      birth_year: 2008 + ((index + child * 5) % 18),
      birth_date: null,
      disabled: false,
    })),
  }
  const bookings = Array.from({ length: 12 }, (_, booking) => {
    const from_date = dayOf(dayNumber('2026-01-05') + booking * 29 + (index % 20))
    const to_date = addDays(from_date, booking % 5)
    const { days } = workingDays({ from_date, to_date }, time)
    const status = booking > 10 ? ('pending' as const) : ('approved' as const)
    return {
      request: `${whose.member}-${booking}`,
      type_id: 1 + (booking % 3),
      status,
      from_date,
      to_date,
      days,
      child: null,
    }
  })
  const extras = index % 10 ? [] : [{ id: 'e', days: 1, comment: 'Jubileum', by: 'm0', at: 1_760_000_000 }]
  const books: LeaveBook[] = [{ ...whose, year, bookings, extras }]
  return { member, terms, calendar, account: emptyAccount(whose), books }
}

function ofBalances(): Measure {
  const calendar: WorkCalendar = {
    company: 'c',
    country: 'HU',
    hours: [{ valid_from: '1900-01-01', week: generalWeek }],
    own_days: [{ id: 'd', name: 'Leállás', date: '2026-12-28', observed_on: null }],
    corrections: [],
  }
  const time = workingTimeOf({ terms: newEmploymentTerms({ company: 'c', member: 'm' }), calendar }, [year])
  const situations = Array.from({ length: people }, (_, index) => situationOf(index, calendar, time))
  const written = situations.map(({ books }) => JSON.stringify(books))
  const [counted, parsed] = bySides(
    () => situations.map(situation => balanceOf(situation, year, today)),
    () => written.map(books => JSON.parse(books) as unknown),
  )
  return {
    name: 'balances of 10,000 people, over parsing their books',
    value: rounded(counted),
    unit: 'ms',
    ratio: rounded(counted / parsed),
    aim: '≤ 2',
  }
}

/** The speed of the rules of leave. */
export async function measure(): Promise<Measure[]> {
  const explained = () => {
    const due = entitlement(facts, year)
    return { ...due, explanation: inOneLine(due.lines, 'hu') }
  }
  return [
    ofEntitlement('entitlement with its lines, over a structuredClone', () => entitlement(facts, year)),
    ofEntitlement('entitlement in words, over a structuredClone', explained),
    ofWorkingDays(),
    ofBalances(),
  ]
}
