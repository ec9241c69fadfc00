import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
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
