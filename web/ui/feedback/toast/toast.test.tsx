import { afterEach, describe, expect, it, vi } from 'vitest'
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

const boxOf = (element: Element) => element.getBoundingClientRect()

/** What can be pressed of a dialog and lies under a toast. */
function covered(dialog: Element) {
  const shown = [...document.querySelectorAll('[role=alertdialog]')].filter(one => one.checkVisibility()).map(boxOf)
  expect(shown.length).toBeGreaterThan(0)
  const under = (button: DOMRect) =>
    shown.some(
      toast =>
        toast.left < button.right &&
        button.left < toast.right &&
        toast.top < button.bottom &&
        button.top < toast.bottom,
    )
  return [...dialog.querySelectorAll('button')]
    .filter(one => under(boxOf(one)))
    .map(one => one.ariaLabel ?? one.textContent)
}

describe.each([360, 390, 800, 1024, 1280])('at %i px', width => {
  const usual = [innerWidth, innerHeight] as const
  afterEach(() => page.viewport(...usual))

  it.each(['sm', 'md', 'lg', 'xl'] as const)('covers no button of a dialog of size %s', async size => {
    await page.viewport(width, width < 768 ? 844 : 700)
    show(
      <Dialog
        isOpen
        onOpenChange={() => undefined}
        title="Új kérelem"
        size={size}
        aside={size === 'xl' && 'Összegzés'}
        hasCloseButton
      >
        <Button wide>Kinek kéred?</Button>
        <p style={{ blockSize: 900 }}>Űrlap</p>
        <DialogFooter>
          <Button wide>Beküldés</Button>
        </DialogFooter>
      </Dialog>,
    )
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    for (const text of ['egy', 'kettő']) toast.error(text)
    toast.undoable('Jóváhagytad Szabó-Kovács Gergő kérelmét: nov. 26–30.', { label: 'Visszavonás', onAction: () => {} })
    await expect.element(page.getByText(/Jóváhagytad/)).toBeVisible()
    await expect.poll(() => dialog.element().getAnimations({ subtree: true }).length).toBe(0)
    expect(covered(dialog.element())).toEqual([])
  })
})

it('shows one after the other while a dialog is open', async () => {
  show(
    <Dialog isOpen onOpenChange={() => undefined} title="Új kérelem">
      Űrlap
    </Dialog>,
  )
  for (const text of ['egy', 'kettő']) toast.error(text)
  await expect.element(page.getByText('kettő')).toBeVisible()
  await expect.element(page.getByText('egy')).not.toBeVisible()
  toasts.close(toasts.visibleToasts[0]!.key)
  await expect.element(page.getByText('egy')).toBeVisible()
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
