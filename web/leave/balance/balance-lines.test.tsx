import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { BalanceCard } from './balance-card.tsx'
import { BalanceLines } from './balance-lines.tsx'
import { balance, freshCompany, types, working_patterns } from '../company.test-support.ts'

const explained: BalanceView = {
  ...balance,
  explanation: '20 alapszabadság (Mt. 116. §) + 3 életkor (Mt. 117. §) + 2 egyszeri plusznap → 25',
  in_hours: { entitled: 200, used: 72, planned: 24, pending: 16, left: 88 },
  hour_lines: [
    {
      part: 'hours',
      hours: 184,
      paragraph: 'Mt. 124. § (3)',
      label: '23 nap × heti 40 óra ötöde × 365/365',
    },
    { part: 'granted', hours: 16, paragraph: 'Mt. 124. § (3)', label: 'Egyszeri plusznapok és levont napok' },
  ],
  sick_lines: [
    { part: 'sick', days: 15, paragraph: 'Mt. 126. § (1)', label: 'Betegszabadság', piece: null },
    {
      part: 'sick_proportion',
      days: -6,
      paragraph: 'Mt. 126. § (3)',
      label: 'Időarányosan a kezdéstől: 214 nap a 365 napos évből',
      piece: null,
    },
  ],
  sick: 9,
}

it('E08 says in one line how the days come about, above the lines with paragraph, person and date', async () => {
  show(<BalanceLines balance={explained} total={25} title="Így áll össze a kereted" />)
  await expect.element(page.getByText(explained.explanation!)).toBeVisible()
  const steps = page.getByRole('listitem').all()
  expect(steps.slice(0, 4).map(step => step.element().textContent)).toEqual([
    'AlapszabadságMt. 116. §+20',
    'ÉletkorMt. 117. §+3',
    'JutalomAdta: Őri Zoltán · 2026. febr. 10.+2',
    'Keret összesen25 nap',
  ])
  expect(await axeOfElement()).toEqual([])
})

it('E08 tells the hours too, where leave is taken in hours', async () => {
  show(<BalanceLines balance={explained} total={25} title="Így áll össze a kereted" />)
  await expect.element(page.getByRole('heading', { name: 'Órában' })).toBeVisible()
  await expect.element(page.getByText('184 óra')).toBeVisible()
  await expect.element(page.getByText('200 óra')).toBeVisible()
})

it('E08 says nothing of hours where leave is taken in days', async () => {
  show(<BalanceLines balance={balance} total={25} title="Így áll össze a kereted" />)
  await expect.element(page.getByText('Keret összesen')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Órában' }).query()).toBeNull()
})

it('says what is missing of the person, and who can enter it', async () => {
  freshCompany()
  const missing = ['A születési dátum nincs megadva.', 'A munkaviszony kezdete nincs megadva.']
  answer(leave.listDaysOff, () => ({ working_patterns, data: [], types, balance: { ...balance, missing } }))
  show(<BalanceCard />)
  for (const sentence of missing) await expect.element(page.getByText(sentence)).toBeVisible()
  expect(await axeOfElement()).toEqual([])
})

it('E08 opens the lines of the sick leave under their own line', async () => {
  freshCompany()
  answer(leave.listDaysOff, () => ({ working_patterns, data: [], types, balance: explained }))
  show(<BalanceCard />)
  await expect.element(page.getByText('Mt. 126. § (3)')).not.toBeVisible()
  await userEvent.click(page.getByText(/^Betegszabadság: /))
  await expect.element(page.getByText('Mt. 126. § (3)')).toBeVisible()
  await expect.element(page.getByText('−6')).toBeVisible()
  await expect.element(page.getByText('Betegszabadság összesen')).toBeVisible()
  expect(await axeOfElement()).toEqual([])
})

it('law 7 tells the employments of a year apart, with what was settled at the end of each', async () => {
  const shares = { used: 2, planned: 0, pending: 0, left: 4 }
  const exit = {
    date: '2026-03-31',
    paid_out: 4,
    overdrawn: 0,
    paragraph: 'Mt. 125. §',
    label: 'A munkaviszony végén pénzben megváltandó: 4 munkanap',
  }
  const employments = [
    { employment_start: '2026-01-01', employment_end: '2026-03-31', entitled: 6, ...shares, exit },
    { employment_start: '2026-09-01', employment_end: null, entitled: 8, ...shares, exit: null },
  ]
  show(<BalanceLines balance={{ ...balance, employments }} total={25} title="Így áll össze a kereted" />)
  await expect.element(page.getByRole('heading', { name: 'Munkaviszonyonként' })).toBeVisible()
  const rows = page.getByRole('listitem').all()
  expect(rows.slice(-2).map(row => row.element().textContent)).toEqual([
    '2026. jan. 1. – 2026. márc. 31.A munkaviszony végén pénzben megváltandó: 4 munkanap6 nap',
    '2026. szept. 1. – 8 nap',
  ])
})
