import { endpoint } from '../../contract/endpoint.ts'

export const exportData = endpoint('POST /user/me/export-data', {
  summary: 'Begins to make a file of everything that is kept about oneself, in every own company',
  access: 'account',
  confirmed: true,
  problems: ['conflict', 'tooMany'],
})
