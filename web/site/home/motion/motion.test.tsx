import i18next from 'i18next'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Line } from '#shared/leave/entitlement/line.ts'
import home from '#shared/words/hu/home.json'
import { show } from '#web/ui/show.test-support.tsx'
import { RequestSection } from '../request-section.tsx'
import { useOneByOne } from './use-one-by-one.ts'
import { YearSection } from '../year/year-section.tsx'

i18next.addResourceBundle('hu', 'home', home)

/** The window of the tests asks for no motion, which others do not. */
const { matchMedia } = globalThis
const wantsMotion = (doesWant: boolean) =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(query =>
      matchMedia.call(window, query.includes('prefers-reduced-motion') && doesWant ? 'not all' : query),
    )

const delays = () => timings().map(({ delay }) => delay)

const timings = () =>
  document.getAnimations().map(({ effect, playState }) => {
    const { delay, duration } = effect!.getTiming()
    return { delay: Number(delay), duration: Number(duration), playState }
  })

beforeEach(() => void wantsMotion(true))
afterEach(() => {
  vi.restoreAllMocks()
  scrollTo(0, 0)
})

/** Tall enough that the year is not in sight. */
const Above = () => <div style={{ height: 2000 }} />

describe('the drawn year', () => {
  const coloured = 22 + 3 + 6 + 2

  it('R26 fills from left to right within 600 ms, once half of it is in sight', async () => {
    show(
      <>
        <Above />
        <YearSection />
        <Above />
      </>,
    )
    await expect.poll(timings).toHaveLength(coloured)
    expect(new Set(timings().map(({ playState }) => playState))).toEqual(new Set(['paused']))
    const ends = timings().map(({ delay, duration }) => delay + duration)
    expect(Math.max(...ends)).toBeLessThanOrEqual(600)
    expect(Math.min(...timings().map(({ delay }) => delay))).toBeGreaterThan(0)
    // February 9th and 10th, and July 24th: later in its month is later.
    expect(ends[0]).toBeLessThan(ends[1]!)
    document.querySelector('figure')!.scrollIntoView()
    await expect.poll(timings).toEqual([])
    scrollTo(0, 0)
    document.querySelector('figure')!.scrollIntoView()
    expect(timings()).toEqual([])
  })

  it('R26 takes nothing away from whoever sees it already', async () => {
    show(<YearSection />)
    await expect.element(page.getByRole('list')).toBeVisible()
    expect(timings()).toEqual([])
  })

  it('R26 stands still for whoever wants no motion', async () => {
    wantsMotion(false)
    show(
      <>
        <Above />
        <YearSection />
      </>,
    )
    await expect.element(page.getByRole('list')).toBeVisible()
    expect(timings()).toEqual([])
  })
})

describe('the bar of the request that is decided', () => {
  const calendars = () => document.querySelectorAll('[data-shot=calendar] img')
  const inSight = () => document.querySelector('[data-shot=calendar]')!.scrollIntoView()

  it('R26 is hatched until half of the calendar is in sight, and turns solid in 200 ms', async () => {
    show(
      <>
        <Above />
        <RequestSection />
        <Above />
      </>,
    )
    // Each in both themes.
    await expect.poll(() => calendars().length).toBe(4)
    expect(timings()).toEqual([])
    inSight()
    await expect.poll(timings).toEqual([{ delay: 600, duration: 200, playState: 'running' }])
    await expect.poll(() => calendars().length).toBe(2)
    scrollTo(0, 0)
    inSight()
    expect(timings()).toEqual([])
    expect(calendars()).toHaveLength(2)
  })

  it('R26 is solid from the first for whoever wants no motion', async () => {
    wantsMotion(false)
    show(
      <>
        <Above />
        <RequestSection />
      </>,
    )
    await expect.poll(() => calendars().length).toBe(2)
    await new Promise(requestAnimationFrame)
    expect(calendars()).toHaveLength(2)
  })
})

describe('the boxes of the calculator', () => {
  /** Each press of its button brings the next facts. */
  function Boxes({ facts }: { facts: Line[][] }) {
    const list = useRef<HTMLUListElement>(null)
    const [place, setPlace] = useState(0)
    const lines = facts[place] ?? []
    useOneByOne(list, lines)
    return (
      <>
        <button type="button" onClick={() => setPlace(place + 1)}>
          Tovább
        </button>
        <ul ref={list}>
          {lines.map(({ part, days }) => (
            <li key={part}>
              {Array.from({ length: Math.abs(days) }, (_, day) => (
                <i key={day} data-cell="planned">
                  x
                </i>
              ))}
            </li>
          ))}
        </ul>
      </>
    )
  }
  const base = { part: 'base', days: 3, paragraph: 'Mt. 116. §' } as Line
  const age = (days: number) => ({ part: 'age', days, paragraph: 'Mt. 117. §' }) as Line

  it('R26 appear one by one, 20 ms apart, those alone that a fact has brought', async () => {
    show(<Boxes facts={[[base], [base, age(2)], [base, age(5)], [base, age(1)]]} />)
    const next = () => document.querySelector('button')!.click()
    await expect.element(page.getByRole('list')).toBeVisible()
    expect(timings()).toEqual([])
    next()
    await expect.poll(delays).toEqual([0, 20])
    await expect.poll(delays).toEqual([])
    next()
    await expect.poll(delays).toEqual([0, 20, 40])
    await expect.poll(delays).toEqual([])
    next()
    await expect.poll(() => document.querySelectorAll('[data-cell]').length).toBe(4)
    expect(delays()).toEqual([])
  })

  it('R26 stand still for whoever wants no motion', async () => {
    wantsMotion(false)
    show(<Boxes facts={[[base], [base, age(2)]]} />)
    await expect.element(page.getByRole('list')).toBeVisible()
    document.querySelector('button')!.click()
    await expect.poll(() => document.querySelectorAll('[data-cell]').length).toBe(5)
    expect(delays()).toEqual([])
  })
})
