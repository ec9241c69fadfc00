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
    expect(data).toMatchObject({ name: 'Új Név Zrt.', country: 'AT', currency: 'EUR', vat_rate: 20, employee_count: 3 })
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

  it('R22 tells the hours of all times, and takes back those that have not begun', async () => {
    const { client } = await world.founder()
    const change = (working_hours: typeof long | null, valid_from: string) =>
      client.asked(company.changeWorkingHours, { body: { working_hours, valid_from } })
    expect((await change(long, '2099-01-01')).data.hours).toEqual([
      { valid_from: null, week: generalWeek },
      { valid_from: '2099-01-01', week: long },
    ])
    expect((await change(null, '2099-01-01')).data.hours).toEqual([{ valid_from: null, week: generalWeek }])
    expect(await refused(change(null, '1900-01-01'))).toMatchObject({
      status: 422,
      errors: { valid_from: [expect.stringContaining('first working hours')] },
    })
  })

  it('R22 says whether colleagues see types; left out, that stays', async () => {
    const { client } = await world.founder()
    const change = (over: object) =>
      client.asked(company.changeCompany, { body: { name: 'Kék Tó Kft.', country: 'HU', ...over } })
    expect((await client.asked(company.showCompany)).data.shows_types).toBe(false)
    expect((await change({ shows_types: true })).data.shows_types).toBe(true)
    expect((await change({})).data.shows_types).toBe(true)
  })
})

describe('groups', () => {
  it('are named once, in whatever case', async () => {
    const { client } = await world.founder()
    const { data } = await client.asked(company.addGroup, { body: { name: ' Műhely ' } })
    expect(data).toMatchObject({ name: 'Műhely' })
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
      errors: { date: ['This day is already on the list.'] },
    })
    expect((await client.asked(company.removeHoliday, { path: { id: data.id } })).data.became).toBe('removed')
    expect(await refused(client.asked(company.removeHoliday, { path: { id: data.id } }))).toMatchObject({ status: 404 })
    expect(await refused(client.asked(company.removeHoliday, { path: { id: 'hu-2027-01-02' } }))).toMatchObject({
      status: 404,
    })
  })

  it('E09 are changed by administrators: an own day, and one of the law in place of which theirs stands', async () => {
    const owner = await world.founder()
    const employee = await world.colleague(owner)
    const { client } = owner
    const { data: own } = await client.asked(company.addHoliday, { body: { name: 'Cégnap', date: '2026-12-04' } })
    const change = (id: string, body: { name: string; date: string; kind?: 'working' | 'public_holiday' }) =>
      client.asked(company.changeHoliday, { path: { id }, body })
    const moved = await change(own.id, { name: 'Cégnap', date: '2026-12-11' })
    expect(moved.data).toMatchObject({ id: own.id, date: '2026-12-11', kind: 'company' })
    const eve = await change('hu-2026-12-24', { name: 'Szenteste', date: '2026-12-24', kind: 'public_holiday' })
    expect(eve.data).toMatchObject({ id: 'hu-2026-12-24', kind: 'public_holiday' })
    expect((await change('hu-2026-12-12', { name: 'Szombat', date: '2026-12-12', kind: 'working' })).data).toBeNull()

    const seen = await employee.client.asked(company.listHolidays, { query: { year: '2026' } })
    expect(seen.corrections).toEqual(['2026-12-12', '2026-12-24'])
    expect(seen.by_law.map(({ kind }) => kind)).toEqual(['working_day_moved', 'rest_day_moved'])
    expect(seen.data.filter(({ date }) => date > '2026-12-01' && date < '2026-12-25')).toEqual([moved.data, eve.data])
    const refusal = await refused(
      employee.client.asked(company.changeHoliday, { path: { id: own.id }, body: { name: 'X', date: '2026-12-11' } }),
    )
    expect(refusal.status).toBe(403)
  })

  it('are again what the law says when a correction is taken back, once however often the call comes', async () => {
    const { client } = await world.founder()
    const path = { id: 'hu-2026-12-12' }
    const remove = (key: string) => client.asked(company.removeHoliday, { path }, { 'idempotency-key': key })
    expect((await remove('first-call')).data.became).toBe('ordinary')
    expect((await remove('first-call')).data.became).toBe('ordinary')
    expect((await client.asked(company.listHolidays, { query: { year: '2026' } })).corrections).toEqual(['2026-12-12'])
    expect((await remove('second-call')).data.became).toBe('by_law')
    expect((await client.asked(company.listHolidays, { query: { year: '2026' } })).corrections).toEqual([])
  })

  it('warn administrators, and nobody else, of a year without a decree', async () => {
    const owner = await world.founder()
    const employee = await world.colleague(owner)
    const known = async (person: typeof owner, year: string) =>
      (await person.client.asked(company.listHolidays, { query: { year } })).years
    expect(await known(owner, '2025')).toEqual([
      { year: 2025, certainty: 'high', source: '11/2024. (IV. 8.) NGM', warning: null },
    ])
    expect(await known(owner, '2027')).toMatchObject([
      { certainty: 'unknown', warning: expect.stringContaining('2027') },
    ])
    expect(await known(employee, '2027')).toMatchObject([{ certainty: 'unknown', warning: null }])
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
