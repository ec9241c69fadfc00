import { describe, expect, it } from 'vitest'
import { yearOf } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { calendarEffect } from '#shared/leave/contract/effect/calendar-effect.ts'
import { people } from '#shared/people/contract.ts'
import { holidaysAbroad } from '#functions/company/holidays-abroad.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { refused } from '#test/support/client.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()
const thisYear = yearOf(todayInBudapest())
const allWeek = { ...generalWeek, saturday: 8, sunday: 8 }
const form = (country: string) => ({ name: 'Wien GmbH', country, working_hours: generalWeek })

async function foundedIn(country: string) {
  const { client, id } = await world.registered()
  await client.asked(company.createCompany, { body: form(country) })
  await client.asked(people.savePersonalInformation, {
    path: { id: 'me' },
    body: { first_name: 'Eva', last_name: 'Gruber' },
  })
  await client.asked(company.completeRegistration)
  return { client, id }
}

describe('a company outside Hungary', () => {
  it('E09 begins with the public holidays of its country, which are its own days', async () => {
    const { client } = await foundedIn('AT')
    const { data, years } = await client.asked(company.listHolidays)
    expect(years).toEqual([])
    expect(data.find(({ date }) => date === `${thisYear + 1}-10-26`)).toMatchObject({ kind: 'public_holiday' })
    expect(new Set(data.map(({ date }) => yearOf(date)))).toEqual(new Set([thisYear, thisYear + 1]))
    const [first] = data
    await client.asked(company.removeHoliday, { path: { id: first!.id } })
    expect((await client.asked(company.listHolidays)).data).toEqual(data.slice(1))
  })

  it('takes over the missing days of a later year, once', async () => {
    const { client } = await foundedIn('SK')
    const year = thisYear + 2
    await client.asked(company.addHoliday, { body: { name: 'Firemný deň', date: `${year}-09-01` } })
    await client.asked(company.addHoliday, { body: { name: 'Vianoce', date: `${year}-12-25` } })
    const { data } = await client.asked(company.importHolidays, { body: { year } })
    expect(data.map(({ date }) => date)).toContain(`${year}-05-01`)
    expect(data.map(({ date }) => date)).not.toContain(`${year}-12-25`)
    expect((await client.asked(company.importHolidays, { body: { year } })).data).toEqual([])
    const listed = await client.asked(company.listHolidays, { query: { year: String(year) } })
    expect(listed.data).toHaveLength(data.length + 2)
  })

  it('R21 sees first which days of a year are missing, and whose booked days they give back', async () => {
    const { client, id } = await foundedIn('SK')
    const year = thisYear + 2
    const query = { year: String(year) }
    const { data: days } = await client.asked(company.listMissingHolidays, { query })
    const mayDay = days.find(({ date }) => date === `${year}-05-01`)!
    await client.asked(people.saveEmploymentInformation, {
      path: { id },
      body: { employment_start: '2020-01-01', base_days: 25, working_hours: allWeek },
    })
    const body = { type_id: 1, from_date: mayDay.date, to_date: mayDay.date, auto_approve: 1 as const }
    await client.asked(leave.requestLeave, { body })
    const change = { call: company.importHolidays.route, days }
    const { data: effect } = await client.asked(calendarEffect, { body: change })
    const freed = [expect.objectContaining({ type_id: 1, from_date: mayDay.date, to_date: mayDay.date })]
    expect(effect).toEqual([{ user_id: id, first_name: 'Eva', last_name: 'Gruber', year, booked: 1, freed }])
    await client.asked(company.importHolidays, { body: { year } })
    expect((await client.asked(company.listMissingHolidays, { query })).data).toEqual([])
  })

  it('R22 knows before it moves elsewhere whose booked days change', async () => {
    const { client, id } = await foundedIn('AT')
    await client.asked(people.saveEmploymentInformation, {
      path: { id },
      body: { employment_start: '2020-01-01', base_days: 25, working_hours: allWeek },
    })
    // Whoever works every day needs a day less where Saint Stephen's day, the 20th of August, is a holiday.
    const date = `${thisYear}-08-20`
    await client.asked(leave.requestLeave, {
      body: { type_id: 1, from_date: date, to_date: date, auto_approve: 1 as const },
    })
    const effectOf = async (country: string) => {
      const body = { call: company.changeCompany.route, body: { name: 'Wien GmbH', country } }
      return (await client.asked(calendarEffect, { body })).data
    }
    expect(await effectOf('AT')).toEqual([])
    expect(await effectOf('HU')).toMatchObject([{ user_id: id, booked: 1 }])
  })

  it('P03 counts leave by its own days, from base days and base sick days that are set by hand', async () => {
    const { client, id } = await foundedIn('AT')
    await client.asked(people.saveEmploymentInformation, {
      path: { id },
      body: { employment_start: '2020-01-01', base_days: 25, base_sick_days: 30 },
    })
    const year = thisYear + 1
    const body = { type_id: 1, from_date: `${year}-10-25`, to_date: `${year}-10-29`, auto_approve: 1 as const }
    const holiday = `${year}-10-26`
    const { data: preview } = await client.asked(leave.previewLeave, { body: { ...body } })
    expect(preview.skipped).toContainEqual({ date: holiday, reason: 'public_holiday', name: expect.any(String) })
    await client.asked(leave.requestLeave, { body })
    const { balance } = await client.asked(leave.listDaysOff, { query: { year: String(year) } })
    expect(balance).toMatchObject({ base: 25, base_sick: 30, entitled: 25, left: 25 - preview.days })
  })

  it('is one that the list does not know, and begins with no days', async () => {
    expect(await holidaysAbroad('AQ', [thisYear], 'en')).toEqual([])
    const { client } = await foundedIn('AQ')
    expect((await client.asked(company.listHolidays)).data).toEqual([])
  })
})

describe('the list of holidays abroad', () => {
  it('names days in the language of the reader where it can', async () => {
    const [hu, en] = await Promise.all([holidaysAbroad('AT', [2027], 'hu'), holidaysAbroad('AT', [2027], 'en')])
    expect(hu.find(({ date }) => date === '2027-01-01')?.name).toBe('Újév')
    expect(en.find(({ date }) => date === '2027-01-01')?.name).toBe("New Year's Day")
  })

  it('has a day for each day of a feast, and none for half of one', async () => {
    const dates = (await holidaysAbroad('RO', [2027], 'en')).map(({ date }) => date)
    expect(dates.slice(0, 2)).toEqual(['2027-01-01', '2027-01-02'])
    expect((await holidaysAbroad('CN', [2027], 'en')).map(({ date }) => date)).not.toContain('2027-03-08')
  })

  it('is not asked in Hungary', async () => {
    const { client } = await world.founder()
    // One after the other: a refusal that nobody waits for yet would end the run.
    for (const ask of [
      () => client.asked(company.importHolidays, { body: { year: 2027 } }),
      () => client.asked(company.listMissingHolidays, { query: { year: '2027' } }),
    ])
      expect(await refused(ask())).toMatchObject({
        status: 422,
        errors: { year: [expect.stringContaining('already included')] },
      })
  })
})
