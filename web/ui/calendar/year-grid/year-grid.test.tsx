import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show, unshow } from '../../show.test-support.tsx'
import { weekdayIn, type YearDay } from './year-days.ts'
import { YearGrid } from './year-grid.tsx'

const special: Record<string, Partial<YearDay>> = {
  '2026-10-22': { leave: 'vacation', code: 'SZ', isPending: true },
  '2026-10-23': { kind: 'holiday', leave: 'vacation' },
  '2026-12-12': { kind: 'worked' },
}
const days: YearDay[] = Array.from({ length: 365 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
  const isOff = weekdayIn(date) > 5
  return {
    date,
    label: `${Number(date.slice(8))}. nap: ${date}`,
    ...(isOff && { kind: 'off' as const }),
    isActive: !isOff,
    ...special[date],
  }
})

const shown = (choose: (date: string) => void = () => {}) =>
  show(
    <>
      <YearGrid year={2026} label="Naptár, 2026" days={days} today="2026-11-20" onChoose={choose} hint="Válassz!" />
      <button type="button">Tovább</button>
    </>,
  )
const grid = page.getByRole('grid', { name: 'Naptár, 2026' })
const focusedDay = () => (document.activeElement as HTMLElement).dataset['day']

it('R15 has one tab stop, and is gone through with the keyboard by what stands above and below', async () => {
  const choose = vi.fn()
  shown(choose)
  await expect.element(grid).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(focusedDay()).toBe('2026-11-20')
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowLeft}')
  expect(choose).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(focusedDay).toBe('2026-12-20')
  expect(choose).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowRight}{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith('2026-11-02')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(focusedDay).toBe('2026-12-31')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Tovább' })).toHaveFocus()
})

it('R15 is drawn in weeks where it is narrow, and fits there', async () => {
  shown().style.width = '358px'
  await expect.element(grid).toBeVisible()
  const element = grid.element()
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.poll(focusedDay).toBe('2026-11-27')
  const columnOf = (date: string) => document.querySelector(`[data-day="${date}"]`)!.getBoundingClientRect().left
  expect(columnOf('2026-06-01')).toBe(columnOf('2026-11-23'))
  expect(await axeOfElement()).toEqual([])
})

it('R15 says in words what the day is that is pointed at', async () => {
  shown()
  await expect.element(page.getByText('Válassz!')).toBeVisible()
  await userEvent.hover(grid.getByRole('button', { name: /2026-10-22/ }))
  await expect.element(page.getByText('22. nap: 2026-10-22', { exact: true })).toBeVisible()
})

describe('a stretch of days', () => {
  const onStretch = vi.fn<(from: string, to: string) => void>()
  const choose = vi.fn<(date: string) => void>()
  const dayOf = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`)!
  const drawn = () =>
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent)
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>('[data-stretch]')].map(({ dataset }) => dataset['day'])

  beforeEach(async () => {
    onStretch.mockClear()
    choose.mockClear()
    show(
      <YearGrid
        year={2026}
        label="Naptár, 2026"
        days={days}
        today="2026-11-20"
        onChoose={choose}
        onStretch={onStretch}
        renderPreview={({ from, to }) => `${from} ${to}`}
      />,
    )
    await expect.element(grid).toBeVisible()
    dayOf('2026-11-23').scrollIntoView({ block: 'center' })
  })

  /** What a pointer does over a day. */
  function pointer(type: string, date: string, init: PointerEventInit = {}) {
    const { left, top, width, height } = dayOf(date).getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + height / 2 }
    dayOf(date).dispatchEvent(
      new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'mouse', ...at, ...init }),
    )
  }

  it('D10 is drawn with the pointer from a free day, and shows meanwhile what it costs', async () => {
    pointer('pointerdown', '2026-11-27')
    pointer('pointermove', '2026-11-25')
    await expect.poll(drawn).toEqual(['2026-11-25 2026-11-27'])
    expect(marked()).toEqual(['2026-11-25', '2026-11-26', '2026-11-27'])
    expect(await axeOfElement()).toEqual([])
    pointer('pointerup', '2026-11-25')
    pointer('click', '2026-11-25')
    expect(onStretch).toHaveBeenCalledExactlyOnceWith('2026-11-25', '2026-11-27')
    expect(choose).not.toHaveBeenCalled()
    await expect.poll(marked).toEqual([])
  })

  it('D10 chooses nothing where the page is left while it is drawn', async () => {
    pointer('pointerdown', '2026-11-27')
    pointer('pointermove', '2026-11-25')
    await expect.poll(marked).toHaveLength(3)
    unshow()
    window.dispatchEvent(new PointerEvent('pointerup'))
    expect(onStretch).not.toHaveBeenCalled()
  })

  it('D10 leads from one month into the next', async () => {
    pointer('pointerdown', '2026-11-30')
    pointer('pointermove', '2026-12-02')
    await expect.poll(marked).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
    pointer('pointerup', '2026-12-02')
    expect(onStretch).toHaveBeenCalledExactlyOnceWith('2026-11-30', '2026-12-02')
  })

  it('D10 begins on no booked day and no rest day, and under no finger', async () => {
    for (const [from, to, init] of [
      ['2026-11-21', '2026-11-24', {}],
      ['2026-10-22', '2026-10-26', {}],
      ['2026-11-23', '2026-11-25', { pointerType: 'touch' }],
    ] as const) {
      pointer('pointerdown', from, init)
      pointer('pointermove', to, init)
      pointer('pointerup', to, init)
    }
    expect(onStretch).not.toHaveBeenCalled()
    expect(drawn()).toEqual([])
  })

  it('D10 is let go with Escape', async () => {
    pointer('pointerdown', '2026-11-23')
    pointer('pointermove', '2026-11-25')
    await expect.poll(drawn).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.poll(drawn).toEqual([])
    pointer('pointerup', '2026-11-25')
    expect(onStretch).not.toHaveBeenCalled()
  })

  it('D10 is chosen with Shift and the arrows, and asked for with Enter', async () => {
    dayOf('2026-11-23').focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect.poll(drawn).toEqual(['2026-11-23 2026-11-25'])
    await expect.poll(focusedDay).toBe('2026-11-25')
    await userEvent.keyboard('{Enter}')
    expect(onStretch).toHaveBeenCalledExactlyOnceWith('2026-11-23', '2026-11-25')
    expect(choose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect.poll(drawn).toEqual(['2026-11-24 2026-11-25'])
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(drawn).toEqual([])
  })

  it('D10 is the days between two presses with Shift', async () => {
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(dayOf('2026-11-26'))
    await expect.poll(drawn).toEqual(['2026-11-26 2026-11-26'])
    await userEvent.click(dayOf('2026-11-24'))
    await userEvent.keyboard('{/Shift}')
    expect(onStretch).toHaveBeenCalledExactlyOnceWith('2026-11-24', '2026-11-26')
    expect(choose).not.toHaveBeenCalled()
  })
})
