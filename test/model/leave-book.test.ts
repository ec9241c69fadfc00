import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { startDynoxide, type Database } from '#infra/local/database/dynoxide.ts'
import { leave } from '#shared/leave/contract.ts'
import { say } from '#shared/words/say.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld } from '#test/support/world.ts'
import { batch, months, owners, window, type Act, type Owner } from './acts.ts'
import { agrees, told, toldByTable } from './agreement.ts'
import { beginning, done, openFirm, storedOf, type Firm } from './firm.ts'
import { remember } from './history.ts'
import { deedOf, ownerOf, type Model } from './model.ts'
import { endings } from './orders.ts'

/** How often a company lives, and the most batches in its life. A failure prints a seed: `SEED=… npx vitest run test/model`. */
const lives = 8
const batchesOfLife = 20
/** Milliseconds after which a slow machine does no more of them. */
const mostTime = 45_000
const seed = process.env.SEED

let database: Database
/** A local cloud on a database that can be read past it. */
const world = openWorld(async () => {
  database = await startDynoxide()
  process.env.AWS_ENDPOINT_URL_DYNAMODB = database.url
  return ownCloud()
})
afterAll(async () => {
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  await database.close()
})

/** Refusals that no order explains: others were in the way too often, or ten seconds have gone by. */
const excuses = (['problems:tooBusy', 'problems:undoTooLate'] as const).map(key => say({ key }, 'en'))

interface Life {
  firm: Firm
  versions: Record<Owner, number>
}

/** Some acts at the same moment; afterwards all is as if they had come one after the other, in some order. */
const together = (acts: readonly Act[], isTime: () => boolean): fc.AsyncCommand<{ now: Model }, Life> => ({
  check: isTime,
  toString: () => JSON.stringify(acts),
  run: async (model, { firm, versions }) => {
    const deeds = acts.flatMap(act => deedOf(act, model.now) ?? [])
    const outcomes = await Promise.all(deeds.map(deed => done(deed, firm)))

    const stored = await storedOf(database.url, firm)
    const seen = toldByTable(stored, firm)
    const possible = endings(model.now, outcomes, refusal => excuses.includes(refusal))
    const ending = possible.find(one => JSON.stringify(told(one)) === JSON.stringify(seen))
    if (!ending) expect.fail(`No order explains ${JSON.stringify(outcomes)}, which ended in ${JSON.stringify(seen)}`)
    for (const owner of owners) {
      const changes = outcomes.filter(({ refusal, deed }) => !refusal && ownerOf(deed, model.now) === owner)
      versions[owner] += changes.length
      expect(stored[owner].account._version).toBe(versions[owner])
    }
    await agrees(firm, stored, ending)
    model.now = ending
  },
})

it(
  'whatever happens to leave, in whatever order and at once, is as if it had come one after the other',
  async () => {
    const end = performance.now() + mostTime
    const isTime = () => performance.now() < end
    const batches = fc.commands([batch.map(acts => together(acts, isTime))], {
      maxCommands: batchesOfLife,
      size: 'max',
    })
    const lived = fc.asyncProperty(batches, async life => {
      if (isTime()) await fc.asyncModelRun(born, life)
    })
    await fc.assert(lived, { numRuns: lives, ...(seed !== undefined && { seed: Number(seed) }) })
  },
  4 * mostTime,
)

/** A company at the beginning of its life. */
async function born() {
  const firm = await openFirm(world)
  const now = await beginning(firm)
  const { anna, bela } = await storedOf(database.url, firm)
  return { model: { now }, real: { firm, versions: { anna: anna.account._version, bela: bela.account._version } } }
}

it('a month of the team calendar costs the same to read after ten years as after one', async () => {
  const { anna, admin } = await openFirm(world)
  const { from_date } = window
  await admin.client.asked(leave.requestLeave, {
    body: { type_id: 6, from_date, to_date: from_date, user_id: anna.id },
  })
  const read = () => anna.client.asked(leave.showCalendar, { query: { month: months[0]! } })
  const taken = () => world.cloud.meter().endpoints['GET /api/{locale}/day-off/calendar']?.read_units ?? 0
  // The least of several: one may read published keys too, or ask again on a busy machine.
  const cost = async () => {
    const costs: number[] = []
    for (let time = 0; time < 5; time += 1) {
      const before = taken()
      expect((await read()).data).toHaveLength(1)
      costs.push(taken() - before)
    }
    return Math.min(...costs)
  }
  await remember(database.url, anna, { years: 1, before: from_date })
  const afterOne = await cost()
  await remember(database.url, anna, { years: 10, before: from_date })
  expect(await cost()).toBe(afterOne)
  expect(afterOne).toBeGreaterThan(0)
})
