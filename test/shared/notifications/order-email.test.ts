import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grantEmail, orderEmail, type OrderFacts } from '#shared/notifications/order-email.ts'
import { forintsInWords } from '#shared/words/forints-in-words.ts'
import { languages } from '#shared/words/language.ts'

const order: OrderFacts = {
  number: 'D-2026-0117',
  plan: 'standard',
  seats: 22,
  from_date: '2027-01-20',
  to_date: '2028-01-19',
  net: 107_800,
  vat_percent: 27,
  vat: 29_106,
  gross: 136_906,
  payable_until: '2026-11-28',
  buyer: { name: 'evil.example', tax_number: '12345676-2-41', address: '2600 Vác, Duna-sor 14.', reference: 'PO-7' },
}
const common = {
  order,
  company: 'Kéktó Műhely Kft.',
  id: 'c1',
  seller: {},
  address: 'https://szabi.example/hu/company/plan',
}
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('P05 the email of an order', () => {
  it('says what is bought, for how much, by when it is to be paid, and that it is no invoice', () => {
    const { subject, text } = orderEmail({ ...common, isForOperator: false }, 'hu')
    expect(plain(subject)).toBe('Díjbekérő D-2026-0117: 136 906 Ft')
    for (const said of [
      '2026. nov. 28-ig',
      'Standard',
      '22 aktív munkatárs',
      '107 800 Ft',
      'Áfa, 27%',
      '29 106 Ft',
      '12345676-2-41',
      'PO-7',
      'nem számla',
      common.address,
    ])
      expect(plain(text)).toContain(said)
    const abroad = { ...order, vat_percent: 0, vat: 0, gross: order.net, buyer: { ...order.buyer, reference: null } }
    const english = plain(orderEmail({ ...common, order: abroad, isForOperator: false }, 'en').text)
    expect(english).toContain('VAT: reverse charge')
    expect(english).not.toContain('Order number')
  })

  it('says to whom and where to it is paid, or that this is said in another email', () => {
    const seller = {
      name: 'Szabi Kft.',
      seat: '1011 Budapest, Fő utca 1.',
      taxNumber: '10773381-2-44',
      bankAccount: '11700000-12345678',
    }
    const known = orderEmail({ ...common, seller, isForOperator: false }, 'hu').text
    for (const said of [
      'Szabi Kft., 1011 Budapest, Fő utca 1., 10773381-2-44',
      '11700000-12345678',
      'utald át az összeget',
    ])
      expect(plain(known)).toContain(said)
    const unknown = orderEmail({ ...common, isForOperator: false }, 'hu').text
    expect(unknown).toContain('külön e-mailben')
    expect(unknown).not.toContain('Számlaszám')
  })

  it('tells the operators what was ordered, without the button that only the company can press', () => {
    const { subject, text } = orderEmail({ ...common, isForOperator: true }, 'hu')
    expect(plain(subject)).toBe('Új megrendelés, D-2026-0117: Kéktó Műhely Kft., 136 906 Ft')
    expect(text).toContain('A cég azonosítója: c1.')
    expect(text).not.toContain(common.address)
    expect(grantEmail({ company: 'Iskola', id: 'c1' }, 'hu').text).toContain('c1')
  })

  it('makes no link of what somebody typed, and leaves no hole open', () => {
    for (const language of languages)
      for (const isForOperator of [true, false]) {
        const { text, html } = orderEmail({ ...common, isForOperator }, language)
        expect(text).toContain('evil.\u200aexample')
        expect(text + html).not.toMatch(/emails:|\{\{|undefined|null/)
      }
  })
})

describe('a sum of forints', () => {
  it('is written in groups of three digits that no line divides', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), sum => {
        expect(Number(forintsInWords(sum, 'hu').replace(/\D/g, ''))).toBe(sum)
        expect(forintsInWords(sum, 'hu').replace(/\u00a0Ft$/, '')).toMatch(/^\d{1,3}(\u00a0\d{3})*$/)
        expect(forintsInWords(sum, 'en')).toMatch(/^HUF\u00a0\d{1,3}(,\d{3})*$/)
      }),
    )
  })
})
