import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
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

it('tells an operator with a second factor what they may do', async () => {
  const { client, email } = await world.operator({ additions: permissions })
  expect((await client.asked(showOwnPermissions)).data).toMatchObject({ email, permissions })
})
