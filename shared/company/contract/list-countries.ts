import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { CountryChoice } from '../countries/country-choices.ts'

export const listCountries = endpoint('GET /country', {
  summary: 'The countries that are named otherwise than in ISO 3166-1, or that no company may choose now',
  access: 'account',
  reply: z.object({ data: z.array(CountryChoice) }),
})
