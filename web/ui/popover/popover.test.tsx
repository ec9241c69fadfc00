import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { show } from '../show.test-support.tsx'
import { Popover } from './popover.tsx'

const bell = page.getByRole('button', { name: 'Értesítések' })
const dialog = page.getByRole('dialog', { name: 'Értesítések' })

it('opens with a name, takes the focus, and gives it back with Escape', async () => {
  show(
    <Popover label="Értesítések" trigger={<IconButton icon="bell" name="Értesítések" tooltip={false} />}>
      Nincs új értesítés.
    </Popover>,
  )
  await userEvent.click(bell)
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog).toHaveFocus()
  expect(await axeOfElement(dialog.element())).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(bell).toHaveFocus()
})

it('can be closed by what is in it', async () => {
  show(
    <Popover label="Értesítések" trigger={<IconButton icon="bell" name="Értesítések" tooltip={false} />}>
      {close => <Button onPress={close}>Rendben</Button>}
    </Popover>,
  )
  await userEvent.click(bell)
  await userEvent.click(page.getByRole('button', { name: 'Rendben' }))
  await expect.element(dialog).not.toBeInTheDocument()
})
