import i18next from 'i18next'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import help from '#shared/words/hu/help.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { HelpPage } from './help-page.tsx'

i18next.addResourceBundle('hu', 'help', help)

const search = () => page.getByRole('searchbox')

it('R08 searches as one types, says how many were found, and marks what matches', async () => {
  show(<HelpPage />)
  await search().fill('áthozott nap')
  await expect.element(page.getByRole('status')).toHaveTextContent('4 találat')
  expect(document.querySelectorAll('h3 mark').length).toBeGreaterThan(1)
  expect(document.querySelector('mark')?.textContent).toMatch(/^áthozott/i)
  await expect
    .element(page.getByRole('link', { name: 'Írok nektek' }))
    .toHaveAttribute('href', 'mailto:segitseg@szabi.test')
  expect(await axeOfElement()).toEqual([])
})

it('R08 says so where nothing was found, and shows everything again when the field is cleared', async () => {
  show(<HelpPage />)
  await search().fill('zsiráf')
  await expect.element(page.getByRole('status')).toHaveTextContent(help.nothing)
  expect(document.querySelectorAll('details')).toHaveLength(0)
  await page.getByRole('button', { name: help.clear }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  expect(document.activeElement).toBe(search().element())
  expect(document.querySelectorAll('details').length).toBeGreaterThan(40)
})

it('R08 shows the articles by topic, each of which opens', async () => {
  show(<HelpPage />)
  await page.getByText(help.halfTitle, { exact: true }).click()
  await expect.element(page.getByText(/A Munka törvénykönyve a szabadságot munkanapban adja ki/)).toBeVisible()
  await page.getByRole('link', { name: help.payroll }).click()
  expect(document.activeElement?.id).toBe('payroll')
  expect(await axeOfElement()).toEqual([])
})
