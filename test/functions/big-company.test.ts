import { beforeAll, describe, expect, it, vi } from 'vitest'
import { mostInView } from '#shared/leave/contract/list-balances.ts'
import { itemSize } from './in-memory/units.ts'
import { prepared } from './waves/calls.ts'
import { callAs, companyOf, type Sent, type Who } from './waves/company.ts'
import { recorded } from './waves/recorder.ts'

const { companyEffects } = await import('#functions/leave/company-effect/effect-store.ts')
const { runEffect } = await import('#functions/leave/company-effect/run-effect.ts')
const { awayIn } = await import('#functions/leave/leave-store.ts')

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

/** The read units of a call in a company of five thousand. */
async function readBy(as: Who, route: string, more: Sent = {}) {
  return (await recorded(await prepared(route, await companyOf(5000), { as, ...more }), 0)).read
}

/** The calls with which a member's page begins, with their queries. */
const firstCalls: Record<string, Sent> = {
  'GET /user/me': {},
  'GET /day-off': {},
  'GET /holiday': {},
  'GET /day-off/absent': { query: { from: 'today', to: 'today' } },
  'GET /group': {},
  'GET /user/upcoming-events': {},
  'GET /notification': {},
}

/** The units of the first view of a page, whose browser holds the list of people or not. */
async function firstView(who: Who, { holdsList }: { holdsList: boolean }) {
  await companyOf(5000)
  const { version } = await callAs(who, 'GET /user/list')
  let units = await readBy(who, 'GET /user/list', holdsList ? { ifNoneMatch: version! } : {})
  for (const [route, sent] of Object.entries(firstCalls)) units += await readBy(who, route, sent)
  return units
}

describe('P4 of 5,000 people, a tenth of whom are away next week and a tenth wait for a decision', () => {
  it('the list is read by its version where the browser has it, and else for a unit of two hundred and seventy people', async () => {
    await companyOf(5000)
    const { version } = await callAs('anna', 'GET /user/list')
    expect(await readBy('anna', 'GET /user/list', { ifNoneMatch: version! })).toBe(4)
    expect(await readBy('anna', 'GET /user/list')).toBeLessThan(4 + 5000 / 270)
  })

  it('the first view of an employee takes sixty units with the list held, of which credentials are 24', async () => {
    expect(await firstView('anna', { holdsList: true })).toBe(60)
    expect(await firstView('anna', { holdsList: false })).toBeLessThanOrEqual(78)
  })

  it('the first view of an administrator takes 118.5 units, of which what waits is fifty-nine', async () => {
    const waiting = await readBy('csilla', 'GET /day-off/dashboard')
    const lacking = () => callAs('csilla', 'GET /day-off/lacking-document', { query: { status: 'approved' } })
    const { read } = await recorded(lacking, 0)
    expect(waiting).toBeLessThanOrEqual(59)
    expect((await firstView('csilla', { holdsList: true })) + waiting + read).toBe(118.5)
  })

  it('R18 the balances of a screen of employees take fifteen units, whose list the browser holds', async () => {
    const { rows } = await companyOf(5000)
    const ids = [...rows().values()].flatMap(({ _kind, member }) => (_kind === 'EmploymentTerms' ? String(member) : []))
    const query = { ids: ids.slice(100, 100 + mostInView).join(',') }
    expect(await readBy('csilla', 'GET /user/balances', { query })).toBeLessThanOrEqual(15)
    const { version } = await callAs('csilla', 'GET /user/list')
    expect(await readBy('csilla', 'GET /user/list', { ifNoneMatch: version! })).toBe(4)
  })

  it('a month of the team calendar takes 1.3 times the units of the absences that it shows', async () => {
    const { rows } = await companyOf(5000)
    const month = [...rows().values()].filter(({ _pk }) => _pk === awayIn('c', '2026-11'))
    const shown = month.reduce((bytes, row) => bytes + itemSize(row), 0) / 4096
    expect(await readBy('anna', 'GET /day-off/calendar')).toBeLessThanOrEqual(1.3 * shown)
  })

  it('a preview takes forty units', async () => {
    expect(await readBy('anna', 'POST /day-off/preview')).toBeLessThanOrEqual(40)
  })

  it('the effect of other rules is a task that looks at everybody once, at four units a person', async () => {
    const table = await companyOf(5000)
    const call = await prepared('POST /company/leave-rules-effect', table)
    let reply!: { effect_id: string; data: unknown[]; total: number }
    const { read } = await recorded(async () => {
      reply = (await call()).body as unknown as typeof reply
    }, 0)
    expect(reply).toMatchObject({ data: [], total: 5000 })
    expect(read).toBeLessThanOrEqual(50)
    const whose = { company: 'c', member: 'csilla' }
    const task = await recorded(() => runEffect({ ...whose, id: reply.effect_id, done: 0 }), 0)
    expect(table.kept(companyEffects, whose)).toMatchObject({ state: 'ready', done: 5000, parts: 10 })
    expect(task.read).toBeLessThanOrEqual(50 + 4 * 5000)
  })

  it('the effect of another calendar on everybody who is away is told by one call', async () => {
    let reply!: { effect_id: null; done: number }
    const call = await prepared('POST /company/calendar-effect', await companyOf(5000))
    const { read } = await recorded(async () => {
      reply = (await call()).body as unknown as typeof reply
    }, 0)
    expect(reply).toMatchObject({ effect_id: null, done: 499 })
    expect(read).toBeLessThanOrEqual(50 + 500)
  })
})
