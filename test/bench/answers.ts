import type { CDPSession, Page } from 'playwright-core'
import { say } from '#test/support/say.ts'
import { launch } from '#test/support/chromium.ts'
import { median, percentile, rounded, type Measure } from './harness.ts'
import type { Office } from './office.ts'
import { lateFrames, scrolled, teamPage, teamStands } from './team-page.ts'

const people = 1_000
const slowdown = 4
const [months, forms] = [16, 5]

/** How soon the page answers on a processor four times slower: from the event of the hand to the frame that shows what it did. */
export async function measure(office: Office): Promise<Measure[]> {
  const browser = await launch()
  try {
    const page = await teamPage(people, office, browser)
    await page.addInitScript(rememberHand)
    await fresh(page)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const hand = { page, devTools }

    const gaps = [...(await scrolled(page)), ...(await scrolled(page))]
    await page.evaluate(() => document.querySelector('[role=grid]')?.parentElement?.scrollTo(0, 0))
    const lines = (name: string, answers: readonly Answer[]): Measure[] => [
      {
        name: `${name}: p75`,
        value: rounded(
          percentile(
            answers.map(({ time }) => time),
            75,
          ),
        ),
        unit: 'ms',
        aim: '≤ 100',
      },
      // What other processes of the machine do lengthens the time, and hardly this.
      {
        name: `${name}: CPU of the page’s thread, p50`,
        value: rounded(median(answers.map(({ cpu }) => cpu))),
        unit: 'ms',
      },
    ]
    return [
      {
        name: `late frames, scrolling ${people} rows`,
        value: lateFrames(gaps),
        unit: `of ${gaps.length}`,
        aim: '≤ 1 in 20',
      },
      ...lines('switching the month', await monthsSwitched(hand)),
      ...lines('drawing a stretch over one more day', await stretchDrawn(hand)),
      ...(await formUsed(hand)).flatMap(([name, answers]) => lines(name, answers)),
    ]
  } finally {
    await browser.close()
  }
}

/** Loads the calendar anew, until the page is at rest. */
async function fresh(page: Page) {
  await page.reload()
  await teamStands(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2_000)
}

/** Runs in the page: remembers when the hand did something last. */
function rememberHand() {
  for (const kind of ['pointerdown', 'pointermove', 'click', 'keydown'])
    addEventListener(kind, ({ timeStamp }) => Object.assign(window, { handAt: timeStamp }), {
      capture: true,
      passive: true,
    })
}

/** The page, and what measures it. */
interface Hand {
  page: Page
  devTools: CDPSession
}

/** The milliseconds until something is answered, and those that the page's thread works for it and for what follows at once. */
interface Answer {
  time: number
  cpu: number
}

/** Does something with the hand, until what a selector finds is drawn otherwise than before. */
async function answered({ page, devTools }: Hand, selector: string, act: () => Promise<unknown>): Promise<Answer> {
  const wait = page.evaluate(async selector => {
    const look = () =>
      [...document.querySelectorAll<HTMLElement & { value?: string }>(selector)]
        .map(one => [one.getAttribute('aria-label'), one.getAttribute('style'), one.value].join())
        .join('|')
    const before = look()
    for (let now = before; !now || now === before; now = look()) await new Promise(requestAnimationFrame)
    // The frame that the change was seen in is painted before the next task.
    const { port1, port2 } = new MessageChannel()
    await new Promise<void>(resolve => {
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(0)
    })
    return performance.now() - (window as unknown as { handAt: number }).handAt
  }, selector)
  await page.waitForTimeout(100)
  const before = await workOf(devTools)
  await act()
  const time = await wait
  const cpu = (await workOf(devTools)) - before
  await page.waitForTimeout(250)
  return { time, cpu }
}

/** Milliseconds of CPU that the page's thread has worked so far. */
async function workOf(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

async function centreOf(page: Page, selector: string, place = 0) {
  const { x, y, width, height } = (await page.locator(selector).nth(place).boundingBox())!
  return [x + width / 2, y + height / 2] as const
}

async function monthsSwitched(hand: Hand): Promise<Answer[]> {
  const { page } = hand
  const answers: Answer[] = []
  for (let round = 0; round < months; round++) {
    const name = say({ key: round % 4 < 2 ? 'leave:calendarNext' : 'leave:calendarPrevious' }, 'hu')
    const [x, y] = await centreOf(page, `button[aria-label="${name}"]`)
    answers.push(await answered(hand, '[role=grid]:not([aria-busy])', () => page.mouse.click(x, y)))
  }
  return answers
}

/** Draws over the reader's own row, day by day. */
async function stretchDrawn(hand: Hand): Promise<Answer[]> {
  const { page } = hand
  const row = (await page.locator('[data-self]').boundingBox())!
  const head = (await page.locator('[data-self] [role=rowheader]').boundingBox())!
  const day = (row.width - head.width) / ((await page.locator('[role=columnheader]').count()) - 1)
  const [first, y] = await centreOf(page, '[data-self] [role=gridcell]:not([data-taken])')
  await page.mouse.move(first, y)
  await page.mouse.down()
  const answers: Answer[] = []
  for (let x = first + day; x < row.x + row.width - day && answers.length < 15; x += day)
    answers.push(await answered(hand, '[data-stretch-end]', () => page.mouse.move(x, y)))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return answers
}

/** Opens the form of a request, chooses days in it and types a comment, a few times. */
async function formUsed(hand: Hand): Promise<[name: string, answers: Answer[]][]> {
  const { page } = hand
  const [opening, choosing, typing]: [Answer[], Answer[], Answer[]] = [[], [], []]
  for (let round = 0; round < forms; round++) {
    await page.evaluate(() => sessionStorage.clear())
    await fresh(page)
    const [x, y] = await centreOf(page, `header button:has-text("${say({ key: 'site:newRequest' }, 'hu')}")`)
    opening.push(await answered(hand, '[role=dialog]', () => page.mouse.click(x, y)))
    await page.waitForTimeout(1_000)
    const days = '[role=dialog] td [role=button]:not([aria-disabled=true])'
    for (const place of [3 + round, 5 + round]) {
      const [x, y] = await centreOf(page, days, place)
      choosing.push(
        await answered(hand, '[role=dialog] input[inputmode], [role=dialog] [data-selected]', () =>
          page.mouse.click(x, y),
        ),
      )
    }
    await page.locator('[role=dialog] textarea').focus()
    for (const letter of 'szabi')
      typing.push(await answered(hand, '[role=dialog] textarea', () => page.keyboard.press(letter)))
  }
  return [
    ['opening the form', opening],
    ['choosing a day in the form', choosing],
    ['typing a letter in the form', typing],
  ]
}
