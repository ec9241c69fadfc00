import i18next from 'i18next'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import entitlement from '#shared/words/hu/entitlement.json'
import home from '#shared/words/hu/home.json'
import problems from '#shared/words/hu/problems.json'
import site from '#shared/words/hu/site.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { HomeSections } from './home-sections.tsx'
import { stops } from './prices/seat-scale.ts'

for (const [name, words] of Object.entries({ entitlement, home, problems, site }))
  i18next.addResourceBundle('hu', name, words)

const shown = () => show(<HomeSections signUp={null} />)
const plain = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''

it('P06 R26 counts what the product costs, by month and year, net and with tax, and nothing up to nine people', async () => {
  shown()
  const card = () => plain(document.querySelector('#pricing'))
  await expect.poll(card).toContain('12 250 Ft + áfa havonta')
  expect(card()).toContain('25 fő × 490 Ft · bruttó 15 558 Ft (27% áfával)')
  expect(card()).toContain('122 500 Ft + áfa')
  await userEvent.click(page.getByRole('radio', { name: home.termYear }))
  await expect.poll(card).toContain('122 500 Ft + áfa évente')
  await userEvent.click(page.getByRole('radio', { name: home.planPremium }))
  await userEvent.fill(page.getByRole('spinbutton', { name: home.pricesExact }), '60')
  await expect.poll(card).toContain('474 000 Ft + áfa évente')
  expect(card()).toContain('bruttó 601 980 Ft')
  await userEvent.fill(page.getByRole('spinbutton', { name: home.pricesExact }), '9')
  await expect.poll(card).toContain(home.pricesFree)
  expect(card()).toContain(home.pricesBegin)
})

it('P06 a head count can be deleted to type another, and the last one counts until then', async () => {
  shown()
  const exact = page.getByRole('spinbutton', { name: home.pricesExact })
  await userEvent.click(exact)
  await userEvent.keyboard('{End}{Backspace}{Backspace}')
  await expect.element(exact).toHaveValue(null)
  await userEvent.keyboard('50')
  await expect.element(exact).toHaveValue(50)
  await expect.poll(() => plain(document.querySelector('#pricing'))).toContain('24 500 Ft + áfa havonta')
  await userEvent.keyboard('{Backspace}{Backspace}{Tab}')
  await expect.element(exact).toHaveValue(5)
  await userEvent.fill(exact, '99999')
  await expect.element(exact).toHaveValue(5000)
})

it('P06 the slider goes through its marks by the keyboard, each said in words', async () => {
  shown()
  const slider = () => document.querySelector<HTMLInputElement>('#pricing input[type=range]')!
  await expect.poll(() => slider().getAttribute('aria-valuetext')).toBe('25 fő')
  expect([...slider().nextElementSibling!.children].map(mark => mark.textContent)).toEqual(stops.map(String))
  slider().focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(() => slider().getAttribute('aria-valuetext')).toBe('1 fő')
  await userEvent.keyboard('{End}')
  await expect.poll(() => slider().getAttribute('aria-valuetext')).toBe('500 fő')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => slider().getAttribute('aria-valuetext')).toBe('469 fő')
})

it('R26 says of the year that it draws what every box means, and how many there are', async () => {
  shown()
  await expect
    .poll(() => [...document.querySelectorAll('#features li')].map(plain).map(text => text.trim()))
    .toEqual([
      'Szabadság 22',
      'Függőben 3',
      'Home office 6',
      'Betegszabadság 2',
      'Munkaszüneti nap 11',
      'Áthelyezett pihenőnap 3',
      'Ledolgozandó szombat 3',
      'Hétvége',
    ])
})

it('R26 counts one’s own leave as one types, line by line, and says what is wrong', async () => {
  shown()
  const result = () => plain(document.querySelector('[aria-live="polite"][aria-atomic]'))
  await expect.poll(result).toContain(home.proofEmpty)
  await userEvent.fill(page.getByRole('textbox', { name: home.proofBirth }), '1990')
  await expect.poll(result).toMatch(/^25 nap/)
  await userEvent.click(page.getByRole('radio', { name: '2' }))
  await expect.poll(result).toMatch(/^29 nap/)
  await userEvent.fill(page.getByRole('textbox', { name: home.proofStart }), '2026-13-40')
  await expect.poll(result).toContain(home.proofWrong)
})

it('R26 shows each person’s part by tabs that the arrows go through', async () => {
  shown()
  await userEvent.click(page.getByRole('tab', { name: home.tabManager }))
  await expect.element(page.getByText(home.manager1)).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: home.tabPayroll })).toHaveFocus()
  await expect.element(page.getByText(home.payroll1)).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText(home.employee1)).toBeVisible()
  await expect.element(page.getByText(home.payroll1)).not.toBeVisible()
})

it('R26 draws before each point of a person’s part what it is about', async () => {
  shown()
  await expect.element(page.getByText(home.employee1)).toBeVisible()
  const icons = (role: string) =>
    [...document.querySelectorAll(`#panel-${role} use`)].map(use => use.getAttribute('href')?.split('#')[1])
  expect(icons('employee')).toEqual(['calendar', 'plus', 'mail', 'lock'])
  expect(icons('manager')).toEqual(['users', 'undo', 'user-plus', 'mail'])
  expect(icons('payroll')).toEqual(['calendar', 'list', 'info', 'download'])
})

it('R26 has no second primary action beside that of the header', async () => {
  shown()
  await expect.poll(() => document.getElementById('contact-us')).not.toBeNull()
  document.getElementById('contact-us')?.scrollIntoView()
  await expect.element(page.getByRole('button', { name: home.contactSend })).toBeVisible()
  await expect.element(page.getByRole('link', { name: home.pricesTry })).toBeVisible()
  expect(document.querySelectorAll('[data-variant=primary]')).toHaveLength(0)
})

it.each(['light', 'dark'])(
  'R26 R32 tells working days, weekends and moved rest days of the year apart, %s',
  async theme => {
    document.documentElement.dataset.theme = theme
    onTestFinished(() => void delete document.documentElement.dataset.theme)
    shown()
    await expect.poll(() => document.querySelectorAll('#features figure i')).toHaveLength(365)
    const look = (which: string) => getComputedStyle(document.querySelector(`#features ${which}`)!)
    const worked = look('figure i:not([data-state])').backgroundColor
    const panel = look('div:has(> figure)').backgroundColor
    expect(new Set([worked, panel, look('[data-state=off]').backgroundColor]).size).toBe(3)
    for (const place of ['[data-state=movedRest]', '[data-state=off]', '[data-what=movedRest]'])
      expect(look(place).backgroundImage).toContain('gradient')
    expect(look('[data-state=holiday]').backgroundImage).toBe('none')
  },
)

it('R26 has its anchors, answers its questions, and is clean for axe', async () => {
  shown()
  await expect.element(page.getByText(home.inspectionAnswer)).toBeVisible()
  for (const id of ['features', 'pricing', 'contact-us']) expect(document.getElementById(id)).not.toBeNull()
  await userEvent.click(page.getByText(home.tenQuestion))
  await expect.element(page.getByText(home.tenAnswer)).toBeVisible()
  expect(await axeOfElement()).toEqual([])
})
