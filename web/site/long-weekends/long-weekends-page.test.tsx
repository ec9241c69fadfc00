import i18next from 'i18next'
import { Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import weekends from '#shared/words/hu/weekends.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { LongWeekendsPage } from './long-weekends-page.tsx'

i18next.addResourceBundle('hu', 'weekends', weekends)

const start = location.href
afterEach(() => history.replaceState(null, '', start))

const pages = [
  { year: 2026, to: '/hosszu-hetvegek/2026' },
  { year: 2027, to: '/hosszu-hetvegek/2027' },
]
const open = (year: number) =>
  show(
    <Routes>
      <Route path="*" element={<LongWeekendsPage year={year} pages={pages} />} />
    </Routes>,
  )
const day = (name: string) => page.getByRole('button', { name, exact: true })
const figure = () => document.querySelector('[aria-live] b')?.textContent

it('suggests the days that bring the most for as many as one will spend, and keeps them in the address', async () => {
  open(2026)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hosszú hétvégék 2026')
  await page.getByRole('radio', { name: '3', exact: true }).click({ force: true })
  await expect.poll(figure).toBe('9')
  expect(location.search).toBe('?days=3')
  expect(document.querySelectorAll('[data-taken]')).toHaveLength(3)
  expect(await axeOfElement()).toEqual([])
})

it('swaps a day by a press, by keyboard too, and no day that is free anyway', async () => {
  history.replaceState(null, '', '?days=3&d=0817.0818.0819')
  open(2026)
  await expect.poll(figure).toBe('9')
  await day('augusztus 18.: szabadság').click()
  await expect.poll(figure).toBe('8')
  expect(location.search).toBe('?days=3&d=0817.0819')
  await day('augusztus 18.: munkanap').click()
  await expect.poll(figure).toBe('9')
  await day('augusztus 20.: Az államalapítás ünnepe').click({ force: true })
  expect(figure()).toBe('9')
  document.querySelector<HTMLElement>('[data-day="2026-01-01"]')?.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect((document.activeElement as HTMLElement).dataset.day).toBe('2026-02-02')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.search).toBe('?days=3&d=0202.0817.0818.0819')
})

it('ignores days in the address that are none, and those that are free anyway', async () => {
  history.replaceState(null, '', '?days=5&d=0817.0230.9999.0820.x')
  open(2026)
  await expect.poll(() => document.querySelectorAll('[data-taken]').length).toBe(1)
})

it('says of a year without a decree that its moved days are not known', async () => {
  open(2027)
  await expect.element(page.getByText(weekends.noDecree.replace('{{year}}', '2027'))).toBeVisible()
  expect(document.querySelectorAll('[data-look="worked"]')).toHaveLength(1)
  expect(await axeOfElement()).toEqual([])
})

it('lists what each working Saturday stands in for', async () => {
  open(2026)
  await expect.element(page.getByText(/10\/2025\. \(IV\. 30\.\) NGM/)).toBeVisible()
  expect(page.getByText(/^Helyette szabad: /).elements()).toHaveLength(3)
})
