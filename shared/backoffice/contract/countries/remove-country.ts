import { endpoint } from '../../../contract/endpoint.ts'

export const removeCountry = endpoint('DELETE /admin/country/{code}', {
  summary: 'Removes a country from the list, where no company is in it',
  access: 'operator:currencies.write',
  problems: ['notFound', 'conflict'],
})
