import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { startSzabi } from '#infra/local/szabi.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { account } from '#shared/account/contract.ts'
import { calendarOf } from '#shared/calendar/company-calendar.ts'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { overlaps, withinYear } from '#shared/calendar/period.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { type BalanceView } from '#shared/leave/view/balance-view.ts'
import { type RequestView } from '#shared/leave/view/request-view.ts'
import { people } from '#shared/people/contract.ts'
import { clientFor, type Client } from '#test/support/client.ts'
import { seedFolder } from '../bench/seed/seed.ts'

const today = todayInBudapest()
const years = [-1, 0, 1].map(step => yearOf(today) + step)
const wanted = 300

let dataDir: string
let cloud: LocalCloud
let owner: Client
const requests = new Map<string, RequestView>()
const balances: { user: string; balance: BalanceView }[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'))
  await seedFolder({ people: 50, absences: wanted, dataDir, today })
  cloud = await startSzabi({ dataDir })
  owner = clientFor(cloud.url)
  await owner.asked(account.logIn, { body: { email: 'p0@seed.example', password: 'Szabi2026' } })
  for (const { id: user } of (await owner.asked(people.listPeople)).data)
    for (const year of years) {
      const { data, balance } = await owner.asked(leave.listDaysOff, { query: { user_id: user, year: String(year) } })
      for (const request of data) requests.set(request.id, request)
      balances.push({ user, balance })
    }
})
afterAll(async () => {
  await cloud?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const occupying = () => [...requests.values()].filter(({ status }) => status === 'pending' || status === 'approved')

describe('a seeded company', () => {
  it('has the requested number of people and requests, without notifications', async () => {
    expect((await owner.asked(company.showCompany)).data.employee_count).toBe(50)
    expect(balances).toHaveLength(50 * years.length)
    expect(requests.size).toBeGreaterThan(wanted * 0.95)
    expect(new Set([...requests.values()].map(({ status }) => status)).size).toBe(4)
    expect(cloud.mails()).toEqual([])
  })

  it('has balances that follow from the requests', () => {
    for (const { user, balance } of balances) {
      const time = {
        patterns: [{ valid_from: '1900-01-01', week: generalWeek }],
        calendar: calendarOf({ country: 'HU', own: [] }, balance.year, 'hu'),
      }
      const own = occupying().filter(({ user_id, type_id }) => user_id === user && type_id === 1)
      const parts = own.flatMap(request => withinYear(request, balance.year) ?? [])
      const days = parts.reduce((sum, part) => sum + workingDays(part, time).days, 0)
      expect(balance.used + balance.planned + balance.pending).toBe(days)
      expect(balance.left).toBe(balance.entitled - days)
      expect(balance.left).toBeGreaterThanOrEqual(0)
    }
  })

  it('has a calendar that shows the requests', async () => {
    for (const start of [-300, -200, -100, 0]) {
      const window = { from_date: addDays(today, start), to_date: addDays(today, start + 99) }
      const { data } = await owner.asked(leave.listAbsent, { query: { from: window.from_date, to: window.to_date } })
      const shown = data.map(({ user_id, from_date, to_date }) => `${user_id} ${from_date} ${to_date}`)
      const known = occupying().filter(request => overlaps(request, window))
      expect(shown.sort()).toEqual(
        known.map(({ user_id, from_date, to_date }) => `${user_id} ${from_date} ${to_date}`).sort(),
      )
    }
  })

  it('has people who sign in and submit requests, which their group leaders approve', async () => {
    const [asks, leads] = [clientFor(cloud.url), clientFor(cloud.url)]
    await asks.asked(account.logIn, { body: { email: 'p1@seed.example', password: 'Szabi2026' } })
    await leads.asked(account.logIn, { body: { email: 'p0@seed.example', password: 'Szabi2026' } })
    const far = `${yearOf(today) + 1}-09-15`
    const body = { type_id: 5, from_date: far, to_date: addDays(far, 6), comment: '' } as const
    const { data } = await asks.asked(leave.requestLeave, { body })
    if (Array.isArray(data)) throw new Error('The reply is that of several people')
    const decided = await leads.asked(leave.approveLeave, { path: { id: data.id } })
    expect(decided.data.status).toBe('approved')
  })
})
