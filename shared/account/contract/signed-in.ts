import * as z from 'zod/mini'
import { Language } from '../../words/language.ts'

export const SignedIn = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    language: Language,
  }),
  token: z.string(),
})
