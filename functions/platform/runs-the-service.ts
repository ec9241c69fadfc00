import { operatorKey } from './keys.ts'
import { itemAt } from './table.ts'

/** Whether an account is an operator's, active or not, so that what it opens is not for companies and strangers to decide. */
export const runsTheService = async (account: string): Promise<boolean> =>
  (await itemAt(operatorKey({ account }))) !== undefined
