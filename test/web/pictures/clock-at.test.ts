import { spawnSync } from 'node:child_process'
import { afterEach, expect, it } from 'vitest'
import { clockForWorkers, moveClockTo, startClockAt } from '#infra/local/clock/clock-at.ts'

const hour = 3_600_000

afterEach(() => delete process.env.CLOCK_SHIFT)

/** What a process prints that is started as a worker is, with the clock this far ahead. */
function said(program: string, shift: number) {
  process.env.CLOCK_SHIFT = String(shift)
  const { stdout } = spawnSync(process.execPath, ['-e', `console.log(JSON.stringify(${program}))`], {
    env: clockForWorkers(),
    encoding: 'utf8',
  })
  return JSON.parse(stdout)
}

it('moves the time of day, and nothing that is said in full', () => {
  const [now, written, exact, kind, called] = said(
    `[Date.now(), new Date(), new Date('2026-11-20T08:00:00Z'), new Date() instanceof Date, Date()]`,
    48 * hour,
  )
  expect(Math.abs(now - Date.now() - 48 * hour)).toBeLessThan(hour)
  expect(Math.abs(Date.parse(written) - now)).toBeLessThan(1000)
  expect([exact, kind]).toEqual(['2026-11-20T08:00:00.000Z', true])
  expect(Math.abs(Date.parse(called) - now)).toBeLessThan(2000)
})

it('leaves workers the machine’s own clock where no other was asked for', () => {
  expect(clockForWorkers()).toEqual({})
})

it('is moved again and again, here and for the workers that start then', async () => {
  const days = () => {
    const { stdout } = spawnSync(process.execPath, ['-e', 'console.log(new Date().toISOString())'], {
      env: clockForWorkers(),
      encoding: 'utf8',
    })
    return [new Date().toISOString(), stdout].map(moment => moment.slice(0, 10))
  }
  await moveClockTo('2027-12-31T12:00+01:00')
  expect(days()).toEqual(['2027-12-31', '2027-12-31'])
  await moveClockTo('2028-01-02T12:00+01:00')
  expect(days()).toEqual(['2028-01-02', '2028-01-02'])
})

it('refuses what is no moment', async () => {
  await expect(startClockAt('tomorrow')).rejects.toThrow('CLOCK_AT is tomorrow')
  expect(clockForWorkers()).toEqual({})
})
