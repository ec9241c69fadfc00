import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, daysInYear, yearOf, type Day } from '#shared/calendar/day.ts'
import { easterSunday } from '#shared/calendar/easter.ts'
import { lengthOf } from '#shared/calendar/period.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { employmentEffect } from '#shared/leave/contract/effect/employment-effect.ts'
import { changeLeaveRules } from '#shared/leave/contract/change-leave-rules.ts'
import { leaveRulesEffect } from '#shared/leave/contract/effect/leave-rules-effect.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { balanceIn, book, daysOff, monday, openOffice, type Office } from './office.ts'

const world = openWorld()
const year = yearOf(todayInBudapest())

let office: Office
beforeAll(async () => void (office = await openOffice(world)))

const employ = (by: Person, body: object, id: string) =>
  by.client.asked(people.saveEmploymentInformation, { path: { id }, body })
const choose = (body: object) => office.owner.client.asked(changeLeaveRules, { body })
const effectOf = async (id: string, body: object) =>
  (await office.admin.client.asked(employmentEffect, { path: { id }, body })).data
/** The days of a share of the year, half a day counting as one (Mt. 121. § (2)). */
const share = (days: number, of: number) => Math.round((days * of) / daysInYear(year))
const linesOf = async (person: Person, of = year) =>
  (await balanceIn(person, of)).lines.map(({ part, days, label }) => [part, days, label])

describe('what holds from a day to a day', () => {
  const since: Day = `${year}-07-01`
  const held = lengthOf({ from_date: since, to_date: `${year}-12-31` })
  const facts = [
    ['hazardous_periods', [{ from: since, to: null }], 5, 'hazard', /ionising/],
    ['disability_periods', [{ from: since, to: null }], 5, 'disability', /disability/],
    ['employer_extra_grants', [{ from: since, to: null, days: 4 }], 4, 'employer_extra', /Employer/],
  ] as const

  it('P02 counts as the company reads the law: the whole year, by its days, or from the next year (AMB-08)', async () => {
    const { owner } = office
    for (const [field, list, days, part, label] of facts) {
      const person = await world.colleague(owner)
      await employ(owner, { employment_start: '2015-01-05', [field]: list }, person.id)
      const entitled = async (statusChange: string) => {
        await choose({ statusChange })
        return [(await balanceIn(person, year)).entitled, (await balanceIn(person, year + 1)).entitled]
      }
      expect([part, await entitled('from_next_year')]).toEqual([part, [20, 20 + days]])
      expect(await linesOf(person)).toEqual([['base', 20, 'Base leave']])
      expect([part, await entitled('by_days')]).toEqual([part, [20 + share(days, held), 20 + days]])
      expect(await linesOf(person)).toContainEqual([part, days, expect.stringMatching(label)])
      expect((await linesOf(person)).find(([named]) => named === part)![2]).toContain(`${held} days`)
      expect([part, await entitled('whole_year')]).toEqual([part, [20 + days, 20 + days]])
      expect(await linesOf(person)).toEqual([
        ['base', 20, 'Base leave'],
        [part, days, expect.stringMatching(label)],
      ])
    }
  })

  it('is shown as it holds today, with its days, and follows a mere word', async () => {
    const { owner } = office
    const { id } = await world.colleague(owner)
    const today = todayInBudapest()
    const { data } = await employ(owner, { hazardous_conditions: true, employer_extra_days: 2 }, id)
    expect(data.employment).toMatchObject({
      hazardous_conditions: true,
      hazardous_periods: [{ from: null, to: null }],
      employer_extra_days: 2,
      employer_extra_grants: [{ from: null, to: null, days: 2 }],
      disability_periods: [],
    })
    await employ(owner, { hazardous_periods: [{ from: '2020-01-01', to: null }] }, id)
    const { data: ended } = await employ(owner, { hazardous_conditions: false }, id)
    expect(ended.employment).toMatchObject({
      hazardous_conditions: false,
      hazardous_periods: [{ from: '2020-01-01', to: addDays(today, -1) }],
    })
  })

  it('does not end before it begins', async () => {
    const { owner, anna } = office
    const backwards = [
      { from: '2020-01-01', to: null },
      { from: '2026-02-01', to: '2026-01-01' },
    ]
    for (const field of ['hazardous_periods', 'disability_periods'])
      expect((await refused(employ(owner, { [field]: backwards }, anna.id))).errors).toEqual({
        [`${field}.1.to`]: ['The end cannot be before the start.'],
      })
  })
})

describe('the days of last year that were not taken', () => {
  it('P01 are carried over, and taken in the order that the company chose (AMB-18)', async () => {
    const { owner } = office
    const person = await world.colleague(owner)
    await employ(owner, { employment_start: '2015-01-05' }, person.id)
    expect(await balanceIn(person, year)).toMatchObject({ entitled: 20, carried: 0 })
    const noneYet = book(person, { type_id: 7, from_date: monday(year + 1) })
    expect((await refused(noneYet)).errors).toEqual({ type_id: ['There are no carried-over days to take.'] })

    const before = { path: { id: person.id }, body: { year: year - 1, days: -17, comment: 'Before Szabi' } }
    expect((await refused(owner.client.asked(leave.grantExtraDays, before))).errors, 'law 1').toEqual({
      year: [`${year - 1} was not recorded here. Enter what is still due of it as leave carried over from earlier.`],
    })
    await employ(owner, { first_year_kept: year - 1 }, person.id)
    await owner.client.asked(leave.grantExtraDays, before)
    expect(await balanceIn(person, year)).toMatchObject({ entitled: 23, left: 23, carried: 3 })
    expect(await linesOf(person)).toContainEqual(['overdue', 3, `Days left of ${year - 1}, not granted in time`])
    expect((await balanceIn(person, year)).explanation).toMatch(/ \+ 3 carried over → 23$/)

    const two = {
      user_id: person.id,
      from_date: monday(year),
      to_date: addDays(monday(year), 1),
      auto_approve: 1 as const,
    }
    const regular = await book(owner, two)
    expect(await balanceIn(person, year)).toMatchObject({ left: 21, carried: 1 })
    const three = { from_date: monday(year), to_date: addDays(monday(year), 2) }
    const asCarried = await owner.client.asked(leave.previewLeave, {
      body: { type_id: 7, ...three, request_id: regular.id },
    })
    expect(asCarried.data).toMatchObject({ days: 3, left_after: { [year]: 0 }, errors: {} })
    await choose({ consumeOrder: 'current_year_first' })
    expect(await balanceIn(person, year)).toMatchObject({ left: 21, carried: 3 })

    const extra = { type_id: 7, from_date: monday(year + 1), to_date: addDays(monday(year + 1), 1) }
    await choose({ consumeOrder: 'nearest_last_date' })
    // Days that are late are to be granted in this year, so none are left for the next.
    expect((await refused(book(person, extra))).errors).toEqual({
      type_id: ['There are no carried-over days to take.'],
    })
    const inThisYear = {
      ...extra,
      user_id: person.id,
      from_date: monday(year, 1),
      to_date: addDays(monday(year, 1), 1),
    }
    expect((await refused(book(owner, inThisYear))).errors).toEqual({
      type_id: ['There are not enough days left of this type: 1 remaining, 2 requested.'],
    })
    await choose({ consumeOrder: 'current_year_first' })
    await book(owner, inThisYear)
    expect(await balanceIn(person, year)).toMatchObject({ entitled: 21, left: 19, carried: 1 })
    expect(await linesOf(person)).toContainEqual(['taken_as_carried', -2, 'Days taken as carried-over leave'])
    await choose({ consumeOrder: 'nearest_last_date' })
  })

  it('are never taken twice, not by two requests at the same moment either', async () => {
    const { owner } = office
    const person = await world.colleague(owner)
    const last_date = `${year}-12-31`
    const brought = [{ from_year: year - 1, unit: 'days' as const, amount: 3, last_date, reason: 'Illness' }]
    await employ(owner, { brought }, person.id)
    expect(await linesOf(person)).toContainEqual(['brought', 3, `Carried over from earlier (${year - 1}): Illness`])
    const two = (weeks: number) => {
      const from_date = monday(year, weeks)
      return book(owner, { type_id: 7, user_id: person.id, from_date, to_date: addDays(from_date, 1) })
    }
    const outcomes = await Promise.allSettled([two(0), two(1)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceIn(person, year)).toMatchObject({ entitled: 21, left: 21, carried: 1 })
  })
})

describe('unpaid leave', () => {
  it('makes the leave less by its kind (AMB-10)', async () => {
    const { owner } = office
    const person = await world.colleague(owner)
    const period = { from_date: `${year + 1}-02-01`, to_date: `${year + 1}-04-30`, auto_approve: 1 as const }
    const unpaid = await book(owner, { ...period, user_id: person.id, type_id: 5, unpaid_kind: 'child_care' })
    expect(unpaid).toMatchObject({ unpaid_kind: 'child_care', status: 'approved' })
    expect(await balanceIn(person, year + 1)).toMatchObject({ entitled: 20 })
    const { data: changed } = await owner.client.asked(leave.changeLeave, {
      path: { id: unpaid.id },
      body: { type_id: 5, from_date: period.from_date, to_date: period.to_date, unpaid_kind: 'care_of_relative' },
    })
    expect(changed.unpaid_kind).toBe('care_of_relative')
    // 20 × 276/365 → 15, and as many in a leap year: 20 × 276/366.
    expect(await balanceIn(person, year + 1)).toMatchObject({ entitled: 15 })
    expect((await daysOff(person, { year: String(year + 1) })).data[0]).toMatchObject({
      unpaid_kind: 'care_of_relative',
    })
  })
})

describe('the end of the employment', () => {
  it('shows what is to be paid out (Mt. 125. §)', async () => {
    const { owner } = office
    const person = await world.colleague(owner)
    await employ(owner, { employment_start: '2015-01-05', employment_end: `${year}-12-31` }, person.id)
    expect((await balanceIn(person, year)).exit).toEqual({
      date: `${year}-12-31`,
      paid_out: 20,
      overdrawn: 0,
      paragraph: 'Mt. 125. §',
      label: `To be paid out when the employment ends on 31 Dec ${year}, in working days: 20`,
    })
    expect((await balanceIn(person, year + 1)).exit).toBeNull()
  })
})

describe('leave in hours', () => {
  const longDays = { monday: 10, tuesday: 10, wednesday: 10, thursday: 10, friday: 0, saturday: 0, sunday: 0 }

  it('has what was carried over in hours, and says what is paid out in hours', async () => {
    const { owner } = office
    const person = await world.colleague(owner)
    await employ(
      owner,
      {
        employment_start: '2015-01-05',
        employment_end: `${year}-12-31`,
        working_hours: longDays,
        working_hours_from: '2015-01-05',
        unequal_schedule: true,
        first_year_kept: year - 1,
      },
      person.id,
    )
    for (const [of, days] of [
      [year - 1, -18],
      [year, 1],
    ] as const)
      await owner.client.asked(leave.grantExtraDays, { path: { id: person.id }, body: { year: of, days } })
    const { in_hours, hour_lines, exit } = await balanceIn(person, year)
    expect(in_hours).toMatchObject({ entitled: 184, left: 184 })
    expect(hour_lines!.map(({ part, hours }) => [part, hours])).toEqual([
      ['hours', 160],
      ['carried', 16],
      ['granted', 8],
    ])
    expect(exit!.label).toBe(`To be paid out when the employment ends on 31 Dec ${year}, in hours: 184`)
  })
})

describe('before a change is made', () => {
  it('A05 the effect of other facts on a person’s years is said, and nothing is changed', async () => {
    const { owner, anna } = office
    await employ(owner, { employment_start: '2015-01-05' }, anna.id)
    await book(anna, { from_date: monday(year + 1), to_date: addDays(monday(year + 1), 4) })
    const fourDays = { monday: 8, tuesday: 8, wednesday: 8, thursday: 8, friday: 0, saturday: 0, sunday: 0 }
    const change = { employer_extra_days: 3, working_hours: fourDays }
    const gain = { user_id: anna.id, entitled: { before: 20, after: 23 } }
    const effect = await effectOf(anna.id, change)
    expect(effect).toMatchObject([
      { year, ...gain },
      { year: year + 1, ...gain, booked: 1 },
    ])
    expect(effect.map(({ hours, sick, booked }) => [hours, sick, booked])).toEqual([
      [undefined, undefined, undefined],
      [undefined, undefined, 1],
    ])
    expect(await balanceIn(anna, year)).toMatchObject({ entitled: 20 })
    expect(await effectOf(anna.id, {})).toEqual([])
    const unequal = await effectOf(anna.id, { working_hours: fourDays, unequal_schedule: true })
    expect(unequal.at(-1)).toMatchObject({ year: year + 1, hours: { before: null, after: 128 } })
  })

  it('whatever the change itself would refuse is refused', async () => {
    const { admin, anna } = office
    const body = { employment_start: '2020-02-02', employment_end: '2020-02-01' }
    expect((await refused(effectOf(anna.id, body))).errors).toEqual({
      employment_end: ['The end cannot be before the start.'],
    })
    const foreign = admin.client.asked(employmentEffect, { path: { id: 'nobody' }, body: {} })
    expect(await refused(foreign)).toMatchObject({ status: 404 })
  })

  it('the effect of other rules is said of those whose numbers change', async () => {
    const owner = await world.founder()
    const person = await world.colleague(owner)
    const gain = (step: { before: number; after: number } | undefined) => (step ? step.after - step.before : 0)
    const effect = async (body: object) =>
      (await owner.client.asked(leaveRulesEffect, { body })).data.map(({ user_id, year: of, entitled, sick }) => [
        user_id,
        of,
        gain(entitled),
        gain(sick),
      ])
    await employ(owner, { hazardous_periods: [{ from: `${year}-07-01`, to: null }] }, person.id)
    expect(await effect({ statusChange: 'from_next_year' })).toEqual([[person.id, year, -5, 0]])
    await employ(owner, { hazardous_periods: [], employment_end: `${year}-06-30` }, person.id)
    const [[of, in_year, , sick] = []] = await effect({ sickProration: 'from_start_to_end' })
    expect([of, in_year, sick]).toEqual([person.id, year, -8])
    expect(await effect({ consumeOrder: 'current_year_first' })).toEqual([])
  })
})

it('Easter Sunday and Whit Sunday are listed where they count like holidays (AMB-15)', async () => {
  const owner = await world.founder()
  const easter = easterSunday(year)
  const sundays = async () =>
    (await owner.client.asked(company.listHolidays, { query: { year: String(year) } })).data
      .filter(({ date }) => [easter, addDays(easter, 49)].includes(date))
      .map(({ kind, name }) => [kind, name])
  expect(await sundays()).toEqual([])
  await owner.client.asked(changeLeaveRules, { body: { sundayHolidays: 'like_holidays' } })
  expect(await sundays()).toEqual([
    ['public_holiday', 'Easter Sunday'],
    ['public_holiday', 'Whit Sunday'],
  ])
})
