import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../show.test-support.tsx'
import { toast, toasts } from './toast.ts'

afterEach(() => {
  toasts.clear()
  vi.useRealTimers()
})

it('is heard, read in both themes, and closed by hand', async () => {
  show(null)
  toast.success('Kérelem beküldve')
  toast.error('Nem sikerült elmenteni.')
  await expect.element(page.getByText('Kérelem beküldve')).toBeVisible()
  expect(await axeOfElement()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Bezárás' }).first())
  await expect.poll(() => toasts.visibleToasts.length).toBe(1)
})

it('shows three at most', async () => {
  show(null)
  for (const word of ['egy', 'kettő', 'három', 'négy']) toast.error(word)
  await expect.poll(() => document.querySelectorAll('[role=alertdialog]').length).toBe(3)
})

it('goes after 4 seconds, a summary after 6, an error never', async () => {
  vi.useFakeTimers()
  toast.success('rövid')
  toast.summary('összegzés')
  toast.error('hiba')
  const texts = () => toasts.visibleToasts.map(({ content }) => content.text).toSorted()
  toasts.resumeAll()
  vi.advanceTimersByTime(4001)
  expect(texts()).toEqual(['hiba', 'összegzés'])
  vi.advanceTimersByTime(2000)
  expect(texts()).toEqual(['hiba'])
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['hiba'])
})
