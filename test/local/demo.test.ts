import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { seed } from '#infra/local/demo.ts'
import { castOf } from '#infra/local/demo/cast.ts'
import { scenesOf } from '#infra/local/demo/scenes.ts'
import { todayInBudapest } from '#infra/local/today.ts'
import { account } from '#shared/account/contract.ts'
import { calendarOf } from '#shared/calendar/company-calendar.ts'
import { dayOf, yearOf } from '#shared/calendar/day.ts'
import { overlaps } from '#shared/calendar/period.ts'
import { dayKind } from '#shared/calendar/working-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { isUnder16 } from '#shared/people/personal-information.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()
const anyDay = fc.integer({ min: 20_000, max: 25_000 }).map(dayOf)

describe('the demo company', () => {
  it('is founded through the API, with everybody in it and a request in every state', async () => {
    const logins = await seed({ url: world.cloud.url, today: todayInBudapest() })
    expect(logins.map(({ role }) => role).sort()).toEqual([
      'admin',
      'approver',
      'approver',
      'employee',
      'employee',
      'employee',
      'employee',
      'superadmin',
    ])

    const states = new Set<string>()
    for (const { email, password, name } of logins) {
      const client = world.visitor('hu')
      await client.asked(account.logIn, { body: { email, password } })
      const { data: me } = await client.asked(people.showMe)
      expect(`${me.last_name} ${me.first_name}`).toBe(name)
      expect(me.selected_company?.has_completed_registration).toBe(true)
      for (const year of [-1, 0, 1].map(step => String(yearOf(todayInBudapest()) + step)))
        for (const { status } of (await client.asked(leave.listDaysOff, { query: { year } })).data) states.add(status)
    }
    expect([...states].sort()).toEqual(['approved', 'cancelled', 'denied', 'pending'])
  }, 60_000)

  it('asks only for working days that do not overlap, whatever day it is', () => {
    fc.assert(
      fc.property(anyDay, today => {
        const scenes = scenesOf(today)
        for (const { from_date, to_date } of scenes) {
          expect(from_date <= to_date).toBe(true)
          const calendar = calendarOf({ country: 'HU', own: [] }, yearOf(from_date), 'hu')
          expect(
            dayKind(from_date, { patterns: [{ valid_from: '1900-01-01', week: generalWeek }], calendar }).blocked,
          ).toBe(false)
        }
        for (const [index, one] of scenes.entries())
          for (const other of scenes.slice(index + 1)) expect(one.who === other.who && overlaps(one, other)).toBe(false)
      }),
    )
  })

  it('records what is past, and asks for what is to come', () => {
    fc.assert(
      fc.property(anyDay, today => {
        for (const { from_date, recorded = false } of scenesOf(today)) expect(from_date < today).toBe(recorded)
      }),
    )
  })

  it('employs nobody too young', () => {
    fc.assert(
      fc.property(anyDay, today => {
        for (const { birthday, employment_start } of Object.values(castOf(today)))
          expect(isUnder16(birthday, employment_start, today)).toBe(false)
      }),
    )
  })
})
