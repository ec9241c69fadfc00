import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { foundOperator } from '#infra/demo/operator.ts'
import { codeAt } from '#infra/local/console/authenticator-code.ts'
import { account } from '#shared/account/contract.ts'
import { completeLogIn } from '#shared/account/contract/second-factor/complete-log-in.ts'
import { showOwnPermissions } from '#shared/backoffice/contract/show-own-permissions.ts'
import { permissions } from '#shared/contract/permission.ts'
import { receivedEmail } from '#test/functions/account/received-email.ts'
import { refused } from '#test/support/client.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld(() => ownCloud())

const run = (...options: string[]) =>
  promisify(execFile)('node', ['infra/operator/main.ts', '--local', ...options], {
    env: { ...process.env, PORT: new URL(world.cloud.url).port },
  })

it('A06 npm run operator makes an account and prints the one link by which its password is set', async () => {
  await expect(run()).rejects.toThrow('Name the address')
  await expect(run('--email', 'nobody')).rejects.toThrow()

  const { stdout } = await run('--email', 'denes@szabi.example')
  const token = /token=([\w.-]+)/.exec(stdout)![1]!
  expect(stdout).toContain(`${world.cloud.origin}/hu/change-password?token=`)
  // The same link is emailed, with the way to the back office.
  const { text } = await receivedEmail(world, 'denes@szabi.example', /Meghívó a kezelőfelületre/)
  expect(text).toContain(`token=${token}&then=%2Fadmin`)

  const visitor = world.visitor()
  const password = 'Kerek-Erdo-2026'
  await visitor.asked(account.resetPassword, { body: { token, password } })
  expect((await refused(visitor.asked(account.resetPassword, { body: { token, password } }))).status).toBe(404)
  await visitor.asked(account.logIn, { body: { email: 'denes@szabi.example', password, remember_me: false } })
  expect(await refused(visitor.asked(showOwnPermissions))).toMatchObject({ status: 412, code: 'secondFactorRequired' })
})

it('A06 npm run operator adds whoever has an account already, who keeps their password', async () => {
  const { client, email } = await world.founder()
  expect(await refused(client.asked(showOwnPermissions))).toMatchObject({ status: 403, code: 'forbidden' })
  const { stdout } = await run('--email', email)
  expect(stdout).toContain(`${email} is an operator`)
  expect(stdout).not.toContain('token=')
  expect((await refused(client.asked(showOwnPermissions))).status).toBe(412)
})

it('security npm run operator has an address proven that somebody has merely registered', async () => {
  const { client, email } = await world.registered()
  const { stdout } = await run('--email', email)
  expect(await refused(client.asked(showOwnPermissions))).toMatchObject({ status: 403 })
  const body = { token: /token=([\w.-]+)/.exec(stdout)![1]!, password: 'Kerek-Erdo-2026' }
  await client.asked(account.resetPassword, { body })
  expect((await refused(client.asked(showOwnPermissions))).status).toBe(401)
})

it('the demo has an operator, who comes in by the password and a code of the secret that is kept with the login', async () => {
  const { email, password, authenticator } = await foundOperator(world.cloud.url)
  const visitor = world.visitor()
  const { second_step } = await visitor.asked(account.logIn, { body: { email, password, remember_me: false } })
  // The code of the setup is used up, and the next one is taken already.
  const code = codeAt(authenticator!, new Date(Date.now() + 30_000)).code
  await visitor.asked(completeLogIn, { body: { challenge: second_step!.challenge, code } })
  expect((await visitor.asked(showOwnPermissions)).data).toMatchObject({ email, permissions })
  await expect(foundOperator(world.cloud.url)).rejects.toThrow('was not made')
})

it('tells an operator with a second factor what they may do', async () => {
  const { client, email } = await world.operator({ additions: permissions })
  expect((await client.asked(showOwnPermissions)).data).toMatchObject({ email, permissions })
})
