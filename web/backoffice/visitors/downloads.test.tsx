import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listCampaignVisits } from '#shared/backoffice/contract/visits/list-campaign-visits.ts'
import { listCampaigns } from '#shared/backoffice/contract/visits/list-campaigns.ts'
import { showVisitors } from '#shared/backoffice/contract/visits/show-visitors.ts'
import { visitsByDay } from '#shared/site/visits/visits-by-day.ts'
import visits from '#shared/words/hu/visits.json'
import { answer, answerLater, askedOf } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { savedFiles } from '#web/ui/files/saved-files.test-support.ts'
import { operatorIn } from '../backoffice.test-support.ts'
import { CampaignsPage } from '../campaigns/campaigns-page.tsx'
import { VisitorsPage } from './visitors-page.tsx'

i18next.addResourceBundle('hu', 'visits', visits)

const campaign = {
  id: 'c1',
  utm_source: 'hirlevel',
  utm_medium: 'email',
  utm_campaign: '=1+1',
  visits: 40,
  mobile_visits: 10,
  last_day: '2026-11-19',
}
const visit = {
  id: 'v1',
  utm_source: 'hirlevel',
  utm_medium: '',
  utm_campaign: 'osz; tel',
  utm_term: '',
  utm_content: '@SUM(A1)',
  referer: '',
  user_agent: 'Mozilla/5.0 (X11)',
  is_mobile: false,
  created_at: Date.parse('2026-11-19T10:00:00Z') / 1000,
}
const counted = [{ day: '2026-11-19', page_views: 1200, unique_visitors: 300 }]
const visited = () => answer(showVisitors, ({ query }) => ({ data: visitsByDay(counted, query.from, query.to) }))
const led = (...rows: (typeof campaign)[]) => answer(listCampaigns, () => ({ data: rows, total: rows.length }))
const came = (...rows: (typeof visit)[]) => answer(listCampaignVisits, () => ({ data: rows, next: null }))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const press = (name: string) => userEvent.click(button(name))

beforeEach(() => {
  operatorIn()
  visited()
  led(campaign)
  came(visit)
})
afterEach(() => void vi.restoreAllMocks())

describe('O08 the visitors of the period that is shown', () => {
  const at = '/admin/visitors?from=2026-11-18&to=2026-11-20'

  it('are downloaded day by day, days without anybody too, under the name of the period', async () => {
    const saved = savedFiles()
    showFresh(<VisitorsPage />, at)
    await expect.element(button('CSV letöltése')).toBeEnabled()
    await press('CSV letöltése')
    expect(await saved()).toEqual([
      {
        name: 'latogatottsag-2026-11-18-2026-11-20.csv',
        rows: ['Nap;Oldalmegtekintés;Látogató', '2026-11-18;0;0', '2026-11-19;1200;300', '2026-11-20;0;0'],
      },
    ])
  })

  it('cannot be downloaded before they are there', async () => {
    const reply = answerLater(showVisitors)
    showFresh(<VisitorsPage />, at)
    await expect.element(button('CSV letöltése')).toBeDisabled()
    reply.resolve({ data: visitsByDay(counted, '2026-11-18', '2026-11-20') })
    await expect.element(button('CSV letöltése')).toBeEnabled()
    await expect.element(page.getByText('1200').first()).toBeVisible()
  })
})

describe('O11 the campaigns of the period that is shown', () => {
  it('are downloaded under names that no spreadsheet calculates', async () => {
    const saved = savedFiles()
    showFresh(<CampaignsPage />, '/admin/campaigns?from=2026-11-01&to=2026-11-20')
    await expect.element(button('CSV letöltése')).toBeEnabled()
    await press('CSV letöltése')
    expect(await saved()).toEqual([
      {
        name: 'kampanyok-2026-11-01-2026-11-20.csv',
        rows: [
          'utm_source;utm_medium;utm_campaign;Látogatás;Mobilról;Utolsó látogatás',
          "hirlevel;email;'=1+1;40;10;2026-11-19",
        ],
      },
    ])
    expect(askedOf(listCampaigns).at(-1)).toEqual({ query: { from: '2026-11-01', to: '2026-11-20' } })
  })

  it('come with the single visits as they are shown, which have a file of their own', async () => {
    const saved = savedFiles()
    showFresh(<CampaignsPage />)
    await expect.element(button('A lista letöltése (CSV)')).toBeEnabled()
    await press('A lista letöltése (CSV)')
    const [file] = await saved()
    expect(file!.name).toBe('kampanylatogatasok-2026-11-20.csv')
    expect(file!.rows).toEqual([
      'Mikor;utm_source;utm_medium;utm_campaign;utm_term;utm_content;referer;user_agent;is_mobile',
      `2026-11-19T10:00:00.000Z;hirlevel;;"osz; tel";;'@SUM(A1);;Mozilla/5.0 (X11);0`,
    ])
  })

  it('are none where no advertisement led anybody, and there is nothing to download', async () => {
    led()
    came()
    showFresh(<CampaignsPage />)
    await expect.element(page.getByText(/egyik kampány sem hozott látogatást/)).toBeVisible()
    await expect.element(page.getByText('Még egy látogatás sem jött kampányból.')).toBeVisible()
    // No share is taken of nobody.
    await expect.element(page.getByText('0%', { exact: true })).toBeVisible()
    await expect.element(button('CSV letöltése')).toBeDisabled()
    await expect.element(button('A lista letöltése (CSV)')).toBeDisabled()
  })
})
