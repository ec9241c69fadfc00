import * as z from 'zod/mini'
import { Theme } from '../../account/model.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Language } from '../../words/language.ts'

export const savePreference = endpoint('PUT /user/preference', {
  summary: 'Language or theme of the signed-in person',
  access: 'account',
  body: z.discriminatedUnion('key', [
    z.object({ key: z.literal('language'), value: Language }),
    z.object({ key: z.literal('theme'), value: Theme }),
  ]),
})
