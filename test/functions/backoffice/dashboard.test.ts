import { beforeEach, describe, expect, it, vi } from 'vitest'
import { trialUntil, noPlan } from '#shared/company/plan/plan.ts'
import { addDays } from '#shared/calendar/day.ts'
import { callAs, companyOf } from '../waves/company.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { now } from '../in-memory/call.ts'

const { companyPlans } = await import('#functions/company/plan-store.ts')
const { companies, headcounts } = await import('#functions/company/company-store.ts')
const { countCompany } = await import('#functions/backoffice/count-company.ts')
const { countOnChange } = await import('#functions/backoffice/count-on-change.ts')

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

interface Shown {
  days: { date: string; companies: number | null; members: number | null; requests: number; mail_failures: number }[]
  trials: { id: string; last_day: string }[]
  more: number
}
const shown = async () => (await callAs('odon', 'GET /admin/dashboard')).body.data as unknown as Shown
const today = async () => (await shown()).days.at(-1)!

let table: InMemoryTable
beforeEach(async () => {
  table = await companyOf(12)
  table.keep(headcounts, { company: 'c', part: '', active: 12 })
})

const request = { _kind: 'LeaveRequest', _version: 1, id: 'anna-1' }
const failure = { _kind: 'UndeliverableAddress', _version: 1, email: 'x@example.hu', at: 1 }
const plan = (over: object) => ({ _kind: 'CompanyPlan', _version: 1, ...noPlan('c'), ...over })

describe('O01 the overview of operators', () => {
  it('shows thirty days, the last of which is today', async () => {
    const { days } = await shown()
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toEqual({ date: now.today, companies: null, members: null, requests: 0, mail_failures: 0 })
  })

  it('counts companies and their active members every morning, once however often the task comes', async () => {
    await countCompany({ company: 'c', day: now.today })
    await countCompany({ company: 'c', day: now.today })
    await countCompany({ company: 'unknown', day: now.today })
    expect(await today()).toMatchObject({ companies: 1, members: 12 })
  })

  it('counts a deleted company no more', async () => {
    table.keep(companies, { ...table.kept(companies, { id: 'c' })!, is_deleted: true })
    await countCompany({ company: 'c', day: now.today })
    expect(await today()).toMatchObject({ companies: null })
  })

  it('counts new requests and addresses that emails do not reach, each once', async () => {
    for (let times = 0; times < 2; times++) {
      await countOnChange({ before: undefined, after: request })
      await countOnChange({ before: undefined, after: failure })
    }
    await countOnChange({ before: undefined, after: { ...failure, email: 'y@example.hu' } })
    await countOnChange({ before: request, after: { ...request, _version: 2 } })
    await countOnChange({ before: failure, after: undefined })
    expect(await today()).toMatchObject({ requests: 1, mail_failures: 2 })
    expect(JSON.stringify([...table.rows().values()].filter(({ _kind }) => _kind === 'CountedThing'))).not.toContain(
      '@',
    )
  })

  it('says how many more trials end, which are all of them in a list of companies, page by page', async () => {
    const trial_from = trialUntil(addDays(now.today, 10))
    const company = table.kept(companies, { id: 'c' })!
    const ids = Array.from({ length: 60 }, (_, place) => `c${String(place).padStart(2, '0')}`)
    for (const id of ids) {
      table.keep(companies, { ...company, id })
      table.keep(headcounts, { company: id, part: '', active: 12 })
      table.keep(companyPlans, { ...noPlan(id), trial_from })
      await countOnChange({ before: undefined, after: { ...plan({ trial_from }), company: id } })
    }
    const { trials, more } = await shown()
    expect([trials.length, more]).toEqual([25, 35])
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const query = { state: 'trial', ...(cursor && { cursor }) }
      const { body } = await callAs('odon', 'GET /admin/company', { query })
      const page = body as unknown as { data: { id: string }[]; next: string | null }
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next
    } while (cursor)
    expect(seen).toEqual(ids)
  })

  it('lists whose trial ends in the next thirty days, until it is longer, paid for or gone', async () => {
    const soon = { trial_from: trialUntil(addDays(now.today, 10)) }
    table.keep(companyPlans, { ...noPlan('c'), ...soon })
    await countOnChange({ before: undefined, after: plan(soon) })
    expect((await shown()).trials).toMatchObject([{ id: 'c', last_day: addDays(now.today, 10) }])

    table.keep(companyPlans, { ...noPlan('c'), ...soon, grant: 'granted' })
    expect((await shown()).trials).toEqual([])

    const later = { trial_from: trialUntil(addDays(now.today, 90)) }
    table.keep(companyPlans, { ...noPlan('c'), ...later })
    await countOnChange({ before: plan(soon), after: plan(later) })
    expect((await shown()).trials).toEqual([])

    await countOnChange({ before: plan(later), after: undefined })
    expect([...table.rows().values()].filter(({ _kind }) => _kind === 'TrialEnd')).toEqual([])
  })
})
