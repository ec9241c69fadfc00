import { describe, expect, it } from 'vitest'
import { company } from '#shared/company/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { refused } from '#test/support/client.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()
const long = { ...generalWeek, friday: 4 }

describe('the settings of a company', () => {
  it('E06 are seen by every member, and changed by administrators', async () => {
    const owner = await world.founder()
    const [admin, employee] = [await world.colleague(owner, 2), await world.colleague(owner)]
    const { data } = await admin.client.asked(company.changeCompany, { body: { name: 'Új Név Zrt.', country: 'AT' } })
    expect(data).toMatchObject({ name: 'Új Név Zrt.', country: 'AT', employee_count: 3 })
    expect((await employee.client.asked(company.showCompany)).data).toEqual(data)
    const refusal = await refused(employee.client.asked(company.changeCompany, { body: { name: 'X', country: 'HU' } }))
    expect(refusal).toMatchObject({ status: 403 })
  })

  it('keeps the hours of the past when they change, and shows those of today', async () => {
    const { client } = await world.founder()
    const later = await client.asked(company.changeWorkingHours, {
      body: { working_hours: long, valid_from: '2099-01-01' },
    })
    expect(later.data.friday).toBe(8)
    const now = await client.asked(company.changeWorkingHours, { body: { working_hours: long } })
    expect(now.data.friday).toBe(4)
    const again = await client.asked(company.changeWorkingHours, { body: { working_hours: generalWeek } })
    expect(again.data.friday).toBe(8)
  })
})

describe('groups', () => {
  it('are named once, in whatever case', async () => {
    const { client } = await world.founder()
    const { data } = await client.asked(company.addGroup, { body: { name: ' Műhely ' } })
    expect(data).toMatchObject({ name: 'Műhely', member_ids: [] })
    const refusal = await refused(client.asked(company.addGroup, { body: { name: 'MŰHELY' } }))
    expect(refusal).toMatchObject({ status: 422, errors: { name: ['There is already a group with this name.'] } })
  })

  it('are named once however many add the same at once', async () => {
    const { client } = await world.founder()
    await Promise.allSettled(
      Array.from({ length: 6 }, () => client.asked(company.addGroup, { body: { name: 'Raktár' } })),
    )
    expect((await client.asked(company.listGroups)).data).toHaveLength(1)
  })

  it('belong to one company', async () => {
    const [one, other] = [await world.founder(), await world.founder()]
    await one.client.asked(company.addGroup, { body: { name: 'Iroda' } })
    expect((await other.client.asked(company.listGroups)).data).toEqual([])
  })
})

describe('non-working days', () => {
  it('are those of the law, in the language of the path, and the own ones', async () => {
    const { client } = await world.founder('hu')
    const { data: own } = await client.asked(company.addHoliday, { body: { name: 'Cégnap', date: '2027-06-04' } })
    client.language = 'hu'
    const { data } = await client.asked(company.listHolidays, { query: { year: '2027' } })
    expect(data).toContainEqual({ ...own, kind: 'company', observed_on: null })
    expect(data.find(({ date }) => date === '2027-08-20')).toMatchObject({ kind: 'public_holiday' })
    client.language = 'en'
    const english = await client.asked(company.listHolidays, { query: { year: '2027' } })
    expect(english.data.find(({ date }) => date === '2027-01-01')?.name).toBe("New Year's Day")
  })

  it('tells of this year and the next when no year is named', async () => {
    const { client } = await world.founder()
    const { data } = await client.asked(company.listHolidays)
    expect(new Set(data.map(({ date }) => date.slice(0, 4))).size).toBe(2)
  })

  it('has one own day a date, and takes it back once', async () => {
    const { client } = await world.founder()
    const day = { name: 'Leltár', date: '2027-03-05' }
    const { data } = await client.asked(company.addHoliday, { body: day })
    expect(await refused(client.asked(company.addHoliday, { body: day }))).toMatchObject({
      errors: { date: ['There is already a non-working day on this date.'] },
    })
    await client.asked(company.removeHoliday, { path: { id: data.id } })
    expect(await refused(client.asked(company.removeHoliday, { path: { id: data.id } }))).toMatchObject({ status: 404 })
    expect(await refused(client.asked(company.removeHoliday, { path: { id: 'hu-2027-01-01' } }))).toMatchObject({
      status: 404,
    })
  })

  it('loses no day when several are added at once', async () => {
    const { client } = await world.founder()
    const dates = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04']
    await Promise.all(dates.map(date => client.asked(company.addHoliday, { body: { name: 'Nap', date } })))
    const { data } = await client.asked(company.listHolidays, { query: { year: '2027' } })
    expect(data.filter(({ kind }) => kind === 'company').map(({ date }) => date)).toEqual(dates)
  })

  it('are not of the law for a company elsewhere', async () => {
    const { client } = await world.founder()
    await client.asked(company.changeCompany, { body: { name: 'Wien GmbH', country: 'AT' } })
    expect((await client.asked(company.listHolidays)).data).toEqual([])
  })

  it('refuses a date that is none', async () => {
    const { client } = await world.founder()
    for (const date of ['2027-02-30', '27-02-03', '', 'tomorrow'])
      expect(await refused(client.asked(company.addHoliday, { body: { name: 'Nap', date } }))).toMatchObject({
        status: 422,
        errors: { date: [expect.any(String)] },
      })
  })
})
