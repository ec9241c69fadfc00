import { endpoint } from '../../../contract/endpoint.ts'

export const markOrderPaid = endpoint('POST /admin/company/{id}/order/{number}/paid', {
  summary: 'Marks an order paid, from when on its company has what it buys',
  access: 'operator:companies.write',
  confirmed: true,
})
