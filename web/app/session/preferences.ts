import { people } from '#shared/people/contract.ts'
import type { InputOf } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'

/** Keeps a choice with the account; the browser has kept it already, so a failure is only logged. */
export const savePreference = (body: InputOf<typeof people.savePreference>['body']) =>
  call(people.savePreference, { body }).catch(() => {})
