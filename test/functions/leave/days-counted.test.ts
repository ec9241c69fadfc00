import { beforeAll, describe, expect, it } from 'vitest'
import { yearOf, type Day } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { changeLeaveRules } from '#shared/leave/contract/change-leave-rules.ts'
import { people } from '#shared/people/contract.ts'
import { openWorld } from '#test/support/world.ts'
import { markOf } from '#web/leave/day-mark.ts'
import { daysOff, openOffice, type Office } from './office.ts'

const world = openWorld()
const fourDays = { ...generalWeek, friday: 0 }

let office: Office
beforeAll(async () => void (office = await openOffice(world)), 60_000)

const work = (id: string, body: object) =>
  office.admin.client.asked(people.saveEmploymentInformation, { path: { id }, body })

/** What a day costs by the server, and whether the page lets it be picked, by what it has loaded of the person. */
async function counted(user_id: string, day: Day): Promise<{ days: number; isBlocked: boolean }> {
  const { client } = office.admin
  const query = { year: String(yearOf(day)) }
  const [{ data: preview }, { working_patterns: patterns }, { data: calendar }] = await Promise.all([
    client.asked(leave.previewLeave, { body: { type_id: 1, from_date: day, to_date: day, user_id } }),
    daysOff(office.admin, { user_id }),
    client.asked(company.listHolidays, { query }),
  ])
  return { days: preview.days, isBlocked: markOf(day, { patterns, calendar }, [])?.kind === 'blocked' }
}

const costs = async (user_id: string, days: readonly Day[]) =>
  Object.fromEntries(
    await Promise.all(
      days.map(async day => {
        const { days, isBlocked } = await counted(user_id, day)
        return [day, isBlocked ? (days === 0 ? 'blocked' : `blocked, costs ${days}`) : days] as const
      }),
    ),
  )

describe('a day that is picked on the page', () => {
  it('law 8 V05 costs by the hours of its own day: four days a week until the end of a year, five from the next', async () => {
    const { id } = office.anna
    await work(id, { working_hours: fourDays, working_hours_from: '2025-01-01' })
    await work(id, { working_hours: generalWeek, working_hours_from: '2027-01-01' })
    expect(await costs(id, ['2026-12-04', '2026-12-03', '2027-02-05', '2027-02-04', '2027-02-06'])).toEqual({
      '2026-12-03': 1,
      '2026-12-04': 'blocked',
      '2027-02-04': 1,
      '2027-02-05': 1,
      '2027-02-06': 'blocked',
    })
  })

  it('V05 costs by an unequal schedule, which knows no moved days unless the company follows the decree for everybody', async () => {
    const { id } = office.emese
    await work(id, { working_hours: generalWeek, working_hours_from: '2025-01-01', unequal_schedule: true })
    const days = ['2026-12-24', '2026-12-12', '2026-12-25', '2026-12-23'] as const
    expect(await costs(id, days)).toEqual({
      '2026-12-23': 1,
      '2026-12-24': 1,
      '2026-12-25': 'blocked',
      '2026-12-12': 'blocked',
    })
    const follow = (followsDecree: 'everybody' | 'general_schedule') =>
      office.owner.client.asked(changeLeaveRules, { body: { followsDecree } })
    await follow('everybody')
    expect(await costs(id, days)).toEqual({
      '2026-12-23': 1,
      '2026-12-24': 'blocked',
      '2026-12-25': 'blocked',
      '2026-12-12': 1,
    })
    await follow('general_schedule')
  })

  it('is drawn with the company’s hours for whoever may see the leave, but not the hours', async () => {
    const { anna, approver, admin } = office
    const patternsFor = async (reader: typeof anna) =>
      (await daysOff(reader, { user_id: anna.id })).working_patterns.map(({ valid_from }) => valid_from)
    expect(await patternsFor(anna)).toEqual(await patternsFor(admin))
    expect(await patternsFor(anna)).toContain('2027-01-01')
    expect(await patternsFor(approver)).toEqual(['1900-01-01'])
  })
})
