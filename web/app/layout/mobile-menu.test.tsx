import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Link } from 'react-router'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { MobileMenu } from './mobile-menu.tsx'

const openMenu = () => page.getByRole('button', { name: /Menü|openMenu/ })
const panel = () => document.querySelector('dialog')!

it('R30 keeps the focus inside while it is open, closes by Escape, and gives the focus back', async () => {
  await page.viewport(390, 800)
  show(
    <>
      <MobileMenu>
        <Link to="/first">Első</Link>
        <Link to="/last">Utolsó</Link>
      </MobileMenu>
      <button type="button">Kívül</button>
    </>,
  )
  await openMenu().click()
  await expect.poll(() => panel().open).toBe(true)
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.keyboard('{Tab}')
    const outside = document.activeElement !== document.body && !panel().contains(document.activeElement)
    expect(outside).toBe(false)
  }
  expect(await axeOfElement()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => panel().open).toBe(false)
  expect(document.activeElement).toBe(openMenu().element())
})

it('R30 is 312 px wide, slides for 500 ms, and closes by a link and by a press beside it', async () => {
  await page.viewport(390, 800)
  show(
    <MobileMenu>
      <Link to="/first">Első</Link>
    </MobileMenu>,
  )
  await openMenu().click()
  await expect.poll(() => panel().open).toBe(true)
  expect(panel().getBoundingClientRect().width).toBe(312)
  // Nothing moves in tests, so that the rule and its token are read.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(rule => rule.cssText)).join(' ')
  expect(rules).toMatch(new RegExp(`\\.${panel().className} {[^}]*transition: translate var\\(--menu\\)`))
  expect(rules).toMatch(/--menu: 500ms/)
  await page.getByRole('link', { name: 'Első' }).click()
  await expect.poll(() => panel().open).toBe(false)
  await openMenu().click()
  await expect.poll(() => panel().open).toBe(true)
  await userEvent.click(document.body, { position: { x: 10, y: 400 }, force: true })
  await expect.poll(() => panel().open).toBe(false)
  await page.viewport(1024, 800)
})
