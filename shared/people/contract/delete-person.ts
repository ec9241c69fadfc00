import { endpoint } from '../../contract/endpoint.ts'

export const deletePerson = endpoint('DELETE /user/{id}', {
  summary: 'Takes somebody out of the company; their history stays, as that of a former employee',
  access: 'admin',
})
