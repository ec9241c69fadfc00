import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/ui/show.test-support.tsx'
import { BarChart } from '#web/ui/chart/bar-chart/bar-chart.tsx'
import { LineChart } from '#web/ui/chart/line-chart/line-chart.tsx'
import { useWidth } from '#web/ui/use-width.ts'
import { BottomPlaces } from './members/bottom-places.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useScrolled } from './use-scrolled.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  scrollTo(0, 0)
  await page.viewport(1024, 800)
})

/** Holds back what waits for a number of milliseconds, so that a slow machine proves the same as a fast one; every other timer runs. */
function heldTimers(rest = 100) {
  const [wait, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  const held = new Map<number, () => void>()
  let last = 0
  vi.spyOn(window, 'setTimeout').mockImplementation(((act: () => void, delay?: number) => {
    if (delay !== rest) return wait(act, delay)
    held.set(--last, act)
    return last
  }) as typeof setTimeout)
  vi.spyOn(window, 'clearTimeout').mockImplementation(timer => {
    if (!held.delete(Number(timer))) stop(Number(timer))
  })
  const run = () => {
    for (const act of held.values()) act()
    held.clear()
  }
  return { begun: () => -last, waiting: () => held.size, run }
}

function Tall() {
  return <p style={{ height: 3000 }}>{useScrolled(50) ? 'opaque' : 'clear'}</p>
}

it('B02 R30 scrolling is looked at once it has rested for 100 ms, and 50 px do not count as scrolled', async () => {
  const timers = heldTimers()
  const listen = vi.spyOn(window, 'addEventListener')
  show(<Tall />)
  const line = page.getByText(/^(clear|opaque)$/)
  await expect.element(line).toHaveTextContent('clear')
  await expect.poll(() => listen.mock.calls.filter(([event]) => event === 'scroll').length).toBeGreaterThan(0)
  scrollTo(0, 51)
  await expect.poll(timers.begun).toBe(1)
  scrollTo(0, 60)
  await expect.poll(timers.begun).toBe(2)
  expect([timers.waiting(), line.element().textContent]).toEqual([1, 'clear'])
  timers.run()
  await expect.element(line).toHaveTextContent('opaque')
  scrollTo(0, 50)
  await expect.poll(timers.waiting).toBe(1)
  timers.run()
  await expect.element(line).toHaveTextContent('clear')
})

function Measured() {
  const { element, width } = useWidth<HTMLDivElement>()
  return <div ref={element}>{width} px</div>
}

it('B02 another width is drawn once it has rested for 100 ms', async () => {
  const timers = heldTimers()
  show(<Measured />)
  const line = page.getByText(/^[1-9]\d* px$/)
  await expect.element(line).toBeVisible()
  const before = line.element().textContent
  await page.viewport(700, 800)
  await expect.poll(timers.waiting).toBe(1)
  expect(line.element().textContent).toBe(before)
  timers.run()
  const now = `${Math.floor(line.element().getBoundingClientRect().width)} px`
  expect(now).not.toBe(before)
  await expect.element(line).toHaveTextContent(now)
})

const days = ['2026-11-25', '2026-11-26'] as const
const bars = <BarChart title="Oldalak" nameHead="Oldal" valueHead="Nézet" bars={[{ name: '/', value: 3 }]} empty="" />
const lines = (
  <LineChart title="Nézetek" dayHead="Nap" days={days} series={[{ name: 'Nézet', values: [3, 5] }]} empty="" />
)

it.each([
  ['bars', bars],
  ['lines', lines],
])('B02 a chart of %s is drawn for another width once it has rested for 200 ms', async (_, chart) => {
  const timers = heldTimers(200)
  show(chart)
  const drawn = () => Number(document.querySelector('figure svg[height]')?.getAttribute('width'))
  await expect.poll(drawn).toBeGreaterThan(600)
  const before = drawn()
  await page.viewport(500, 800)
  await expect.poll(timers.waiting).toBe(1)
  expect(drawn()).toBe(before)
  timers.run()
  await expect.poll(drawn).toBeLessThanOrEqual(500)
})

it.each([
  [767, true],
  [1023, true],
  [1024, false],
])('B02 R30 at %i px there is a menu that slides in: %s', async (width, slides) => {
  await page.viewport(width, 800)
  show(<MobileMenu>Menü</MobileMenu>)
  await expect.poll(() => document.querySelector('button')?.checkVisibility()).toBe(slides)
})

it.each([
  [767, true],
  [768, false],
])('B02 at %i px the places of a phone stand at its foot: %s', async (width, stand) => {
  await page.viewport(width, 800)
  show(
    <>
      <h1>Kezdőlap</h1>
      <BottomPlaces onCreate={() => undefined} onMenu={() => undefined} />
    </>,
  )
  await expect.element(page.getByRole('heading')).toBeVisible()
  await expect.poll(() => page.getByRole('navigation').elements().length).toBe(stand ? 1 : 0)
})
