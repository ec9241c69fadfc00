import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { ExportReply } from '#shared/attendance/contract/export-reply.ts'
import type { Order } from '#shared/billing/order.ts'
import type { Problem } from '#shared/contract/problem.ts'
import { refusal, type Caller } from '../in-memory/call.ts'
import { asAdmin, openLeaveOffice, replyOf } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { orders } = await import('#functions/billing/order-store.ts')
const { asPdf } = await import('#functions/attendance/files/as-pdf.ts')
const { proFormaDocument } = await import('#functions/billing/pro-forma-document.ts')

const order: Order = {
  company: 'c',
  number: 'D-2026-0117',
  kind: 'term',
  plan: 'standard',
  term: 'year',
  seats: 22,
  from_date: '2027-01-20',
  to_date: '2028-01-19',
  net: 107_800,
  vat_percent: 27,
  vat: 29_106,
  gross: 136_906,
  billing: {
    name: 'Kéktó Műhely Kft.',
    tax_number: '12345676-2-41',
    postcode: '2600',
    city: 'Vác',
    address: 'Duna-sor 14.',
    email: 'penzugy@kekto.example',
    reference: 'PO-77',
  },
  state: 'ordered',
  by: 'csilla',
  day: '2026-11-20',
  paid_on: null,
}

const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text.replaceAll(/\s+/g, ' ')
const asHungarian: Caller = { ...asAdmin, language: 'hu' }
const asked = (number: string, by = asHungarian) =>
  replyOf<ExportReply>('billing/export-order', { path: { number } }, by)

/** The text of the paper that administrators get of an order. */
async function paperOf(over: Partial<Order> = {}, by = asHungarian) {
  office.table.keep(orders, { ...order, ...over })
  const { file } = (await asked(order.number, by)).data
  return { ...file!, text: await textOf(new Uint8Array(Buffer.from(file!.content, 'base64'))) }
}

describe('P05 the pro-forma invoice of an order', () => {
  it('says who buys what for how much, with the tax, and by when it is paid', async () => {
    const { name, type, text } = await paperOf()
    expect([name, type]).toEqual(['szabi-dijbekero-D-2026-0117.pdf', 'application/pdf'])
    for (const said of [
      'Díjbekérő D-2026-0117',
      'Kéktó Műhely Kft. 2600 Vác, Duna-sor 14. Adószám: 12345676-2-41',
      'Szabi Standard csomag 22 aktív munkatársra, 2027. jan. 20. – 2028. jan. 19.',
      '107 800 Ft',
      'Áfa, 27%',
      '29 106 Ft',
      '136 906 Ft',
      'Fizethető eddig',
      '2026. nov. 28.',
      'Megrendelésszám: PO-77',
      'Hova utald az összeget, azt külön e-mailben írjuk meg.',
      'A díjbekérő nem számla.',
    ])
      expect(text).toContain(said)
  })

  it('names the account where the seller is known, and what stands in the reference', async () => {
    const seller = {
      name: 'Szabi Kft.',
      seat: '1011 Budapest, Fő utca 1.',
      taxNumber: '11111111-2-41',
      bankAccount: '11700000-20000000',
    }
    const { bytes } = await asPdf(proFormaDocument(order, seller, 'hu'))
    const text = await textOf(new Uint8Array(bytes))
    expect(text).toContain('Szabi Kft. 1011 Budapest, Fő utca 1. Adószám: 11111111-2-41')
    expect(text).toContain('Számlaszám: 11700000-20000000. A közleménybe ezt írd: D-2026-0117.')
    expect(text).not.toContain('külön e-mailben')
  })

  it('says of the difference for a running term that it is one, and whom the tax falls on elsewhere', async () => {
    const { text } = await paperOf({ kind: 'change', plan: 'premium', vat_percent: 0, vat: 0, gross: 107_800 })
    expect(text).toContain('Különbözet a Szabi Prémium csomagra 22 aktív munkatárssal')
    expect(text).toContain('Áfa: fordított adózás')
  })

  it('asks for no money once it is paid or withdrawn', async () => {
    const paid = (await paperOf({ state: 'paid', paid_on: '2026-11-25' })).text
    expect(paid).toContain('Ezt a megrendelést kifizettétek.')
    expect(paid).toContain('2026. nov. 25.')
    const withdrawn = (await paperOf({ state: 'withdrawn' })).text
    expect(withdrawn).toContain('nem kell kifizetni')
    for (const text of [paid, withdrawn]) expect(text).not.toMatch(/Hova utald|Számlaszám/)
  })

  it('is in the language of whoever asks', async () => {
    const { name, text } = await paperOf({}, { ...asAdmin, language: 'en' })
    expect(name).toBe('szabi-pro-forma-invoice-D-2026-0117.pdf')
    expect(text).toContain('Szabi Standard for 22 active people, 20 Jan 2027 – 19 Jan 2028')
  })

  it('is nothing where the company has no such order', async () => {
    office.table.keep(orders, { ...order, company: 'other', number: 'D-2026-0118' })
    expect(((await refusal(asked('D-2026-0118'))) as Problem).code).toBe('notFound')
  })
})
