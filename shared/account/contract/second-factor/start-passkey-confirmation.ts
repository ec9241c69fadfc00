import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { PasskeyRequest } from './webauthn.ts'

export const startPasskeyConfirmation = endpoint('POST /user/confirm-identity/options', {
  summary: 'What a browser asks a passkey with, to confirm that it is still the same person',
  access: 'account',
  reply: z.object({ data: z.object({ challenge: z.string(), passkey: PasskeyRequest }) }),
})
