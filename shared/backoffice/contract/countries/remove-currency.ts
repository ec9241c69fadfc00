import { endpoint } from '../../../contract/endpoint.ts'

export const removeCurrency = endpoint('DELETE /admin/currency/{code}', {
  summary: 'Removes a currency from the list, where no country pays in it',
  access: 'operator:currencies.write',
  problems: ['notFound', 'conflict'],
})
