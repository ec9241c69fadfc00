import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

const above = [
  { to: '/admin', label: 'Adminisztráció' },
  { to: '/admin/people', label: 'Munkatársak' },
]

it('leads to the pages above, and names this one', async () => {
  show(<Breadcrumb above={above} here="Nagy Anna" />)
  await expect.element(page.getByRole('link', { name: 'Munkatársak' })).toHaveAttribute('href', '/admin/people')
  await expect.element(page.getByText('Nagy Anna')).toHaveAttribute('aria-current', 'page')
  expect(await axeOfElement()).toEqual([])
})

it('leaves the way back on a phone', async () => {
  await page.viewport(390, 800)
  show(<Breadcrumb above={above} here="Nagy Anna" />)
  await expect.element(page.getByRole('link', { name: 'Munkatársak' })).toBeVisible()
  await expect.element(page.getByText('Adminisztráció')).not.toBeVisible()
  expect(await axeOfElement()).toEqual([])
  await page.viewport(1024, 800)
})
