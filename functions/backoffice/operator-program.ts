import { Email } from '#shared/account/model.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { setting } from '#functions/platform/environment.ts'
import { linkToken } from '#functions/platform/secrets.ts'
import { makeOperator } from './make-operator.ts'

// The program behind `npm run operator`: the address is its argument; the table, the secrets that sign links and the site are named by
// TABLE, SECRET_IDS and ORIGIN.
const email = Email.parse(process.argv[2])
const { account, nonce } = await makeOperator(email, nowAt(new Date()))
console.log(
  nonce
    ? `Done: ${email} is an operator, and sets a password within a week at\n${setting('ORIGIN')}/hu/change-password?token=${await linkToken(account, nonce)}&then=%2Fadmin`
    : `Done: ${email} is an operator, and signs in with their password at ${setting('ORIGIN')}/hu/admin`,
)
