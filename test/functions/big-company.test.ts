import { beforeAll, describe, expect, it, vi } from 'vitest'
import { itemSize } from './in-memory/units.ts'
import { prepared } from './waves/calls.ts'
import { callAs, companyOf, type Sent, type Who } from './waves/company.ts'
import { recorded } from './waves/recorder.ts'

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
  it('the list is read by its version where the browser has it, and else for a unit of three hundred people', async () => {
    await companyOf(5000)
    const { version } = await callAs('anna', 'GET /user/list')
    expect(await readBy('anna', 'GET /user/list', { ifNoneMatch: version! })).toBe(4)
    expect(await readBy('anna', 'GET /user/list')).toBeLessThan(4 + 5000 / 300)
  })

  it('the first view of an employee takes seventy units with the list held, of which credentials are 24', async () => {
    expect(await firstView('anna', { holdsList: true })).toBeLessThanOrEqual(70)
    expect(await firstView('anna', { holdsList: false })).toBeLessThanOrEqual(86)
  })

  it('what waits for an administrator takes fifty-six units beside that', async () => {
    expect(await readBy('csilla', 'GET /day-off/dashboard')).toBeLessThanOrEqual(56)
    expect(await firstView('csilla', { holdsList: true })).toBeLessThanOrEqual(65)
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
})
