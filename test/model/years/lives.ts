import fc from 'fast-check'
import type { Amount, ByHand, Held, Job, Kind, Leave, Life } from './life.ts'
import { costOfDay, daysFrom, later, yearIn, type Date8601, type Schedule } from './slow-days.ts'
import { cutToJobs, employedDays } from './slow-entitlement.ts'
import { leaveIn } from './slow-leave.ts'

/** Lives are seen from these years on, which are far enough from the ends of the calendar. */
const seenIn = { min: 2022, max: 2029 }
const dayBetween = (first: Date8601, last: Date8601) =>
  fc.integer({ min: 0, max: Math.max(0, daysFrom(first, last).length - 1) }).map(days => later(first, days))
const mostly = <T>(one: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: one }, { weight: 1, arbitrary: other })

const held: fc.Arbitrary<Held> = fc
  .record({ from: fc.option(dayBetween('2018-01-01', '2029-12-31')), days: fc.option(fc.nat(700)) })
  .map(({ from, days }) => ({ from, to: days === null ? null : later(from ?? '2022-06-01', days) }))

/** Weeks that are equal or not, in hundredths of hours. */
const weeks: readonly Omit<Schedule, 'since'>[] = [
  { week: [800, 800, 800, 800, 800, 0, 0], unequal: false },
  { week: [800, 800, 800, 800, 0, 0, 0], unequal: false },
  { week: [0, 400, 0, 400, 0, 625, 0], unequal: false },
  { week: [1000, 1000, 1000, 1000, 0, 0, 0], unequal: true },
  { week: [910, 910, 910, 910, 0, 0, 0], unequal: true },
  { week: [1200, 0, 1200, 0, 1200, 0, 0], unequal: true },
  { week: [0, 0, 733, 733, 0, 1200, 1200], unequal: true },
]
const schedules: fc.Arbitrary<Schedule[]> = fc
  .uniqueArray(fc.tuple(dayBetween('2019-01-01', '2029-12-31'), fc.constantFrom(...weeks)), {
    selector: ([since]) => since,
    maxLength: 2,
  })
  .map(some =>
    some.map(([since, week]) => ({ since, ...week })).toSorted((one, other) => (one.since < other.since ? -1 : 1)),
  )

const amount: fc.Arbitrary<Amount> = fc.oneof(
  fc.record({ days: fc.integer({ min: 1, max: 25 }) }),
  fc.record({ hundredths: fc.integer({ min: 1, max: 20_000 }) }),
)

interface JobPlan {
  gap: number
  days: number
  kept: number | null
  taken_before: Amount | null
  brought: [Amount, number, number][]
}

const jobPlan: fc.Arbitrary<JobPlan> = fc.record({
  gap: mostly(fc.nat(400), fc.constant(0)),
  days: mostly(fc.nat(900), fc.integer({ min: 900, max: 4000 })),
  kept: fc.option(fc.nat(3)),
  taken_before: fc.option(amount, { freq: 3 }),
  brought: fc.array(fc.tuple(amount, fc.nat(2), fc.nat(400)), { maxLength: 2 }),
})

/** One employment after the other, with days between or none; leave is brought along from years before the first kept here. */
function jobsBy(start: Date8601, came: Date8601, plans: readonly JobPlan[], isOpen: boolean): Job[] {
  let next = start
  return plans.map(({ gap, days, kept, brought, taken_before }, place) => {
    const [first, end] = [next, later(next, days)]
    next = later(end, 1 + gap)
    const began = yearIn(first)
    const first_year_kept = kept === null ? null : Math.max(began, 2018) + kept
    const firstYear = Math.max(first_year_kept ?? yearIn(came), began)
    return {
      start: first,
      end: isOpen && place === plans.length - 1 ? null : end,
      first_year_kept,
      taken_before,
      brought: brought
        .map(([some, before, until]) => ({
          ...some,
          from_year: firstYear - 1 - before,
          last_date: later(`${firstYear - 1}-12-31`, until),
        }))
        .filter(({ from_year }) => from_year >= began),
    }
  })
}

const jobs = (came: Date8601): fc.Arbitrary<Job[]> =>
  fc
    .record({
      start: dayBetween('2015-01-01', '2026-12-31'),
      plans: fc.array(jobPlan, { minLength: 1, maxLength: 3 }),
      isOpen: fc.boolean(),
    })
    .map(({ start, plans, isOpen }) =>
      jobsBy(start, came, plans, isOpen).filter(job => job.start <= '2029-12-31' && (job.end ?? '') <= '2030-12-31'),
    )
    .filter(some => some.length > 0)

const kinds: readonly Kind[] = [
  'unpaid_by_agreement',
  'child_care',
  'child_care',
  'child_care_allowance',
  'care_of_relative',
  'reserve_service',
]
const status = fc.constantFrom<Leave['status'][]>('approved', 'approved', 'pending')
const short = fc.oneof({ weight: 4, arbitrary: fc.nat(4) }, { weight: 2, arbitrary: fc.nat(25) })
const long = mostly(fc.nat(60), fc.integer({ min: 60, max: 700 }))
const gap = fc.oneof(fc.nat(3), fc.nat(60), fc.nat(200))

const leave = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant<Leave['type']>(1), status, length: short, gap }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom<Leave['type'][]>(2, 3),
      status: fc.constant<Leave['status']>('approved'),
      length: mostly(short, long),
      gap,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant<Leave['type']>(4), status, length: long, gap }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant<Leave['type']>(5),
      status,
      length: long,
      gap,
      kind: fc.constantFrom(...kinds),
      child: fc.option(fc.constantFrom('kata', 'laci'), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant<Leave['type']>(7),
      status: fc.constant<Leave['status']>('approved'),
      length: fc.nat(3),
      gap,
    }),
  },
)

/** Leaves one after the other, without two on a day. */
const leaves: fc.Arbitrary<Leave[]> = fc
  .record({ start: dayBetween('2019-06-01', '2027-12-31'), plan: fc.array(leave, { maxLength: 16 }) })
  .map(({ start, plan }) => {
    let next = start
    return plan.map(({ length: days, gap: before, ...rest }, place) => {
      const from = later(next, before)
      const to = later(from, days)
      next = later(to, 1)
      return { id: `leave${place}`, from, to, ...rest }
    })
  })
  .map(all => all.filter(({ to }) => to <= '2030-09-30'))

const byHand: fc.Arbitrary<ByHand> = fc
  .record({
    on: dayBetween('2020-01-01', '2029-12-31'),
    ahead: fc.integer({ min: -1, max: 1 }),
    days: fc.integer({ min: -30, max: 12 }),
  })
  .map(({ on, ahead, days }) => ({ year: yearIn(on) + ahead, days: days || 1, on }))

const isWorked = (life: Life, { from, to }: Leave) =>
  daysFrom(from, to).some(day => costOfDay(life.schedules, day).days > 0)

/** A life without leave that nobody could have: without a working day, or of more carried-over days than there are. */
function livable(life: Life, today: Date8601): Life {
  const worked = life.leaves.filter(leave => isWorked(life, leave))
  let lived: Life = { ...life, leaves: worked.filter(({ type }) => type !== 7) }
  for (const leave of worked.filter(({ type, from, to }) => type === 7 && yearIn(from) === yearIn(to) && to <= today)) {
    const more = { ...lived, leaves: inOrder([...lived.leaves, leave]) }
    if (isCovered(more, today)) lived = more
  }
  return lived
}

const inOrder = (leaves: readonly Leave[]) => leaves.toSorted((one, other) => (one.from < other.from ? -1 : 1))

/** Whether carried-over leave takes no more than was carried over, in any year. */
function isCovered(life: Life, today: Date8601): boolean {
  const known = cutToJobs(life)
  return life.jobs.every(job =>
    [...leaveIn(known, job, yearIn(today), today).values()].every(({ is_covered }) => is_covered),
  )
}

export interface Seen {
  life: Life
  today: Date8601
}

/** A random life, and the day on which it is looked at. */
export const anyLife: fc.Arbitrary<Seen> = fc
  .record({
    past: dayBetween('2018-01-01', '2026-12-31').chain(came =>
      fc.record({ came: fc.constant(came), jobs: jobs(came) }),
    ),
    life: fc.record({
      birth: dayBetween('1960-01-01', '1999-12-31'),
      children: fc.array(fc.record({ birth_year: fc.integer({ min: 2002, max: 2029 }), disabled: fc.boolean() }), {
        maxLength: 4,
      }),
      hazard: fc.array(held, { maxLength: 1 }),
      disability: fc.array(held, { maxLength: 1 }),
      employer: fc.array(
        fc.tuple(held, fc.integer({ min: 1, max: 5 })).map(([span, days]) => ({ ...span, days })),
        { maxLength: 2 },
      ),
      age_agreements: fc.uniqueArray(fc.integer({ min: 2020, max: 2029 }), { maxLength: 4 }),
      schedules: mostly(fc.constant<Schedule[]>([]), schedules),
      leaves,
      by_hand: fc.array(byHand, { maxLength: 3 }),
      rules: fc.record({
        quarterUntilMarch: mostly(fc.constant(false), fc.constant(true)),
        consumeOrder: mostly(fc.constant('nearest_last_date' as const), fc.constant('current_year_first' as const)),
        sixMonthsAgain: mostly(
          fc.constant('once_for_each_child' as const),
          fc.constantFrom('after_each_return' as const, 'once' as const),
        ),
      }),
    }),
    today: fc.integer(seenIn).chain(year => dayBetween(`${year}-01-01`, `${year}-12-31`)),
  })
  .map(({ past, life, today }) => ({ life: livable({ ...past, ...life }, today), today }))

export const touches = (job: Job, year: number) => employedDays(job, year).length > 0

/** Who is played came on this day, since when everything can happen through the API. */
export const playedFrom = '2027-02-01'

/** A life that can be played: what is taken beside it is decided on the way. */
export const playedLife: fc.Arbitrary<Life> = anyLife.chain(({ life }) =>
  fc
    .record({ jobs: jobs(playedFrom), leaves, ahead: fc.nat(200) })
    .filter(({ jobs: some }) => some.some(({ end }) => end === null || end > '2028-06-30'))
    .map(({ jobs: some, leaves: taken, ahead }) => ({
      ...life,
      came: playedFrom,
      jobs: some.map(job => ({ ...job, first_year_kept: null, brought: broughtIntoPlay(job) })),
      children: life.children.filter(({ birth_year }) => birth_year < yearIn(playedFrom)),
      by_hand: life.by_hand.map(one => ({ ...one, year: yearIn(playedFrom) + (one.year % 3) })),
      leaves: moved(taken, later(playedFrom, ahead))
        .filter(({ type, from, to }) => yearIn(from) <= 2029 && to <= '2030-09-30' && isPlayable(type, from, to))
        .map(leave => ({ ...leave, child: undefined })),
      rules: { quarterUntilMarch: false, consumeOrder: 'nearest_last_date', sixMonthsAgain: 'once_for_each_child' },
    })),
)

/** Carried-over leave is asked for within one year, since the last date of what is carried over ends with it at the latest. */
const isPlayable = (type: Leave['type'], from: Date8601, to: Date8601) => type !== 7 || yearIn(from) === yearIn(to)

/** Leave of years before the first that is kept: the one in which the person came, or the job began if that is later. */
const broughtIntoPlay = ({ start, brought }: Job) =>
  brought.filter(
    ({ from_year }) => yearIn(start) <= from_year && from_year < Math.max(yearIn(start), yearIn(playedFrom)),
  )

/** The same leaves one after the other, from a day on. */
function moved(taken: readonly Leave[], first: Date8601): Leave[] {
  const began = taken[0]?.from ?? first
  const by = (Date.parse(first) - Date.parse(began)) / 86_400_000
  return taken.map(leave => ({ ...leave, from: later(leave.from, by), to: later(leave.to, by) }))
}
