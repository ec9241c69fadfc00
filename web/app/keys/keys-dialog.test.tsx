import i18next from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import enCommand from '#shared/words/en/command.json'
import huCommand from '#shared/words/hu/command.json'
import huSite from '#shared/words/hu/site.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { singleKeys } from './single-keys.ts'

i18next.addResourceBundle('hu', 'command', huCommand)
i18next.addResourceBundle('en', 'command', enCommand)
i18next.addResourceBundle('hu', 'site', huSite)

const onOpenChange = vi.fn<(isOpen: boolean) => void>()
const pages = [
  { label: 'Új kérelem', icon: 'plus', keys: ['N'], to: () => {} },
  { label: 'Irányítópult', icon: 'house', keys: ['G', 'D'], to: '/dashboard' },
] as const
const letters = page.getByRole('checkbox', { name: 'Egybetűs billentyűk' })

beforeEach(() => {
  singleKeys.turn(true)
  onOpenChange.mockClear()
  show(<KeysDialog pages={pages} decides isOpen onOpenChange={onOpenChange} />)
})

it('lists each key with what it does', async () => {
  await expect.element(page.getByRole('dialog', { name: 'Billentyűk' })).toBeVisible()
  const lines = page.getByRole('term').elements()
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Keresés és kérés',
    'Ugrás a mai napra',
    'Előző, következő várakozó kérelem',
    'Várakozó kérelem kijelölése',
    'Várakozó kérelem jóváhagyása',
    'Várakozó kérelem elutasítása',
    'Új kérelem',
    'Irányítópult',
  ])
  const keys = page.getByRole('definition').elements()
  expect(keys.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Ctrl K', '/'],
    ['T'],
    ['↑', '↓'],
    ['X'],
    ['J'],
    ['E'],
    ['N'],
    ['G', 'D'],
  ])
  expect(await axeOfElement()).toEqual([])
})

it('switches the letters off, and on again', async () => {
  await expect.element(letters).toBeChecked()
  await userEvent.click(page.getByText('Egybetűs billentyűk'))
  expect(singleKeys.areOff()).toBe(true)
  await userEvent.click(page.getByText('Egybetűs billentyűk'))
  expect(singleKeys.areOff()).toBe(false)
})

it('closes with Escape', async () => {
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
})
