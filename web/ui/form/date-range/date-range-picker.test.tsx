import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
import { DateRangePicker } from './date-range-picker.tsx'
import type { DateRange } from './date-range.ts'
import { dateOf } from './iso-date.ts'

const isWeekend = (iso: string) => [0, 6].includes(dateOf(iso)?.toDate('UTC').getUTCDay() ?? 1)

function Wish({ start = { from: '', to: '' }, tell }: { start?: DateRange; tell?: (range: DateRange) => void }) {
  const [value, setValue] = useState(start)
  return (
    <DateRangePicker
      fromLabel="Első nap"
      toLabel="Utolsó nap"
      calendarLabel="A kérelem napjai"
      today="2026-11-20"
      value={value}
      onChange={range => {
        setValue(range)
        tell?.(range)
      }}
      isDateBlocked={iso => (isWeekend(iso) ? 'munkaszüneti nap' : undefined)}
    />
  )
}

const first = page.getByLabelText('Első nap')
const last = page.getByLabelText('Utolsó nap')
const day = (name: RegExp) => page.getByRole('button', { name })

it('V03 sets To when From is typed, and shows its month', async () => {
  show(<Wish />)
  await userEvent.fill(first, '2027-03-09')
  await expect.element(last).toHaveValue('2027-03-09')
  await expect.element(page.getByText('2027. március')).toBeVisible()
})

it('V03 takes one press as one day, and a second one as the end', async () => {
  const tell = vi.fn()
  show(<Wish start={{ from: '2026-11-02', to: '2026-11-02' }} tell={tell} />)
  await userEvent.click(day(/november 26/))
  await expect.element(first).toHaveValue('2026-11-26')
  await expect.element(last).toHaveValue('2026-11-26')
  await userEvent.click(day(/november 30/))
  await expect.element(last).toHaveValue('2026-11-30')
  expect(tell).toHaveBeenLastCalledWith({ from: '2026-11-26', to: '2026-11-30' })
})

it('keeps the one day when one presses elsewhere', async () => {
  show(<Wish start={{ from: '2026-11-02', to: '2026-11-02' }} />)
  await userEvent.click(day(/november 26/))
  await userEvent.hover(day(/november 30/))
  await userEvent.click(last)
  await expect.element(last).toHaveValue('2026-11-26')
})

it('V05 lets a range cross days that cannot be chosen, but not begin on one', async () => {
  show(<Wish start={{ from: '2026-11-26', to: '2026-12-01' }} />)
  const saturday = page.getByRole('gridcell', { name: /november 28/ })
  await expect.element(saturday).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(saturday.getByRole('button'), { force: true })
  await expect.element(first).toHaveValue('2026-11-26')
})

it('says why a day cannot be chosen when the keyboard reaches it', async () => {
  show(<Wish start={{ from: '2026-11-27', to: '2026-11-27' }} />)
  await expect.element(day(/november 27/)).toBeVisible()
  day(/november 27/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('nov. 28.: munkaszüneti nap')).toBeVisible()
})

it('is walked and chosen from by the keyboard alone, and Escape takes back a range that has begun', async () => {
  const tell = vi.fn()
  show(<Wish start={{ from: '2026-11-26', to: '2026-11-26' }} tell={tell} />)
  await expect.element(day(/november 26/)).toBeVisible()
  day(/november 26/)
    .element()
    .focus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(day(/december 26/)).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}{ArrowRight}{ArrowRight}')
  await expect.element(day(/december 2\./)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(day(/december 2\./)).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('{Enter}{End} ')
  expect(tell.mock.calls.at(-1)).toEqual([{ from: '2026-12-03', to: '2026-12-31' }])
})

it('is drawn over with the mouse, and an end that is drawn moves alone', async () => {
  const tell = vi.fn()
  show(<Wish tell={tell} />)
  const drawn = async (from: RegExp, to: RegExp) => {
    await expect.element(day(from)).toBeVisible()
    await userEvent.dragAndDrop(day(from), day(to))
  }
  await drawn(/november 24/, /november 26/)
  await expect.element(last).toHaveValue('2026-11-26')
  expect(tell).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2026-11-26' })
  await drawn(/november 24/, /november 23/)
  await expect.element(first).toHaveValue('2026-11-23')
  expect(tell).toHaveBeenLastCalledWith({ from: '2026-11-23', to: '2026-11-26' })
})

it('turns by its buttons, and not beyond the days that may be chosen', async () => {
  const value = { from: '', to: '' }
  show(
    <DateRangePicker
      {...{ fromLabel: 'Első nap', toLabel: 'Utolsó nap', calendarLabel: 'Napok', value, onChange: () => undefined }}
      {...{ today: '2026-11-20', min: '2026-11-20', max: '2026-12-10' }}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Előző hónap' })).toBeDisabled()
  await expect.element(page.getByRole('gridcell', { name: /november 19/ })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(page.getByRole('button', { name: 'Következő hónap' }))
  await expect.element(page.getByText('2026. december')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Következő hónap' })).toBeDisabled()
  await expect.element(page.getByRole('gridcell', { name: /december 11/ })).toHaveAttribute('aria-disabled', 'true')
})

it('takes the ends of a range in either order, and shows it under the pointer before it ends', async () => {
  const tell = vi.fn()
  show(<Wish tell={tell} />)
  await userEvent.click(day(/november 26/))
  await userEvent.hover(day(/november 24/))
  await expect.element(day(/november 25/)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.hover(day(/november 28/))
  await expect.element(day(/november 28/)).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(day(/november 24/))
  expect(tell).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2026-11-26' })
  await userEvent.click(day(/november 30/))
  await expect.element(first).toHaveValue('2026-11-30')
})

it('says which day is today, and what is special about a day', async () => {
  show(
    <DateRangePicker
      {...{ fromLabel: 'Első nap', toLabel: 'Utolsó nap', calendarLabel: 'Napok', onChange: () => undefined }}
      value={{ from: '2026-11-26', to: '2026-11-27' }}
      today="2026-11-20"
      lookOf={day => (day === '2026-11-25' ? { note: '2 munkatárs távol', others: 2, leave: 'home' } : undefined)}
    />,
  )
  await expect.element(day(/november 20\., péntek, ma$/)).toHaveAttribute('aria-current', 'date')
  const special = day(/november 25\., szerda, 2 munkatárs távol$/)
  await expect.element(special).toHaveAttribute('title', '2 munkatárs távol')
  await expect.element(special).toHaveTextContent('25••')
  await expect.element(page.getByRole('grid', { name: 'Napok, 2026. november' })).toBeVisible()
})

it('draws no day anew but those that change', async () => {
  const looks = vi.fn<(day: string) => undefined>()
  function Counted() {
    const [value, setValue] = useState({ from: '2026-11-02', to: '2026-11-02' })
    return (
      <DateRangePicker
        {...{ fromLabel: 'Első nap', toLabel: 'Utolsó nap', calendarLabel: 'Napok', today: '2026-11-20' }}
        value={value}
        onChange={setValue}
        lookOf={looks}
      />
    )
  }
  show(<Counted />)
  await expect.element(day(/november 26/)).toBeVisible()
  const changed = new Set<string>()
  const watch = new MutationObserver(found =>
    found.forEach(({ target }) => changed.add((target as HTMLElement).dataset['day'] ?? '')),
  )
  looks.mockClear()
  for (const cell of document.querySelectorAll('td')) watch.observe(cell, { attributes: true, subtree: true })
  await userEvent.click(day(/november 26/))
  await expect.element(first).toHaveValue('2026-11-26')
  watch.disconnect()
  expect([...changed].filter(Boolean).toSorted()).toEqual(['2026-11-02', '2026-11-26'])
  // What the day in focus has to say is said below the calendar.
  expect(new Set(looks.mock.calls.flat())).toEqual(new Set(['2026-11-26']))
})

it('reports the days in view, which follow the keys', async () => {
  const onView = vi.fn()
  show(
    <DateRangePicker
      {...{ fromLabel: 'Első nap', toLabel: 'Utolsó nap', calendarLabel: 'Napok', today: '2026-11-20', onView }}
      value={{ from: '2026-11-26', to: '2026-11-26' }}
      onChange={() => undefined}
    />,
  )
  await expect.poll(() => onView.mock.calls.at(-1)).toEqual(['2026-11-01', '2026-11-30'])
  day(/november 26/)
    .element()
    .focus()
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
  await expect.element(day(/2027. november 26/)).toHaveFocus()
  await expect.poll(() => onView.mock.calls.at(-1)).toEqual(['2027-11-01', '2027-11-30'])
})

it('keeps the chosen days in view where the window becomes too narrow for two months', async () => {
  await page.viewport(1280, 900)
  show(<Wish />)
  await expect.element(page.getByText('2026. december')).toBeVisible()
  await userEvent.click(day(/december 17/))
  await page.viewport(390, 800)
  await expect.element(page.getByText('2026. november')).not.toBeInTheDocument()
  await expect.element(day(/december 17/)).toBeVisible()
  await page.viewport(1024, 800)
})

it('V04 says how a date is written when it is none', async () => {
  show(<Wish />)
  await userEvent.fill(first, '2026-02-30')
  await expect.element(first).toHaveAccessibleDescription('Ilyen nap nincs.')
  await expect.element(first).toHaveAttribute('aria-invalid', 'true')
})

it('daily 14 takes what people type and paste, and says when the field is left what is no date', async () => {
  show(<Wish />)
  await userEvent.fill(first, '2026.12.17.')
  await expect.element(first).toHaveValue('2026-12-17')
  await userEvent.fill(first, '20261218')
  await expect.element(first).toHaveValue('2026-12-18')
  await userEvent.fill(last, '2026-2-3')
  await expect.element(last).not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.tab()
  await expect.element(last).toHaveAccessibleDescription(/^Így add meg: /)
})

it('begins the week on Monday', async () => {
  show(<Wish start={{ from: '2026-11-26', to: '2026-11-26' }} />)
  await expect.element(page.getByText('Sze')).toBeVisible()
  const days = [...document.querySelectorAll('thead th')].map(cell => cell.textContent)
  expect(days.slice(0, 7)).toEqual(['H', 'K', 'Sze', 'Cs', 'P', 'Szo', 'V'])
})

it('has two months where there is room, and can be read in both themes', async () => {
  await page.viewport(1280, 900)
  show(<Wish start={{ from: '2026-11-26', to: '2026-12-01' }} />)
  await expect.element(page.getByText('2026. december')).toBeVisible()
  expect(document.querySelectorAll('table')).toHaveLength(2)
  expect(await axeOfElement()).toEqual([])
  await page.viewport(1024, 800)
})
