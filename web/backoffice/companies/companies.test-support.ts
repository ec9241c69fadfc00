import i18next from 'i18next'
import { showCompanyAccount, type CompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import enCompaniesadmin from '#shared/words/en/companiesadmin.json'
import companiesadmin from '#shared/words/hu/companiesadmin.json'
import { answer } from '#web/api/fake-api.test-support.ts'

i18next.addResourceBundle('hu', 'companiesadmin', companiesadmin)
i18next.addResourceBundle('en', 'companiesadmin', enCompaniesadmin)

export const order: CompanyAccount['orders'][number] = {
  company: 'c',
  number: 'D-2026-0007',
  kind: 'term' as const,
  plan: 'standard' as const,
  term: 'year' as const,
  seats: 12,
  from_date: '2026-12-01',
  to_date: '2027-11-30',
  net: 49_000,
  vat_percent: 27,
  vat: 13_230,
  gross: 62_230,
  billing: {
    name: 'Kéktó Kft.',
    tax_number: '12345676-2-41',
    postcode: '2600',
    city: 'Vác',
    address: 'Duna-sor 14.',
    email: 'szamla@kekto.example',
    reference: null,
  },
  state: 'ordered' as const,
  by: 'marta',
  day: '2026-11-10',
  paid_on: null,
}

/** A company that tries everything, has ordered, and asks for free use. */
export const kekto: CompanyAccount = {
  id: 'c',
  name: 'Kéktó Műhely Kft.',
  country: 'HU',
  created_at: Date.parse('2026-01-15') / 1000,
  seats: 24,
  standing: 'trial',
  asks_for_grant: true,
  last_day: '2027-01-20',
  erase_on: null,
  owner: { id: 'marta', name: 'Nagy Márta', email: 'marta@kekto.example' },
  deleted_at: null,
  grant: 'asked',
  trial: { to_date: '2027-01-20' },
  subscriptions: [],
  orders: [order],
  notes: [{ id: 'n', at: Date.parse('2026-11-19T10:00:00Z') / 1000, by: 'Gábor Dénes', text: 'Hétfőn hívni' }],
  version: 4,
}

export const companyIs = (over: Partial<CompanyAccount> = {}) =>
  answer(showCompanyAccount, () => ({ data: { ...kekto, ...over } }))
