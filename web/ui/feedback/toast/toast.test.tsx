import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { Button } from '../../button/button.tsx'
import { Dialog, DialogFooter } from '../dialog/dialog.tsx'
import { show } from '../../show.test-support.tsx'
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

it.each([390, 1024])('covers no button of a dialog at %i px', async width => {
  const usual = [innerWidth, innerHeight] as const
  await page.viewport(width, 700)
  show(
    <Dialog isOpen onOpenChange={() => undefined} title="Új kérelem" size="lg">
      <p style={{ blockSize: 900 }}>Űrlap</p>
      <DialogFooter>
        <Button>Beküldés</Button>
      </DialogFooter>
    </Dialog>,
  )
  for (const word of ['egy', 'kettő', 'három']) toast.error(word)
  await expect.element(page.getByText('három')).toBeVisible()
  const boxOf = (element: Element | null) => element!.getBoundingClientRect()
  const button = boxOf(page.getByRole('button', { name: 'Beküldés' }).element())
  const toasts = boxOf(page.getByText('három').element().closest('[role=region]'))
  expect(toasts.bottom).toBeLessThanOrEqual(button.top)
  await page.viewport(...usual)
})

it('covers nothing of a page on a phone but its header, of two lines too', async () => {
  const usual = [innerWidth, innerHeight] as const
  await page.viewport(390, 844)
  show(
    <>
      <header style={{ position: 'sticky', insetBlockStart: 0, blockSize: 60 }}>szabi</header>
      <h1 style={{ marginBlockStart: 20 }}>Csomag</h1>
    </>,
  )
  toast.success('Megrendelve. A díjbekérőt elküldtük ide: konyveles@kekto-muhely.example')
  const told = page.getByText(/Megrendelve/)
  await expect.element(told).toBeVisible()
  const region = told.element().closest('[role=region]')!.getBoundingClientRect()
  expect(region.bottom).toBeLessThanOrEqual(80)
  await page.viewport(...usual)
})
