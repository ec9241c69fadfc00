import { endpoint } from '../../../contract/endpoint.ts'
import { NewRecoveryCodes } from './new-recovery-codes.ts'

export const renewRecoveryCodes = endpoint('POST /user/recovery-code', {
  summary: 'Ten new recovery codes; the earlier ones no longer work',
  access: 'account',
  confirmed: true,
  reply: NewRecoveryCodes,
})
