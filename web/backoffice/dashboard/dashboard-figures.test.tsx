import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showDashboard } from '#shared/backoffice/contract/dashboard/show-dashboard.ts'
import { figuresByDay } from '#shared/backoffice/dashboard/figures.ts'
import enDashboardadmin from '#shared/words/en/dashboardadmin.json'
import dashboardadmin from '#shared/words/hu/dashboardadmin.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerLater, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { DashboardPage } from './dashboard-page.tsx'

i18next.addResourceBundle('hu', 'dashboardadmin', dashboardadmin)
i18next.addResourceBundle('en', 'dashboardadmin', enDashboardadmin)

const counted = { companies: 0, members: 0, month: '2026-11', shard: '1', requests: 5, mail_failures: 0 }
const days = figuresByDay(
  [
    { ...counted, day: '2026-11-17', companies: 3, members: 1200 },
    // Something was asked for today, and the morning's count is still to come.
    { ...counted, day: '2026-11-20' },
  ],
  '2026-10-22',
  '2026-11-20',
)
const trial = {
  id: 'c',
  name: 'Kéktó Műhely Kft.',
  country: 'HU',
  created_at: 0,
  seats: 24,
  standing: 'trial' as const,
  asks_for_grant: false,
  last_day: '2026-12-05',
  erase_on: null,
}
const reply = { data: { days, trials: [trial], more: 0 } }
const figure = (name: string) =>
  page.getByText(name, { exact: true }).first().element().nextElementSibling?.textContent?.replaceAll(/\s/g, '')

beforeEach(() => operatorIn())
afterEach(async () => {
  await page.viewport(1024, 800)
  await i18next.changeLanguage('hu')
})

describe('O01 the figures of the overview', () => {
  it('are those of the last morning that was counted, also where today’s is still to come', async () => {
    answer(showDashboard, () => reply)
    showFresh(<DashboardPage />)
    await expect.element(page.getByText('Kéktó Műhely Kft.')).toBeVisible()
    expect(figure('Cégek')).toBe('3')
    expect(figure('Kérelmek 30 nap alatt')).toBe('10')
    expect(figure('Hibás címek 30 nap alatt')).toBe('0')
  })

  it('can be read as tables too: thirty days of requests, and the mornings that were counted', async () => {
    answer(showDashboard, () => reply)
    showFresh(<DashboardPage />)
    await expect.element(page.getByText('Kéktó Műhely Kft.')).toBeVisible()
    const tables = page.getByRole('button', { name: 'Táblázat', exact: false })
    expect(tables.elements()).toHaveLength(2)
    await userEvent.click(tables.first())
    const rows = page.getByRole('table').first().getByRole('row')
    await expect.poll(() => rows.elements().length).toBe(31)
    expect(rows.elements().at(-1)!.textContent).toMatch(/5$/)
  })

  it('keep their places while they are loaded, without a zero that nobody counted', async () => {
    const later = answerLater(showDashboard)
    showFresh(<DashboardPage />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Áttekintés' })).toBeVisible()
    await expect.element(page.getByText('Cégek', { exact: true }).first()).toBeVisible()
    expect(figure('Cégek') ?? '').not.toMatch(/\d/)
    const { top } = page.getByText('Cégek', { exact: true }).first().element().getBoundingClientRect()
    later.resolve(reply)
    await expect.poll(() => figure('Cégek')).toBe('3')
    expect(page.getByText('Cégek', { exact: true }).first().element().getBoundingClientRect().top).toBe(top)
  })

  it('are not shown as nothing where they cannot be loaded', async () => {
    refuse(showDashboard, 0, 'Nincs kapcsolat')
    showFresh(<DashboardPage />)
    await expect.element(page.getByText('Ezt most nem sikerült betölteni.')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/egy próbaidőszak sem jár le/)
    expect(figure('Cégek') ?? '').not.toMatch(/\d/)
  })

  it('are English in English, with thousands the English way', async () => {
    await i18next.changeLanguage('en')
    answer(showDashboard, () => reply)
    showFresh(<DashboardPage />)
    await expect.element(page.getByRole('heading', { level: 2, name: 'Trials that end soon' })).toBeVisible()
    expect(figure('Active employees')).toBe('1,200')
    await expect.element(page.getByRole('row', { name: /Kéktó Műhely Kft\..*Dec.*24/ })).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })

  it('stand with the trials on a phone too, where nothing is wider than the page', async () => {
    await page.viewport(390, 800)
    answer(showDashboard, () => reply)
    showFresh(<DashboardPage />)
    await expect.element(page.getByText('Kéktó Műhely Kft.')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
