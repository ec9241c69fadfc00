import { describe, expect, it, vi } from 'vitest'
import type { PlanView } from '#shared/billing/contract/plan-view.ts'
import { withCountry } from '#shared/company/countries/country-changes.ts'
import { countriesIn, noCountries } from '#shared/company/countries/country-table.ts'
import type { Problem } from '#shared/contract/problem.ts'
import { refusal as refused } from '../in-memory/call.ts'
import { asAdmin, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { companies, headcounts } = await import('#functions/company/company-store.ts')
const { countryTables } = await import('#functions/company/country-store.ts')
const { emailOfBilling } = await import('#functions/billing/on-change.ts')
const { orders } = await import('#functions/billing/order-store.ts')
const { proFormaDocument } = await import('#functions/billing/pro-forma-document.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')

const form = {
  plan: 'standard',
  term: 'year',
  name: 'Kéktó Műhely Kft.',
  tax_number: '12345676-2-41',
  postcode: '2600',
  city: 'Vác',
  address: 'Duna-sor 14.',
  email: 'penzugy@kekto.example',
  reference: null,
}
const show = () => to<PlanView['data']>('billing/show-plan', {}, asAdmin)
const order = (over: object) => to<PlanView['data']>('billing/order-plan', { body: { ...form, ...over } }, asAdmin)
const yearOf = ({ offers }: PlanView['data']) => offers.find(({ plan, term }) => plan === 'standard' && term === 'year')

/** Operators give a country a rate, and the company has 22 people. */
function rated(code: string, vat_rate: number) {
  const known = countriesIn(noCountries).find(one => one.code === code)!
  office.table.keep(countryTables, withCountry(noCountries, code, { ...known, vat_rate }, 1))
  office.table.keep(headcounts, { company: 'c', part: '', active: 22 })
  vi.spyOn(console, 'info').mockImplementation(() => {})
}

describe('E09 the tax of an order', () => {
  it('is that of the rate that operators have set, on the page of the plan and in the order', async () => {
    rated('HU', 25.5)
    expect(yearOf(await show())).toMatchObject({ net: 107_800, vat_percent: 25.5, vat: 27_489, gross: 135_289 })
    const { orders: made } = await order({ gross: 135_289 })
    expect(made).toMatchObject([{ vat_percent: 25.5, vat: 27_489, gross: 135_289 }])
  })

  it('is refused where it was seen at the rate of before, with the sum of now', async () => {
    rated('HU', 27)
    expect(yearOf(await show())!.gross).toBe(136_906)
    rated('HU', 5)
    const refusal = (await refused(order({ gross: 136_906 }))) as Problem
    expect([refusal.status, refusal.sentence]).toEqual([
      409,
      { key: 'refusals:sumChanged', values: { count: 22, gross: expect.stringMatching(/113.190/) } },
    ])
    expect(office.table.kept(orders, { company: 'c', number: 'D-2026-0001' })).toBeUndefined()
  })

  it('stays as it was ordered when the rate is changed, also when it is paid later', async () => {
    rated('HU', 27)
    await order({ gross: 136_906 })
    rated('HU', 5)
    expect((await show()).orders).toMatchObject([{ vat_percent: 27, vat: 29_106, gross: 136_906 }])
    expect(yearOf(await show())).toMatchObject({ vat_percent: 5, gross: 113_190 })
  })

  it('is accounted for by the company itself in another country, whatever operators set there', async () => {
    rated('AT', 22)
    office.table.keep(companies, { ...office.table.kept(companies, { id: 'c' })!, country: 'AT' })
    expect(yearOf(await show())).toMatchObject({ vat_percent: 0, vat: 0, gross: 107_800 })
    const { orders: made } = await order({ gross: 107_800, tax_number: 'ATU12345678' })
    expect(made).toMatchObject([{ vat_percent: 0, gross: 107_800 }])
  })

  it('is said with a decimal comma in the email and on the pro-forma invoice', async () => {
    rated('HU', 25.5)
    await order({ gross: 135_289 })
    const after = {
      ...office.table.kept(orders, { company: 'c', number: 'D-2026-0001' })!,
      _version: 1,
      _kind: 'Order',
    }
    await emailOfBilling({ before: undefined, after })
    const emails = await Promise.all(office.tasks().map(job => composeEmail(EmailJob.parse(job))))
    expect(emails.map(email => /(VAT|Áfa), ([\d.,]+)%/.exec(email?.text ?? '')?.slice(1))).toEqual([
      ['VAT', '25.5'],
      ['Áfa', '25,5'],
    ])
    expect(JSON.stringify(proFormaDocument(after, {}, 'hu'))).toContain('Áfa, 25,5%')
    expect(JSON.stringify(proFormaDocument(after, {}, 'en'))).toContain('VAT, 25.5%')
  })
})
