import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
import { MonthGrid } from './month-grid.tsx'
import type { DayMark } from './month-weeks.ts'

const marks: readonly DayMark[] = [
  { id: 'a', leave: 'vacation', from: '2026-10-22', to: '2026-10-27', label: 'Szabadság' },
  { id: 'b', leave: 'sick', from: '2026-10-27', to: '2026-10-28', label: 'Betegszabadság', isPending: true },
]

function Month({ onChoose = () => undefined }: { onChoose?: (day: string) => void }) {
  const [month, turn] = useState('2026-10')
  return (
    <MonthGrid
      month={month}
      onMonth={turn}
      marks={marks}
      today="2026-10-20"
      kindOf={day => {
        if (day === '2026-10-23') return { kind: 'holiday', name: 'Nemzeti ünnep' }
        return [0, 6].includes(new Date(day).getUTCDay()) ? { kind: 'off' } : undefined
      }}
      onChoose={onChoose}
    />
  )
}

const focusedDay = () => (document.activeElement as HTMLElement).dataset.day

it('says in the name of each day what is drawn in it', async () => {
  show(<Month />)
  await expect.element(page.getByRole('grid', { name: '2026. október' })).toBeVisible()
  const name = (day: string) => document.querySelector(`[data-day="${day}"]`)?.getAttribute('aria-label')
  expect(name('2026-10-20')).toBe('2026. október 20., kedd, ma')
  expect(name('2026-10-23')).toBe('2026. október 23., péntek, Nemzeti ünnep, Szabadság')
  expect(name('2026-10-24')).toBe('2026. október 24., szombat, nem munkanap, Szabadság')
  expect(name('2026-10-27')).toBe('2026. október 27., kedd, Szabadság, Betegszabadság (Függőben)')
  expect(document.querySelectorAll('[data-leave=vacation]')).toHaveLength(2)
  expect(await axeOfElement()).toEqual([])
})

it('is gone through with the keyboard, over the end of the month too', async () => {
  const choose = vi.fn()
  show(
    <>
      <Month onChoose={choose} />
      <button type="button">Tovább</button>
    </>,
  )
  await expect.element(page.getByRole('grid')).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(focusedDay()).toBe('2026-10-20')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(focusedDay()).toBe('2026-10-28')
  await userEvent.keyboard('{Home}')
  expect(focusedDay()).toBe('2026-10-26')
  await userEvent.keyboard('{End}{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith('2026-11-01')
  await expect.element(page.getByRole('grid', { name: '2026. november' })).toBeVisible()
  await userEvent.keyboard('{PageUp}{ArrowLeft}')
  await expect.poll(focusedDay).toBe('2026-09-30')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Tovább' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(focusedDay).toBe('2026-09-30')
})

it('is turned by its buttons, and fits a phone', async () => {
  show(<Month />).style.width = '358px'
  await userEvent.click(page.getByRole('button', { name: 'Következő hónap' }))
  await expect.element(page.getByRole('grid', { name: '2026. november' })).toBeVisible()
  const grid = page.getByRole('grid').element()
  expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
  expect(await axeOfElement()).toEqual([])
})
