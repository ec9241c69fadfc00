import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import { asAdmin, asAnna, asEmese, ask, memberOf, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { calendars } = await import('#functions/company/calendar-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')

const keepTerms = (member: string, over: Partial<EmploymentTerms>) =>
  office.table.keep(terms, { ...newEmploymentTerms({ company: 'c', member }), ...over })
const on = (from_date: string, to_date = from_date) => ({ from_date, to_date })
const fourDays = [{ valid_from: '2020-01-01', week: { ...generalWeek, friday: 0 } }]
/** Whose days, in which year, and how many of them would be free again. */
const inShort = (effects: LeaveEffect[]) =>
  effects
    .toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1))
    .map(({ user_id, year, booked }) => [user_id, year, booked])

describe('the effect of another calendar', () => {
  const effect = async (body: object) => inShort(await to<LeaveEffect[]>('calendar-effect', { body }, asAdmin))
  const day = { id: 'd', name: 'Nap', date: '2026-12-03', observed_on: null }

  it('is told of each change that there is, for the days that people have booked', async () => {
    await ask(asAnna, on('2026-12-01', '2026-12-04'))
    await ask(asEmese, on('2026-12-23', '2026-12-29'))
    const add = (date: string, more: object = {}) => ({ name: 'Nap', date, ...more })
    expect(await effect({ call: 'POST /holiday', body: add('2026-12-04') })).toEqual([['anna', 2026, 1]])
    expect(await effect({ call: 'POST /holiday', body: add('2026-12-05') })).toEqual([])
    const days = [add('2026-12-04'), add('2026-12-27', { kind: 'working_day_moved' }), add('2026-12-28')]
    expect(await effect({ call: 'POST /holiday/import', days })).toEqual([['anna', 2026, 1]])
    expect(await effect({ call: 'POST /holiday/import', days: days.slice(0, 2) })).toEqual([
      ['anna', 2026, 1],
      ['emese', 2026, -1],
    ])
    expect(await effect({ call: 'PUT /company', body: { name: 'Cég', country: 'SK' } })).toEqual([['emese', 2026, -2]])
    const hours = { working_hours: { ...generalWeek, friday: 0 }, valid_from: '2026-12-01' }
    expect(await effect({ call: 'PUT /company/working-hours', body: hours })).toEqual([['anna', 2026, 1]])

    const calendar = office.table.kept(calendars, { company: 'c' })!
    office.table.keep(calendars, { ...calendar, own_days: [day] })
    expect(await effect({ call: 'DELETE /holiday/{id}', id: 'd' })).toEqual([['anna', 2026, -1]])
    const moved = { name: 'Nap', date: '2026-12-28' }
    expect(await effect({ call: 'PUT /holiday/{id}', id: 'd', body: moved })).toEqual([
      ['anna', 2026, -1],
      ['emese', 2026, 1],
    ])
  })

  it('is none for whoever does not work on the day anyway, and is counted once for leave of two months', async () => {
    await ask(asEmese, on('2026-11-30', '2026-12-04'))
    keepTerms('emese', { hours: fourDays })
    expect(await effect({ call: 'POST /holiday', body: { name: 'Nap', date: '2026-12-04' } })).toEqual([])
    const days = ['2026-11-30', '2026-12-01', '2026-12-04'].map(date => ({ name: 'Nap', date }))
    expect(await effect({ call: 'POST /holiday/import', days })).toEqual([['emese', 2026, 2]])
  })
})

describe('the effect of other leave rules', () => {
  const effect = (body: object) => to<LeaveEffect[]>('leave-rules-effect', { body }, asAdmin)
  const unequal = [{ valid_from: '2020-01-01', week: generalWeek, unequal_schedule: true }]
  const grant = (year: number, days: number) =>
    to('grant-extra-days', { path: { id: 'anna' }, body: { year, days, comment: '' } }, asAdmin)
  const inDays = { unequalMode: 'days' }
  const hours = (effects: LeaveEffect[]) => effects.map(({ user_id, year, hours }) => [user_id, year, hours])

  it('is told of this year and the next, with what was granted in each', async () => {
    keepTerms('anna', { hours: unequal })
    keepTerms('emese', { hours: unequal })
    office.table.keep(members, memberOf('emese', { status: 'deleted' }))
    const [one, other] = [{ before: 160, after: null }, (days: number) => ({ before: days * 8, after: null })]
    expect(hours(await effect(inDays))).toEqual([
      ['anna', 2026, one],
      ['anna', 2027, one],
    ])
    await grant(2026, 2)
    await grant(2027, 3)
    await grant(2028, 4)
    expect(hours(await effect(inDays))).toEqual([
      ['anna', 2026, other(22)],
      ['anna', 2027, other(23)],
    ])
    // Of the year before, 21 days are still due, two of which were asked for as carried over.
    keepTerms('anna', { hours: unequal, first_year_kept: 2025 })
    await grant(2025, 1)
    await ask(asAnna, { type_id: 7, ...on('2026-12-01', '2026-12-02') })
    expect(hours(await effect(inDays))).toEqual([
      ['anna', 2026, other(22 + 21 - 2)],
      ['anna', 2027, other(23)],
    ])
    expect(await effect({ consumeOrder: 'current_year_first' })).toEqual([])
    expect(await effect({ unequalMode: 'hours' })).toEqual([])
  })

  it('is told of booked days, each year its own', async () => {
    const week = { ...generalWeek, tuesday: 0, sunday: 8 }
    keepTerms('anna', { hours: [{ valid_from: '2020-01-01', week, unequal_schedule: true }] })
    await ask(asAnna, on('2026-12-23', '2026-12-24'))
    await ask(asAnna, on('2027-03-28'))
    const chosen = { followsDecree: 'everybody', sundayHolidays: 'like_holidays' }
    expect(inShort(await effect(chosen))).toEqual([
      ['anna', 2026, 1],
      ['anna', 2027, 1],
    ])
    expect(inShort(await effect({ followsDecree: 'everybody' }))).toEqual([['anna', 2026, 1]])
  })

  it('is told of everybody, however many they are', async () => {
    const many = Array.from({ length: 251 }, (_, n) => `p${n}`)
    for (const id of many) office.table.keep(members, { ...memberOf('emese'), id })
    keepTerms('p250', { hours: unequal })
    keepTerms('p0', { hours: unequal })
    const effects = await effect(inDays)
    expect(effects.map(({ user_id, year }) => `${user_id} ${year}`).sort()).toEqual([
      'p0 2026',
      'p0 2027',
      'p250 2026',
      'p250 2027',
    ])
  })
})

describe('the effect of another employment', () => {
  const effect = (body: object) => to<LeaveEffect[]>('employment-effect', { path: { id: 'anna' }, body }, asAdmin)
  const withFridayOff = { working_hours: { ...generalWeek, friday: 0 }, working_hours_from: '2026-12-01' }

  it('is told of this year, the next, and each with leave booked', async () => {
    const entitled = { before: 20, after: 25 }
    const effects = await effect({ employer_extra_days: 5 })
    expect(effects.map(({ year, entitled }) => [year, entitled])).toEqual([
      [2026, entitled],
      [2027, entitled],
    ])
    await ask(asAnna, on('2028-10-02'))
    await to('grant-extra-days', { path: { id: 'anna' }, body: { year: 2029, days: 1, comment: '' } }, asAdmin)
    expect((await effect({ employer_extra_days: 5 })).map(({ year }) => year)).toEqual([2026, 2027, 2028])

    keepTerms('anna', { first_year_kept: 2025 })
    await to('grant-extra-days', { path: { id: 'anna' }, body: { year: 2025, days: 1, comment: '' } }, asAdmin)
    await ask(asAnna, { type_id: 7, ...on('2026-12-01', '2026-12-02') })
    const carried = { before: 20 + 21 - 2, after: 25 + 26 - 2 }
    expect((await effect({ employer_extra_days: 5 }))[0]).toMatchObject({ year: 2026, entitled: carried })
  })

  it('is told of booked days from the day on which the hours are others, and of no days where they stay', async () => {
    await ask(asAnna, on('2026-11-27'))
    await ask(asAnna, on('2026-12-04'))
    await ask(asAnna, on('2027-12-03', '2027-12-10'))
    expect(inShort(await effect(withFridayOff))).toEqual([
      ['anna', 2026, 1],
      ['anna', 2027, 2],
    ])
    expect(inShort(await effect({ employer_extra_days: 1 })).map(([, , booked]) => booked)).toEqual([
      undefined,
      undefined,
    ])
    expect(await effect({})).toEqual([])
  })
})
