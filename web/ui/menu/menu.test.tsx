import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { IconButton } from '../button/icon-button.tsx'
import { Popover } from '../popover/popover.tsx'
import { show } from '../show.test-support.tsx'
import { Menu } from './menu.tsx'

it('puts what destroys last, and acts on Enter', async () => {
  const remove = vi.fn()
  show(
    <Menu
      label="Műveletek"
      trigger={<IconButton icon="dots" name="Műveletek" />}
      items={[
        { id: 'delete', label: 'Törlés', icon: 'trash', isDanger: true, onAction: remove },
        { id: 'edit', label: 'Szerkesztés', icon: 'pencil' },
        { id: 'profile', label: 'Profil', href: '/user' },
      ]}
    />,
  )
  await userEvent.click(page.getByRole('button', { name: 'Műveletek' }))
  await expect.element(page.getByRole('menuitem', { name: 'Törlés' })).toBeVisible()
  const names = page
    .getByRole('menuitem')
    .elements()
    .map(item => item.textContent)
  expect(names).toEqual(['Szerkesztés', 'Profil', 'Törlés'])
  expect(await axeOfElement()).toEqual([])
  await userEvent.keyboard('{End}{Enter}')
  expect(remove).toHaveBeenCalledOnce()
})

it('opens a popover with a name', async () => {
  show(
    <Popover label="Értesítések" trigger={<IconButton icon="bell" name="Értesítések" />}>
      Nincs új értesítés.
    </Popover>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Értesítések' }))
  await expect.element(page.getByRole('dialog', { name: 'Értesítések' })).toHaveTextContent('Nincs új értesítés.')
  expect(await axeOfElement()).toEqual([])
})

it('opens at its first entry by the arrow down, and at its last by the arrow up', async () => {
  show(
    <Menu
      label="Műveletek"
      trigger={<IconButton icon="dots" name="Műveletek" tooltip={false} />}
      items={[
        { id: 'edit', label: 'Szerkesztés' },
        { id: 'profile', label: 'Profil' },
      ]}
    />,
  )
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Szerkesztés' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Műveletek' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('menuitem', { name: 'Profil' })).toHaveFocus()
})
