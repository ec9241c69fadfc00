import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { moveClockTo } from '#infra/local/clock/clock-at.ts'
import { account } from '#shared/account/contract.ts'
import { hoursOf, hundredthsOf } from '#shared/calendar/hundredths.ts'
import { ApiError } from '#shared/contract/client.ts'
import { leave as leaveOf } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { genders, type LeaveAmount } from '#shared/people/model.ts'
import { weekOf } from '#test/law/cases.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import type { Amount, Leave, Life } from './years/life.ts'
import { playedFrom, playedLife, touches } from './years/lives.ts'
import { daysFrom, later, yearIn, type Date8601 } from './years/slow-days.ts'
import { firstYearKept, leaveIn, daysByYear } from './years/slow-leave.ts'

/** How many lives are played, and milliseconds after which a slow machine plays no more: `SEED=… npx vitest run test/model/years`. */
const lives = 3
const mostTime = 25_000
const seed = process.env.SEED

const noon = (day: Date8601) => `${day}T12:00+01:00`
const world = openWorld(async () => {
  await moveClockTo(noon(playedFrom))
  return ownCloud()
})
afterAll(() => delete process.env.CLOCK_SHIFT)

/** Lets a day come, on which the superadmin signs in anew. */
async function dayComes(day: Date8601, { client, email }: Person) {
  await moveClockTo(noon(day))
  world.cloud.recycle()
  await client.asked(account.logIn, { body: { email, password } })
}

const amountOf = (amount: Amount): LeaveAmount =>
  'days' in amount ? { unit: 'days', amount: amount.days } : { unit: 'hours', amount: hoursOf(amount.hundredths) }

/** Enters what is known of somebody before any leave. */
async function enter(life: Life, id: string, { client }: Person) {
  const jobs = life.jobs.map(({ start, end, taken_before, brought }) => ({
    employment_start: start,
    employment_end: end,
    taken_before: taken_before && amountOf(taken_before),
    brought: brought.map(one => ({
      ...amountOf(one),
      from_year: one.from_year,
      last_date: one.last_date,
      reason: 'illness',
    })),
  }))
  const path = { id }
  await client.asked(people.savePersonalInformation, {
    path,
    body: { first_name: 'Anna', last_name: 'Kis', birthday: life.birth, gender: genders.female },
  })
  const body = {
    ...jobs.at(-1)!,
    earlier_employments: jobs.slice(0, -1).map(job => ({ ...job, employment_end: job.employment_end! })),
    age_agreements: [...life.age_agreements],
    children: [...life.children],
    hazardous_periods: [...life.hazard],
    disability_periods: [...life.disability],
    employer_extra_grants: [...life.employer],
  }
  await client.asked(people.saveEmploymentInformation, { path, body })
  for (const { since, week, unequal } of life.schedules) {
    const hours = { working_hours: weekOf(week.map(hoursOf)), unequal_schedule: unequal, working_hours_from: since }
    await client.asked(people.saveEmploymentInformation, { path, body: hours })
  }
}

/** Books a leave for somebody; undefined where it is refused, since it lies outside the jobs or there are too few days. */
async function book({ type, status, from, to, kind }: Leave, id: string, { client }: Person) {
  const body = {
    user_id: id,
    type_id: type,
    from_date: from,
    to_date: to,
    ...(status === 'approved' && { auto_approve: 1 as const }),
    ...(kind && { unpaid_kind: kind }),
  }
  try {
    const { data } = await client.asked(leaveOf.requestLeave, { body })
    return Array.isArray(data) ? undefined : data
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return undefined
    throw error
  }
}

/** Balances, settlements, requests and the team calendar of a year are as the slow calculation has them. */
async function yearAgrees(life: Life, year: number, today: Date8601, id: string, { client }: Person) {
  const query = { user_id: id, year: String(year) }
  const { balance, data } = await client.asked(leaveOf.listDaysOff, { query })
  const slow = life.jobs.flatMap(job => {
    const known = touches(job, year) && leaveIn(life, job, yearIn(today), today).get(year)
    return known ? [known] : []
  })
  const inYear = life.jobs.filter(job => touches(job, year))
  const seen = balance.employments ?? (inYear.length ? [balance] : [])
  const brief = ({ entitled, used, planned, pending, left }: (typeof seen)[number] | (typeof slow)[number]) => ({
    entitled,
    used,
    planned,
    pending,
    left,
  })
  if (inYear.length) {
    expect(seen.map(brief)).toEqual(slow.map(brief))
    expect(seen.map(({ exit }) => exit?.paid_out ?? null)).toEqual(slow.map(({ exit }) => exit?.paid_out ?? null))
    // What is said of the whole balance is of one employment: the last one, but while an earlier one lasts, of that.
    const headline = slow.findLast(one => isDeepStrictEqual(brief(one), brief(balance)))
    expect(balance).toMatchObject({ sick: headline?.sick, used_sick: headline?.used_sick })
    expect(balance.in_hours && hundredthsOf(balance.in_hours.left)).toBe(headline?.hours?.left ?? null)
    expect(balance.lines.reduce((sum, { days }) => sum + days, 0)).toBe(balance.entitled)
  }

  const taken = life.leaves.filter(({ from, to }) => yearIn(from) <= year && year <= yearIn(to))
  expect(data.map(request => request.id).sort()).toEqual(taken.map(one => one.id).sort())
  const month = `${year}-05`
  const away = (await client.asked(leaveOf.showCalendar, { query: { month } })).data.filter(one => one.user_id === id)
  const inMonth = taken.filter(({ from, to }) => daysFrom(from, to).some(day => day.startsWith(month)))
  expect(away.map(one => String(one.id)).sort()).toEqual(inMonth.map(one => one.id).sort())
}

/** Plays a life from New Year to New Year; after each, every year so far is looked at. */
async function play(planned: Life) {
  await moveClockTo(noon(playedFrom))
  world.cloud.recycle()
  const superadmin = await world.founder()
  const { id } = await world.colleague(superadmin)
  await enter(planned, id, superadmin)
  let life: Life = { ...planned, leaves: [], by_hand: [] }
  let today: Date8601 = playedFrom
  for (let year = yearIn(playedFrom); year <= 2030; year += 1) {
    if (year > yearIn(playedFrom)) await dayComes((today = later(`${year}-01-01`, 1)), superadmin)
    for (const known of [year - 2, year - 1, year].filter(one => one >= yearIn(playedFrom)))
      await yearAgrees(life, known, today, id, superadmin)
    for (const { days } of planned.by_hand.filter(one => one.year === year)) {
      if (life.jobs.every(job => firstYearKept(life, job) > year)) continue
      const body = { year, days: Math.max(days, -5), comment: '' }
      const granted = await superadmin.client
        .asked(leaveOf.grantExtraDays, { path: { id }, body })
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 422) return undefined
          throw error
        })
      if (granted) life = { ...life, by_hand: [...life.by_hand, { year, days: body.days, on: today }] }
    }
    for (const leave of planned.leaves.filter(({ from }) => yearIn(from) === year)) {
      const booked = await book(leave, id, superadmin)
      if (!booked) continue
      expect(booked.days).toBe(Object.values(daysByYear(life, leave)).reduce((sum, days) => sum + days, 0))
      life = { ...life, leaves: [...life.leaves, { ...leave, id: booked.id }] }
    }
    await yearAgrees(life, year, today, id, superadmin)
  }
  return life
}

it(
  'a life played through the API over several New Years is in every year as the slow calculation counts it',
  async () => {
    const end = performance.now() + mostTime
    const played: number[] = []
    const property = fc.asyncProperty(playedLife, async life => {
      if (performance.now() < end) played.push((await play(life)).leaves.length)
    })
    await fc.assert(property, { numRuns: lives, endOnFailure: true, ...(seed !== undefined && { seed: Number(seed) }) })
    expect(played.length).toBeGreaterThan(0)
  },
  4 * mostTime,
)
