import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { Button } from '../../button/button.tsx'
import { show } from '../../show.test-support.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogFooter } from './dialog.tsx'

function Opener() {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button onPress={() => open(true)}>Új kérelem</Button>
      <Dialog isOpen={isOpen} onOpenChange={open} title="Új kérelem" size="lg" aside="4 munkanap" hasCloseButton>
        <p>Típus</p>
        <DialogFooter strip="4 munkanap · marad 7">
          <Button variant="primary">Kérelem beküldése</Button>
        </DialogFooter>
      </Dialog>
    </>
  )
}

it('takes the focus, gives it back, and closes with Escape', async () => {
  show(<Opener />)
  await userEvent.click(page.getByRole('button', { name: 'Új kérelem' }))
  await expect.element(page.getByRole('dialog', { name: 'Új kérelem' })).toBeVisible()
  expect(await axeOfElement()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Új kérelem' })).toHaveFocus()
})

it('has the focus as soon as it is there, and the page behind it is out of reach once it is drawn', async () => {
  show(<Opener />)
  await expect.element(page.getByRole('button', { name: 'Új kérelem' })).toBeVisible()
  const opener = page.getByRole('button', { name: 'Új kérelem' }).element()
  let seen: { isFocused: boolean; isInert: boolean } | undefined
  const watch = new MutationObserver(() => {
    const dialog = document.querySelector('[role=dialog]')
    if (!dialog) return
    // Effects of a press run with it, before the next frame.
    queueMicrotask(() => {
      seen ??= { isFocused: dialog.contains(document.activeElement), isInert: opener.closest('[inert]') !== null }
    })
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await userEvent.click(opener)
  await expect.poll(() => opener.closest('[inert]')).not.toBeNull()
  watch.disconnect()
  expect(seen).toEqual({ isFocused: true, isInert: false })
})

it('becomes a sheet on a phone, with the pane as one line above the buttons', async () => {
  await page.viewport(390, 844)
  show(<Opener />)
  await userEvent.click(page.getByRole('button', { name: 'Új kérelem' }))
  await expect.element(page.getByText('4 munkanap · marad 7')).toBeVisible()
  await expect.element(page.getByText('4 munkanap', { exact: true })).not.toBeVisible()
  const { width, bottom } = page.getByRole('dialog').element().getBoundingClientRect()
  expect([width, bottom]).toEqual([390, 844])
  expect(await axeOfElement()).toEqual([])
  await page.viewport(1024, 800)
})

it('asks before something is lost, with the focus on the harmless answer', async () => {
  const confirm = vi.fn()
  show(
    <ConfirmDialog
      isOpen
      onOpenChange={() => undefined}
      title="Törlöd Nagy Anna kérelmét?"
      confirm="Kérelem visszavonása"
      onConfirm={confirm}
      isDanger
    >
      A három nap visszakerül a keretbe.
    </ConfirmDialog>,
  )
  await expect.element(page.getByRole('alertdialog', { name: 'Törlöd Nagy Anna kérelmét?' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mégse' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Kérelem visszavonása' }))
  expect(confirm).toHaveBeenCalledOnce()
  expect(await axeOfElement()).toEqual([])
})

it('keeps the button that closes it in view beside a title that cannot be broken at a space', async () => {
  const usual = [innerWidth, innerHeight] as const
  await page.viewport(390, 844)
  show(
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      title={`${'bogdanyi.kerekes.'.repeat(4)}@szabi.example`}
      hasCloseButton
    >
      <p>Jogosultságok</p>
    </Dialog>,
  )
  const close = page.getByRole('button', { name: 'Bezárás' })
  await expect.element(close).toBeVisible()
  expect(close.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  await page.viewport(...usual)
})

it('leaves room below what is only read', async () => {
  show(
    <Dialog isOpen onOpenChange={() => undefined} title="Üzenet" hasCloseButton>
      <p>Az utolsó sor</p>
    </Dialog>,
  )
  const line = page.getByText('Az utolsó sor')
  await expect.element(line).toBeVisible()
  const dialog = page.getByRole('dialog').element().getBoundingClientRect()
  expect(dialog.bottom - line.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(20)
})
