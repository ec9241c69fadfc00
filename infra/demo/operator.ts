import { account } from '#shared/account/contract.ts'
import { addAuthenticator } from '#shared/account/contract/second-factor/add-authenticator.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { setUpAuthenticator } from '#shared/account/contract/second-factor/set-up-authenticator.ts'
import { codeAt } from '#infra/local/console/authenticator-code.ts'
import type { Login } from '#infra/local/console/logins.ts'
import { callerOf } from './caller.ts'
import { password } from './cast.ts'

const email = 'denes@uzemeltetes.example'

/** Makes somebody who runs the service, as `npm run operator` does, with the second factor that the back office asks for. */
export async function foundOperator(url: string): Promise<Login> {
  const made = await fetch(`${url}/_local/operator?email=${encodeURIComponent(email)}`, { method: 'POST' })
  const said = await made.text()
  const [, token] = /token=([\w.-]+)/.exec(said) ?? []
  if (!token) throw new Error(`The demo operator was not made: ${said}`)
  const caller = callerOf(url)
  await caller.ask(account.resetPassword, { body: { token, password } })
  await caller.ask(account.logIn, { body: { email, password, remember_me: false } })
  await caller.ask(confirmIdentity, { body: { password } })
  const { challenge, secret } = (await caller.ask(setUpAuthenticator)).data
  await caller.ask(addAuthenticator, { body: { challenge, code: codeAt(secret, new Date()).code } })
  await caller.ask(account.logOut)
  return {
    email,
    password,
    name: '',
    company: '',
    role: 'operator',
    note: 'runs the service at /admin; /_local/ has the codes of the second step',
    authenticator: secret,
  }
}
