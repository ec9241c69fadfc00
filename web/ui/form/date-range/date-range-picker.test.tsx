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
