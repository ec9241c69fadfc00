import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloudApp } from '#infra/cloud/cloud-app.ts'
import { bundleFunctions } from '#infra/build/bundle-functions.ts'
import { startLocalCloud } from '#infra/local/local-cloud.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { localStage } from '#infra/stages.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld, type Person, type World } from '#test/support/world.ts'
import { play } from './play.ts'
import { contend, differentDays, wishes, type Fare } from './contest.ts'

const today = todayInBudapest()
const thisYear = yearOf(today)
const roundsOfEach = 12
const roundsOfLowering = 10
const roundsOfAllKinds = 454
/**
 * After every so many rounds all that is told is compared. What a round between them books beside what it says, nobody cancels,
 * so that it is still found then.
 */
const roundsBetweenLooks = 5
const isLookedAt = (round: number) => (round + 1) % roundsBetweenLooks === 0

/** Transactions overlap for a while, and queues and streams deliver twice and in another order, as in AWS. */
const asStrictAsAws = () => ownCloud({ strictness: { serviceTime: 5, redelivered: 0.2 } })

let strict: Promise<World['cloud']>
beforeAll(() => void (strict = asStrictAsAws()))
afterAll(async () => (await strict).close())

describe('T01 sixteen clients at once', () => {
  const world = openWorld(async () => ({ ...(await strict), close: async () => {} }))
  const workers = new Set<string>()
  const notice = (fares: Fare[]) => fares.forEach(({ worker }) => workers.add(worker))

  it.each(Object.entries(wishes))('store %s exactly once, round after round', async (_, wish) => {
    const anna = await world.colleague(await world.founder())
    for (let round = 0; round < roundsOfEach; round++) {
      const fares = await contend(world.cloud.url, anna, wish(today))
      notice(fares)
      expect(fares.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(fares.filter(({ status }) => ![200, 422, 409].includes(status))).toEqual([])
      const won = fares.find(({ status }) => status === 200)!
      if (isLookedAt(round)) await agrees(anna, [won])
      await anna.client.asked(leave.cancelLeave, { path: { id: won.id! } })
    }
    await agrees(anna, [])
  })

  it('never book more than is left while an administrator lowers the balance', async () => {
    const owner = await world.founder()
    const anna = await world.colleague(owner)
    const year = thisYear + 1
    const { entitled } = await balanceOf(anna, year)
    await grant(owner, anna, year, 4 - entitled)

    for (let round = 0; round < roundsOfLowering; round++) {
      const [fares, lowered] = await Promise.all([
        contend(world.cloud.url, anna, differentDays(today)),
        grant(owner, anna, year, -2),
      ])
      notice(fares)
      const booked = fares.filter(({ status }) => status === 200)
      expect(fares.filter(({ status }) => ![200, 422, 409].includes(status))).toEqual([])
      expect(booked.length).toBeLessThanOrEqual(4)
      const { left } = await balanceOf(anna, year)
      expect(left).toBe(4 - 2 - booked.length)
      expect(replayed(4, booked, lowered)).toBe(left)
      if (isLookedAt(round)) await agrees(anna, booked)

      for (const { id } of booked) await anna.client.asked(leave.cancelLeave, { path: { id: id! } })
      await owner.client.asked(leave.removeExtraDays, {
        path: { id: anna.id, extraId: lowered },
        query: { year: String(year) },
      })
    }
    expect((await balanceOf(anna, year)).left).toBe(4)
  })

  afterAll(() => expect(workers.size, 'workers that served the race').toBeGreaterThanOrEqual(2))
})

describe('T01 every kind of change of a person’s leave at the same moment', () => {
  it(
    'reliability 4, cloud 5: doubles nothing, loses nothing, overdraws nothing, and tells nobody that it is too busy',
    {
      timeout: 1_200_000,
    },
    async () => {
      const { findings, told, played } = await play(await strict, {
        rounds: roundsOfAllKinds,
        seed: Date.now() % 100_000,
      })
      expect(findings).toEqual([])
      expect(played).toBe(roundsOfAllKinds)
      expect(told.tooBusy).toBe(0)
      expect(told.statuses.get(200)).toBeGreaterThan(roundsOfAllKinds)
    },
  )
})

describe('the same race without the version condition', () => {
  const world = openWorld(unguardedCloud)

  it('stores days twice, so the race would notice', async () => {
    const anna = await world.colleague(await world.founder())
    const stored: number[] = []
    for (let round = 0; round < 10 && Math.max(0, ...stored) < 2; round++) {
      const fares = await contend(world.cloud.url, anna, wishes['the same days']!(today))
      const booked = fares.filter(({ status }) => status === 200).map(({ id }) => id!)
      stored.push(booked.length)
      for (const id of booked) await anna.client.ask(leave.cancelLeave, { path: { id } }).catch(() => undefined)
    }
    expect(Math.max(...stored)).toBeGreaterThan(1)
  })
})

const balanceOf = async (person: Person, year: number) =>
  (await person.client.asked(leave.listDaysOff, { query: { year: String(year) } })).balance

async function grant(owner: Person, person: Person, year: number, days: number): Promise<string> {
  const { data } = await owner.client.asked(leave.grantExtraDays, {
    path: { id: person.id },
    body: { year, days, comment: '' },
  })
  return data.id
}

/**
 * What is left when bookings and the lowering happened one after the other, in the order of the times in their ids, which
 * are made between a change's read and its commit. A booking needs a day that is left then.
 */
function replayed(left: number, booked: Fare[], lowered: string): number {
  const timeOf = (id: string) => id.slice(-26, -16)
  const events = [...booked.map(({ id }) => ({ id: id!, days: -1 })), { id: lowered, days: -2 }]
  return events
    .toSorted((one, other) => (timeOf(one.id) < timeOf(other.id) ? -1 : 1))
    .reduce((left, { id, days }) => {
      if (id !== lowered) expect(left, 'days left when one was booked').toBeGreaterThan(0)
      return left + days
    }, left)
}

/** Requests, balance, explanation and team calendar tell the same. */
async function agrees(person: Person, booked: Fare[]) {
  const years = [thisYear, thisYear + 1].map(year =>
    person.client.asked(leave.listDaysOff, { query: { year: String(year) } }),
  )
  const live = new Set<string>()
  for (const { data, balance } of await Promise.all(years)) {
    for (const { id, status } of data) if (status === 'pending' || status === 'approved') live.add(id)
    expect(balance.used + balance.planned + balance.pending + balance.left).toBe(balance.entitled)
    expect(balance.lines.reduce((sum, { days }) => sum + days, 0)).toBe(balance.entitled)
  }
  expect([...live].toSorted()).toEqual(booked.map(({ id }) => id!).toSorted())
  for (const { from } of booked) {
    const { data } = await person.client.asked(leave.listAbsent, { query: { from, to: from } })
    expect(data.filter(({ user_id }) => user_id === person.id)).toHaveLength(1)
  }
}

/** The product with its one guard against races taken out of the built functions: any version will do. */
async function unguardedCloud(): Promise<World['cloud']> {
  const folder = await mkdtemp(join(tmpdir(), 'szabi-unguarded-'))
  const bundles = await bundleFunctions()
  const functions = join(folder, 'functions')
  await cp(bundles.directory, functions, { recursive: true })
  const guard = '#version = :read'
  let found = 0
  for (const file of await readdir(functions, { recursive: true })) {
    if (!file.endsWith('.mjs')) continue
    const code = await readFile(join(functions, file), 'utf8')
    if (!code.includes(guard)) continue
    found += 1
    await writeFile(join(functions, file), code.replaceAll(guard, 'attribute_exists(#version) OR #version = :read'))
  }
  expect(found, 'bundles with the guard').toBeGreaterThan(0)
  const cloud = await startLocalCloud({
    assembly: async origin => {
      const outdir = join(folder, 'template')
      cloudApp(localStage(origin), { ...bundles, directory: functions }, { outdir, checked: false }).synth()
      return outdir
    },
  })
  return { ...cloud, close: () => cloud.close().then(() => rm(folder, { recursive: true, force: true })) }
}
