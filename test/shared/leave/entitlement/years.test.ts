import fc from 'fast-check'
import { expect, it } from 'vitest'
import { weekOf } from '#test/law/cases.ts'
import { hundredthsOf, hoursOf } from '#shared/calendar/hundredths.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { absencesOf, enter } from '#shared/leave/balance/booking.ts'
import { balanceOf, openingBalance } from '#shared/leave/balance/balance.ts'
import { exitBalance } from '#shared/leave/balance/exit-balance.ts'
import { during } from '#shared/leave/balance/opening-balances.ts'
import { sickPayDays } from '#shared/leave/balance/sick-pay.ts'
import { cutToEmployment } from '#shared/leave/effect/outside-employment.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { draftCost } from '#shared/leave/request/request-leave.ts'
import { emptyBook, type Situation } from '#shared/leave/situation.ts'
import { employmentsOf, isDuring } from '#shared/people/employments.ts'
import type { Employment, LeaveAmount } from '#shared/people/model.ts'
import type { Amount, Job, Leave, Life } from '#test/model/years/life.ts'
import { anyLife, touches } from '#test/model/years/lives.ts'
import { daysFrom, yearIn } from '#test/model/years/slow-days.ts'
import { cutToJobs } from '#test/model/years/slow-entitlement.ts'
import { daysByYear, leaveIn, type YearOfLeave } from '#test/model/years/slow-leave.ts'
import { situation, whose } from '../anna.ts'

const amountOf = (amount: Amount): LeaveAmount =>
  'days' in amount ? { unit: 'days', amount: amount.days } : { unit: 'hours', amount: hoursOf(amount.hundredths) }

const employmentOf = ({ start, end, first_year_kept, taken_before, brought }: Job): Employment => ({
  employment_start: start,
  employment_end: end,
  first_year_kept,
  taken_before: taken_before && amountOf(taken_before),
  brought: brought.map(({ from_year, last_date, ...amount }) => ({
    ...amountOf(amount),
    from_year,
    last_date,
    reason: 'illness',
  })),
})

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Noon in Budapest, or an hour later. */
const noon = (day: string) => Date.parse(`${day}T11:00:00Z`) / 1000

const years = Array.from({ length: 16 }, (_, place) => 2015 + place)

/** A life as the product knows it before any leave. */
function factsOf(life: Life): Situation {
  const jobs = life.jobs.map(employmentOf)
  return situation({
    member: { created_at: noon(life.came) },
    terms: {
      birth_date: life.birth,
      ...jobs.at(-1)!,
      earlier_employments: jobs.slice(0, -1),
      age_agreements: [...life.age_agreements],
      children: life.children.map((child, place) => ({ ...child, id: `child${place}`, birth_date: null })),
      hazardous_conditions: [...life.hazard],
      health_damage_or_disability: [...life.disability],
      employer_extra_days: [...life.employer],
      hours: life.schedules.map(({ since, week, unequal }) => ({
        valid_from: since,
        week: weekOf(week.map(hoursOf)),
        ...(unequal && { unequal_schedule: true }),
      })),
    },
    calendar: { hours: [{ valid_from: '1900-01-01', week: generalWeek }], leave_rules: life.rules },
    books: years.map(year => ({
      ...emptyBook(whose, year),
      extras: life.by_hand
        .filter(one => one.year === year)
        .map(({ days, on }, place) => ({ id: `${place}`, days, comment: '', by: 'csilla', at: noon(on) })),
    })),
  })
}

const requestOf = ({ id, type, status, from, to, kind, child }: Leave, facts: Situation): LeaveRequest => ({
  ...whose,
  id,
  type_id: type,
  from_date: from,
  to_date: to,
  days_by_year: draftCost({ from_date: from, to_date: to }, facts).by_year,
  comment: '',
  status,
  response: null,
  child: child ?? null,
  ...(kind && { unpaid_kind: kind }),
  submitter: 'anna',
  auto_approve: false,
  deletable: true,
  mandatory: false,
  created_at: 0,
  approved_at: null,
  approved_by: null,
  history: [],
})

/** A life with all its leave booked, and the requests; what lies outside an employment is cut afterwards. */
function booked(life: Life): { facts: Situation; requests: LeaveRequest[] } {
  let facts = factsOf(life)
  const requests: LeaveRequest[] = []
  for (const leave of life.leaves) {
    const request = requestOf(leave, facts)
    requests.push(request)
    facts = { ...facts, ...enter(facts, request) }
  }
  for (const [place, request] of requests.entries()) {
    const cut = cutToEmployment(request, facts, 0)
    if (!cut) continue
    requests[place] = cut.request
    facts = { ...facts, account: cut.account, books: cut.books }
  }
  return { facts, requests }
}

const inShort = (piles: readonly { from_year: number; last_date: string; days: number; reason: string }[]) => {
  const days = new Map<string, number>()
  for (const pile of piles) {
    const name = `${pile.from_year} ${pile.reason} until ${pile.last_date}`
    days.set(name, (days.get(name) ?? 0) + pile.days)
  }
  return [...days].map(([name, some]) => `${name}: ${some}`).sort()
}

/** A year as the engine tells it, in the words of the slow calculation. */
function told(facts: Situation, year: number, today: string) {
  const balance = balanceOf(facts, year, today)
  const exit = exitBalance(facts, year)
  const { entitled, used, planned, pending, left, used_sick, sick, in_hours, lines } = balance
  expect(sumOf(lines.map(({ days }) => days))).toBe(entitled)
  return {
    year,
    entitled,
    used,
    planned,
    pending,
    left,
    used_sick,
    sick,
    hours: in_hours && { entitled: hundredthsOf(in_hours.entitled), left: hundredthsOf(in_hours.left) },
    opening: inShort(openingBalance(facts, year).days.map(pile => ({ ...pile, reason: pile.part }))),
    // Hours are shown as begun days of each pile, which depend on the pile that is drawn on.
    ...(year === yearIn(today) && !in_hours && { carried: balance.carried }),
    exit: exit && { paid_out: exit.paid_out, overdrawn: exit.overdrawn },
  }
}

const slowly = (of: YearOfLeave, year: number, today: string) => ({
  year,
  entitled: of.entitled,
  used: of.used,
  planned: of.planned,
  pending: of.pending,
  left: of.left,
  used_sick: of.used_sick,
  sick: of.sick,
  hours: of.hours,
  opening: inShort(of.opening),
  ...(year === yearIn(today) && !of.hours && { carried: of.carried }),
  exit: of.exit,
})

/** How many lives are lived; a failure prints a seed: `SEED=… npx vitest run test/shared/leave/entitlement/years.test.ts`. */
const lives = Number(process.env.LIVES ?? 800)
const seed = process.env.SEED
const mostTime = 30_000

const monthsAway = (requests: readonly LeaveRequest[]) =>
  requests.flatMap(request => absencesOf(request).map(({ month, from_date, to_date }) => [month, from_date, to_date]))
const monthsOf = ({ from, to }: Leave) => [...new Set(daysFrom(from, to).map(day => day.slice(0, 7)))]

/** Each employment has in every year kept here the balance, with its lines and the settlement, that the slow calculation gives. */
function balancesAgree(facts: Situation, { jobs }: Life, cut: Life, today: string) {
  for (const [place, employment] of employmentsOf(facts.terms).entries()) {
    const seen = during(facts, employment, today)
    for (const [year, slow] of leaveIn(cut, jobs[place]!, yearIn(today), today))
      if (touches(jobs[place]!, year)) expect(told(seen, year, today)).toEqual(slowly(slow, year, today))
  }
}

/** The requests lie in the employments, cost what the slow calculation says, and are shown in the months of their days. */
function requestsAgree(requests: readonly LeaveRequest[], cut: Life) {
  const live = requests.filter(({ status }) => status !== 'cancelled')
  expect(live.map(({ id, from_date, to_date, days_by_year }) => [id, from_date, to_date, days_by_year])).toEqual(
    cut.leaves.map(leave => [leave.id, leave.from, leave.to, daysByYear(cut, leave)]),
  )
  const months = cut.leaves.flatMap(leave => monthsOf(leave).map(month => [month, leave.from, leave.to]))
  expect(monthsAway(requests)).toEqual(months)
}

/** Sick pay is due for the illness beyond the sick leave of each year. */
function sickPayAgrees(facts: Situation, requests: readonly LeaveRequest[], { jobs }: Life, cut: Life) {
  for (const [place, employment] of employmentsOf(facts.terms).entries()) {
    const own = requests.filter(one => one.status !== 'cancelled' && isDuring(one, employment))
    const days = own.map(request => sickPayDays(request, { ...facts, employment }))
    const always = leaveIn(cut, { ...jobs[place]!, first_year_kept: 2015 }, 2030, '2030-12-31')
    expect(sumOf(days)).toBe(sumOf([...always.values()].map(({ sick_pay }) => sick_pay)))
  }
}

it(
  'law 1, 2, 4, 5, 7, 9: many years of a random life are as the slow calculation counts them',
  () =>
    fc.assert(
      fc.property(anyLife, ({ life, today }) => {
        const { facts, requests } = booked(life)
        const cut = cutToJobs(life)
        balancesAgree(facts, life, cut, today)
        requestsAgree(requests, cut)
        sickPayAgrees(facts, requests, life, cut)
      }),
      {
        numRuns: lives,
        interruptAfterTimeLimit: mostTime,
        ...(seed !== undefined && { seed: Number(seed) }),
      },
    ),
  4 * mostTime,
)
