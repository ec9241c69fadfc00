import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { seed } from '#infra/local/demo.ts'
import { castOf, type Name } from '#infra/local/demo/cast.ts'
import { scenesOf, shutdownsOf } from '#infra/local/demo/scenes.ts'
import { todayInBudapest } from '#infra/local/today.ts'
import { account } from '#shared/account/contract.ts'
import { company } from '#shared/company/contract.ts'
import { addDays, dayOf, yearOf, type Day } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { openWorld } from '#test/support/world.ts'
import { rehearsed } from './rehearsal.ts'

const world = openWorld()
const anyDay = fc.integer({ min: 20_000, max: 25_000 }).map(dayOf)
const today = todayInBudapest()
/** The years that the weeks around today lie in. */
const years = new Set([-60, 60].map(days => String(yearOf(addDays(today, days)))))

describe('the demo company', () => {
  it('is founded through the API, with everybody in it and a request in every state and of every type', async () => {
    const logins = await seed({ url: world.cloud.url, today })
    const [states, types] = [new Set<string>(), new Set<number>()]
    const open = logins.filter(({ email }) => email !== 'robert@kekto.example')
    for (const { email, password, name, company: home } of open) {
      const client = world.visitor('hu')
      await client.asked(account.logIn, { body: { email, password } })
      const { data: me } = await client.asked(people.showMe)
      expect(`${me.last_name} ${me.first_name}`).toBe(name)
      expect(me.selected_company).toMatchObject({ name: home, has_completed_registration: true })
      for (const year of years)
        for (const { status, type_id } of (await client.asked(leave.listDaysOff, { query: { year } })).data) {
          states.add(status)
          types.add(type_id)
        }
    }
    expect([...states].sort()).toEqual(['approved', 'cancelled', 'denied', 'pending'])
    // Carried-over days (7) are given by the end of a year, which no call brings about.
    expect([...types].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10])

    const marta = await signedIn('marta')
    const { data: all } = await marta.asked(people.listPeople)
    expect(all).toHaveLength(24)
    const outside = all.filter(({ is_active }) => !is_active).map(({ last_name }) => last_name)
    expect(outside.sort()).toEqual(['Antal', 'Jakab'])
    const { data: groups } = await marta.asked(company.listGroups)
    expect(groups.every(({ member_ids }) => member_ids.length)).toBe(true)
    expect(groups).toHaveLength(4)
  }, 180_000)

  it('has somebody in two companies, who can turn from one to the other', async () => {
    const peter = await signedIn('peter')
    const { data: me } = await peter.asked(people.showMe)
    expect(me.companies).toHaveLength(2)
    const other = me.companies.find(({ id }) => id !== me.selected_company?.id)!
    peter.token = (await peter.asked(company.selectCompany, { body: { company_id: other.id } })).token
    expect((await peter.asked(company.showCompany)).data).toMatchObject({ name: other.name, employee_count: 3 })
  })

  it.each(['2027-01-02', '2028-02-29', '2026-11-20', '2026-12-31'])('can be played on %s', day => {
    expect(rehearsed(day)).toEqual([])
  })

  it('can be played whatever day it is', () => {
    fc.assert(
      fc.property(anyDay, day => {
        expect(rehearsed(day)).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('records what is past, and asks for what is to come', () => {
    fc.assert(
      fc.property(anyDay, day => {
        for (const { from_date, recorded } of scenesOf(day, castOf(day))) expect(from_date < day).toBe(recorded)
      }),
    )
  })

  it('has the workshop off together', () => {
    const isInOneYear = ({ from_date }: { from_date: Day }) => from_date > addDays(today, -365)
    expect(shutdownsOf(today).every(isInOneYear)).toBe(true)
  })
})

async function signedIn(name: Name) {
  const client = world.visitor('hu')
  await client.asked(account.logIn, { body: { email: `${name}@kekto.example`, password: 'Szabi2026' } })
  return client
}
