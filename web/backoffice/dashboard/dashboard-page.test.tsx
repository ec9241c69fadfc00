import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showDashboard } from '#shared/backoffice/contract/dashboard/show-dashboard.ts'
import { figuresByDay } from '#shared/backoffice/dashboard/figures.ts'
import { ApiError } from '#shared/contract/client.ts'
import enDashboardadmin from '#shared/words/en/dashboardadmin.json'
import dashboardadmin from '#shared/words/hu/dashboardadmin.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { DashboardPage } from './dashboard-page.tsx'

i18next.addResourceBundle('hu', 'dashboardadmin', dashboardadmin)
i18next.addResourceBundle('en', 'dashboardadmin', enDashboardadmin)

const days = figuresByDay(
  [
    { month: '2026-11', day: '2026-11-18', shard: '1', companies: 3, members: 40, requests: 5, mail_failures: 0 },
    { month: '2026-11', day: '2026-11-19', shard: '2', companies: 4, members: 1234, requests: 7, mail_failures: 2 },
  ],
  '2026-10-22',
  '2026-11-20',
)
const kekto = {
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
const dashboardIs = (over: object = {}) =>
  answer(showDashboard, () => ({ data: { days, trials: [kekto], more: 0, ...over } }))
const figure = (name: string) => page.getByText(name, { exact: true }).first().element().nextElementSibling?.textContent

beforeEach(() => operatorIn())

describe('O01 the overview', () => {
  it('has the figures of the last morning, the sums of the days, charts, and whose trial ends next', async () => {
    dashboardIs()
    showFresh(<DashboardPage />)
    const link = page.getByRole('link', { name: 'Kéktó Műhely Kft.' })
    await expect.element(link).toHaveAttribute('href', '/admin/companies/c')
    expect(figure('Cégek')).toContain('4')
    expect(figure('Aktív munkatársak')?.replaceAll(/\s/g, '')).toBe('1234')
    expect(figure('Kérelmek 30 nap alatt')).toContain('12')
    expect(figure('Hibás címek 30 nap alatt')).toContain('2')
    await expect.element(page.getByRole('row', { name: /2026. dec. 5.*24/ })).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })

  it('says what is missing before the first morning, and where no trial ends', async () => {
    const none = figuresByDay([], '2026-10-22', '2026-11-20')
    dashboardIs({ days: none, trials: [] })
    showFresh(<DashboardPage />)
    await expect.element(page.getByText(/egy próbaidőszak sem jár le/)).toBeVisible()
    await expect.element(page.getByText(/Az első reggel után/)).toBeVisible()
    expect(figure('Cégek')).toContain('–')
    await expect.element(page.getByText(/az első reggelig itt vonal áll/)).toBeVisible()
    dashboardIs()
    showFresh(<DashboardPage />)
    await expect.poll(() => figure('Cégek')).toContain('4')
    await expect.element(page.getByText(/az első reggelig itt vonal áll/)).not.toBeInTheDocument()
  })

  it('says how many more trials end, and leads to all of them whoever may see companies', async () => {
    dashboardIs({ more: 12 })
    showFresh(<DashboardPage />)
    await expect.element(page.getByText(/Még 12 cég próbaidőszaka jár le/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Az összes megtekintése' }))
      .toHaveAttribute('href', '/admin/companies?state=trial')
  })

  it('says so without a way there to whoever may not see companies', async () => {
    operatorIn(['dashboard.read'])
    dashboardIs({ more: 12 })
    showFresh(<DashboardPage />)
    await expect.element(page.getByText(/Még 12 cég/)).toBeVisible()
    expect(page.getByRole('link', { name: 'Az összes megtekintése' }).elements()).toEqual([])
  })

  it('leads to no company for whoever may not see them', async () => {
    operatorIn(['dashboard.read'])
    dashboardIs()
    showFresh(<DashboardPage />)
    await expect.element(page.getByText('Kéktó Műhely Kft.')).toBeVisible()
    expect(page.getByRole('link').elements()).toEqual([])
  })

  it('can be tried again where it did not load', async () => {
    answer(showDashboard, () => {
      throw new ApiError(500, { success: 0, code: 'fault', message: 'Nem' })
    })
    showFresh(<DashboardPage />)
    const again = page.getByRole('button', { name: /Próbáld újra|Újra/ })
    await expect.element(again).toBeVisible()
    dashboardIs()
    await userEvent.click(again)
    await expect.element(page.getByText('Kéktó Műhely Kft.')).toBeVisible()
  })
})
