import { describe, expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import { BillingData } from '#shared/company/plan/billing-data.ts'
import { askForGrant } from '#shared/billing/contract/ask-for-grant.ts'
import { exportOrder } from '#shared/billing/contract/export-order.ts'
import { orderPlan } from '#shared/billing/contract/order-plan.ts'
import { showPlan } from '#shared/billing/contract/show-plan.ts'
import { withdrawOrder } from '#shared/billing/contract/withdraw-order.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

const billing = {
  name: 'Kéktó Műhely Kft.',
  tax_number: '12345676-2-41',
  postcode: '2600',
  city: 'Vác',
  address: 'Duna-sor 14.',
  email: ' Penzugy@Kekto.example ',
  reference: null,
}
const mistakes = (form: object) => BillingData.safeParse(form).error?.issues.map(({ path }) => path[0]) ?? []

describe('P05 the form of an order', () => {
  it('takes what stands on an invoice, with the address as every other address is kept', () => {
    expect(BillingData.parse(billing)).toEqual({ ...billing, email: 'penzugy@kekto.example' })
    expect(BillingData.parse({ ...billing, reference: ' PO-7 ' }).reference).toBe('PO-7')
  })

  it('says at each field what is missing, too long or no text', () => {
    for (const field of ['name', 'tax_number', 'postcode', 'city', 'address', 'email'] as const) {
      expect(new Set(mistakes({ ...billing, [field]: '' }))).toEqual(new Set([field]))
      expect(mistakes({ ...billing, [field]: 'x'.repeat(300) })).toContain(field)
      expect(mistakes({ ...billing, [field]: undefined })).toEqual([field])
    }
    expect(mistakes({ ...billing, name: 'Kft.\u202e' })).toEqual(['name'])
    expect(mistakes({ ...billing, email: 'nobody' })).toEqual(['email'])
    expect(mistakes({ ...billing, reference: 'x'.repeat(41) })).toEqual(['reference'])
  })

  it('names the sum that was seen, and one of the plans and terms', () => {
    const order = { plan: 'standard', term: 'year', gross: 136_906, ...billing }
    const isTaken = (over: object) => orderPlan.body!.safeParse({ ...order, ...over }).success
    expect(isTaken({})).toBe(true)
    for (const over of [{ plan: 'starter' }, { term: 'week' }, { gross: 1.5 }, { gross: undefined }])
      expect(isTaken(over)).toBe(false)
  })

  it('is for administrators alone', () => {
    for (const { access } of [showPlan, orderPlan, exportOrder, withdrawOrder, askForGrant])
      expect(access).toBe('admin')
  })
})

describe('a company that is read-only', () => {
  const endpoints: Endpoint[] = Object.values(api).flatMap(feature => Object.values(feature) as Endpoint[])
  const books = endpoints.filter(endpoint => endpoint.books).map(({ route }) => route)

  it('is refused whatever changes or decides on leave, and nothing else', () => {
    const ofLeave = endpoints
      .filter(({ path, changes, access }) => changes && access !== 'anyone' && path.startsWith('/day-off'))
      .map(({ route }) => route)
      // What is undone may be of people and not of leave, which its handler tells apart; what is counted is registered, and booked already.
      .filter(route => !/preview|document|bulk|counts/.test(route))
    expect(books.toSorted()).toEqual(ofLeave.toSorted())
    expect(books).toContain('POST /day-off')
    expect(books.filter(route => /export|attendance|company|GET \/day-off$/.test(route))).toEqual([])
  })
})
