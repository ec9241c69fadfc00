import i18next from 'i18next'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OvertimeView } from '#shared/leave/view/balance-view.ts'
import huYear from '#shared/words/hu/year.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { balance } from '../company.test-support.ts'
import { YearBalance } from './year-balance.tsx'

i18next.addResourceBundle('hu', 'year', huYear)

const overtime: OvertimeView = {
  left: 90,
  uncovered: 0,
  lines: [
    {
      month: '2026-08',
      minutes: 120,
      taken: 90,
      left: 30,
      last_date: '2026-09-30',
      paragraph: 'Mt. 143. § (2), (6)',
      is_over: true,
    },
    {
      month: '2026-10',
      minutes: 570,
      taken: 480,
      left: 90,
      last_date: '2027-12-31',
      paragraph: 'Mt. 143. § (2), (7)',
      is_over: false,
    },
  ],
  taken: [{ request_id: 'r', from_date: '2026-11-23', to_date: '2026-11-24', minutes: 480 }],
}

const shown = (over: Partial<OvertimeView> = {}) =>
  show(<YearBalance year={2026} balance={{ ...balance, overtime: { ...overtime, ...over } }} />)

it('E08 says how many hours of overtime can be taken, and opens the months and days they come from and went to', async () => {
  shown()
  const part = page.getByRole('region', { name: 'Szabadidő túlóráért' })
  await expect.element(part.getByText('1,5 óra vehető ki')).toBeVisible()
  await userEvent.click(part.getByText('Melyik hónap túlórája, és mikor lett kivéve'))
  const rows = part.getByRole('listitem').all()
  expect(rows.map(row => row.element().textContent)).toEqual([
    '2026. augusztus: 2 óraebből kivett vagy kért: 1,5 óra · 0,5 órát nem vett ki 2026. szept. 30-ig, ezt ki kell fizetni · Mt. 143. § (2), (6)',
    '2026. október: 9,5 óraebből kivett vagy kért: 8 óra · kivehető 2027. dec. 31-ig · Mt. 143. § (2), (7)',
    '2026. nov. 23–24.: 8 óra',
  ])
  expect(await axeOfElement()).toEqual([])
})

it('says what is booked without overtime behind it, and nothing of days where none was taken', async () => {
  shown({ uncovered: 240, taken: [] })
  const part = page.getByRole('region', { name: 'Szabadidő túlóráért' })
  await expect.element(part.getByText(/^4 óra szabadidő mögött nincs túlóra/)).toBeVisible()
  await userEvent.click(part.getByText('Melyik hónap túlórája, és mikor lett kivéve'))
  expect(part.getByRole('heading', { level: 4 }).query()).toBeNull()
})

it('is silent of overtime where there is none', async () => {
  show(<YearBalance year={2026} balance={balance} />)
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  expect(page.getByRole('region', { name: 'Szabadidő túlóráért' }).query()).toBeNull()
})
