import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { HomeContent } from '../content/home-content.ts'

export const showHome = endpoint('GET /landing/home', {
  summary:
    'What operators have put on the home page of the language: what customers say, the logos of partners, and the tax on the prices',
  access: 'anyone',
  reply: z.object({ data: HomeContent }),
})
