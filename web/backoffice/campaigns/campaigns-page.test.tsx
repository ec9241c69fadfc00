import { beforeEach, expect, it } from 'vitest'
import i18next from 'i18next'
import { page, userEvent } from 'vitest/browser'
import { listCampaignVisits } from '#shared/backoffice/contract/visits/list-campaign-visits.ts'
import { listCampaigns } from '#shared/backoffice/contract/visits/list-campaigns.ts'
import backoffice from '#shared/words/hu/backoffice.json' with { type: 'json' }
import visits from '#shared/words/hu/visits.json' with { type: 'json' }
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { CampaignsPage } from './campaigns-page.tsx'

const campaign = {
  id: 'c1',
  utm_source: 'hirlevel',
  utm_medium: 'email',
  utm_campaign: 'osz',
  visits: 40,
  mobile_visits: 10,
  last_day: '2026-11-19',
}
const visit = {
  id: 'v1',
  utm_source: 'hirlevel',
  utm_medium: '',
  utm_campaign: 'osz',
  utm_term: '',
  utm_content: '<b>gomb</b>',
  referer: 'https://lap.example/cikk',
  user_agent: 'Mozilla/5.0 (X11)',
  is_mobile: true,
  created_at: 1_795_000_000,
}

beforeEach(() => {
  i18next.addResourceBundle('hu', 'visits', visits)
  i18next.addResourceBundle('hu', 'backoffice', backoffice)
  answer(listCampaigns, () => ({ data: [campaign], total: 1 }))
  answer(listCampaignVisits, () => ({ data: [visit], next: null }))
})

it('O11 shows to how many visits each campaign led, how many of them from phones, and what single ones say', async () => {
  showFresh(<CampaignsPage />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kampányok' })).toBeVisible()
  await expect.element(page.getByText('25%')).toBeVisible()
  await expect.element(page.getByText('https://lap.example/cikk')).toBeVisible()
  // What an address says is a text, whatever signs it has.
  await expect.poll(() => document.body.textContent).toContain('<b>gomb</b>')
  expect(await axeOfElement()).toEqual([])
})

it('O11 searches the visits, and shows those of phones alone', async () => {
  showFresh(<CampaignsPage />)
  await userEvent.fill(page.getByRole('searchbox'), 'osz')
  await expect.poll(() => askedOf(listCampaignVisits).at(-1)).toMatchObject({ query: { q: 'osz' } })
  await userEvent.click(page.getByRole('button', { name: /Eszköz/ }))
  await userEvent.click(page.getByRole('option', { name: 'Mobil' }))
  await expect.poll(() => askedOf(listCampaignVisits).at(-1)).toMatchObject({ query: { q: 'osz', device: 'mobile' } })
})

it('O11 keeps the period where what was searched for is taken back', async () => {
  answer(listCampaignVisits, ({ query }) => ({ data: query.q ? [] : [visit], next: null }))
  showFresh(<CampaignsPage />, '/admin/campaigns?from=2026-10-01&to=2026-10-31&q=senki')
  await userEvent.click(page.getByRole('button', { name: 'Keresés törlése' }))
  await expect.element(page.getByText('https://lap.example/cikk')).toBeVisible()
  expect(askedOf(listCampaigns).at(-1)).toEqual({ query: { from: '2026-10-01', to: '2026-10-31' } })
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})
