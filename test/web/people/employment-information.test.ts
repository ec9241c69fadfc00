import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { EmploymentInformation } from '#shared/people/contract/save-employment-information.ts'
import { type PersonView } from '#shared/people/contract/person-view.ts'
import {
  asTyped,
  changesOf,
  EmploymentForm,
  movesDays,
  newChild,
  newGrant,
  noGroup,
  type Employment,
} from '#web/people/employment/employment-information.ts'
import { employment as plain } from './support.ts'

const employment: Employment = {
  ...plain,
  hazardous_conditions: true,
  hazardous_periods: [{ from: '2024-01-01', to: null }],
}
const person = { position: null, group_id: null, employee_number: null } as PersonView
const known = asTyped(person, employment, generalWeek)

describe('the facts of an employment as they are typed', () => {
  it('are what a form may hold as they are known', () => {
    expect(EmploymentForm.safeParse(known).success).toBe(true)
    expect(known).toMatchObject({ group_id: noGroup, own_hours: false, working_hours: generalWeek })
  })

  it('E04 are sent as far as they were changed, as the call wants them', () => {
    expect(changesOf(known, known)).toEqual({})
    const changes = changesOf(
      {
        ...known,
        employment_end: '2026-12-31',
        children: [...known.children, { ...newChild, birth_year: '2024' }],
        hazardous_periods: [{ from: '', to: '2026-06-30' }],
        employer_extra_grants: [newGrant],
        group_id: 'workshop',
      },
      known,
    )
    expect(changes).toEqual({
      employment_end: '2026-12-31',
      children: [
        { id: 'child', birth_year: 2019, birth_date: null, disabled: false },
        { birth_year: 2024, birth_date: null, disabled: false },
      ],
      hazardous_periods: [{ from: null, to: '2026-06-30' }],
      employer_extra_grants: [{ from: null, to: null, days: 1 }],
      group_id: 'workshop',
    })
    expect(EmploymentInformation.safeParse(changes).success).toBe(true)
  })

  it('have the working hours as one schedule, whichever part of it was changed', () => {
    const own = asTyped(person, { ...employment, working_hours: { ...generalWeek, friday: 4 } }, generalWeek)
    expect(changesOf({ ...own, unequal_schedule: true }, own)).toEqual({
      working_hours: { ...generalWeek, friday: 4 },
      unequal_schedule: true,
    })
    expect(changesOf({ ...own, own_hours: false, working_hours_from: '2027-01-01' }, own)).toEqual({
      working_hours: null,
      working_hours_from: '2027-01-01',
    })
  })

  it('E06 have the times of a schedule with it where they are changed, and empty as in the company', () => {
    const week = { ...generalWeek, friday: 4 }
    const schedules = [
      { valid_from: '2020-01-01', week, unequal_schedule: false, starts_at: '06:00', break_minutes: 45 },
      { valid_from: '2999-01-01', week, unequal_schedule: false, starts_at: '10:00' },
    ]
    const own = asTyped(person, { ...employment, working_hours: week, schedules }, generalWeek)
    expect(own).toMatchObject({ starts_at: '06:00', break_minutes: 45 })
    const sent = { working_hours: week, unequal_schedule: false }
    expect(changesOf({ ...own, starts_at: '07:00' }, own)).toEqual({ ...sent, starts_at: '07:00' })
    expect(changesOf({ ...own, starts_at: '', break_minutes: null }, own)).toEqual({
      ...sent,
      starts_at: null,
      break_minutes: null,
    })
    expect(changesOf({ ...own, own_hours: false, starts_at: '' }, own)).toEqual({ working_hours: null })
    expect(EmploymentForm.safeParse({ ...own, starts_at: '25:00' }).error?.issues[0]?.message).toBe(
      'problems:clockTime',
    )
    expect(EmploymentForm.safeParse({ ...own, starts_at: '', break_minutes: 10 }).success).toBe(false)
  })

  it('move days, but for what only names and places somebody', () => {
    expect(movesDays({ position: 'mester', group_id: null, employee_number: '7' })).toBe(false)
    expect(movesDays({ position: 'mester', caregiver: true })).toBe(true)
    expect(movesDays({})).toBe(false)
  })

  it.each([
    ['employment_start', '2026-02-30'],
    ['children', [{ ...newChild, birth_year: '19' }]],
    ['working_hours', { ...generalWeek, monday: 25 }],
    ['base_days', -1],
  ])('V01 refuse %s where it cannot be so', (field, value) => {
    expect(EmploymentForm.safeParse({ ...known, [field]: value }).success).toBe(false)
  })
})
