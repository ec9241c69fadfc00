import { beforeEach, expect, it } from 'vitest'
import i18next from 'i18next'
import { page, userEvent } from 'vitest/browser'
import { showVisitors } from '#shared/backoffice/contract/visits/show-visitors.ts'
import { visitsByDay } from '#shared/site/visits/visits-by-day.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import backoffice from '#shared/words/hu/backoffice.json' with { type: 'json' }
import visits from '#shared/words/hu/visits.json' with { type: 'json' }
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { periodIn } from './period.ts'
import { VisitorsPage } from './visitors-page.tsx'

beforeEach(() => {
  i18next.addResourceBundle('hu', 'visits', visits)
  i18next.addResourceBundle('hu', 'backoffice', backoffice)
})

const counted = [
  { day: '2026-11-19', page_views: 1200, unique_visitors: 300 },
  { day: '2026-11-20', page_views: 34, unique_visitors: 12 },
]

it('O08 shows how many looked on each of the last thirty days, as a line, as a table and together', async () => {
  answer(showVisitors, ({ query }) => ({ data: visitsByDay(counted, query.from, query.to) }))
  showFresh(<VisitorsPage />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Látogatottság' })).toBeVisible()
  await expect.element(page.getByText('1234')).toBeVisible()
  await expect.element(page.getByText('312')).toBeVisible()
  expect(askedOf(showVisitors).at(-1)).toMatchObject({ query: { from: '2026-10-22', to: '2026-11-20' } })
  expect(await axeOfElement()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Táblázat', exact: false }))
  expect(page.getByRole('table').getByRole('row').elements()).toHaveLength(31)
})

it('O08 takes another period, which stays in the address', async () => {
  answer(showVisitors, ({ query }) => ({ data: visitsByDay(counted, query.from, query.to) }))
  showFresh(<VisitorsPage />)
  const from = page.getByLabelText('Első nap').first()
  await userEvent.fill(from, '2026-11-20')
  await expect.poll(() => askedOf(showVisitors).at(-1)).toMatchObject({ query: { from: '2026-11-20' } })
  await expect.element(page.getByText('34', { exact: true }).first()).toBeVisible()
})

it('O08 says so where it cannot be read', async () => {
  refuse(showVisitors, 500, 'Hiba történt')
  showFresh(<VisitorsPage />)
  await expect.element(page.getByText('Ezt most nem sikerült betölteni.')).toBeVisible()
  answer(showVisitors, ({ query }) => ({ data: visitsByDay(counted, query.from, query.to) }))
  await userEvent.click(page.getByRole('button', { name: 'Újra', exact: false }))
  await expect.element(page.getByText('1234')).toBeVisible()
})

it('O08 a period that is turned round or too long is shown as far as it can be', () => {
  const of = (query: string) => periodIn(new URLSearchParams(query), '2026-11-20')
  expect(of('')).toEqual({ from: '2026-10-22', to: '2026-11-20' })
  expect(of('from=2026-12-24&to=2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-02' })
  expect(of('from=2001-01-01')).toEqual({ from: '2025-11-20', to: '2026-11-20' })
  expect(of('from=tegnap&to=2026-02-30')).toEqual({ from: '2026-10-22', to: '2026-11-20' })
})

it('O08 says that nobody has looked, instead of drawing a line of zeros', async () => {
  answer(showVisitors, ({ query }) => ({ data: visitsByDay([], query.from, query.to) }))
  showFresh(<VisitorsPage />)
  await expect.element(page.getByText('Ebben az időszakban nincs adat.')).toBeVisible()
})
