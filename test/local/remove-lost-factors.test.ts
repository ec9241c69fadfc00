import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { people } from '#shared/people/contract.ts'
import { receivedEmail } from '#test/functions/account/received-email.ts'
import { withAuthenticator } from '#test/functions/account/with-factors.ts'
import { refused } from '#test/support/client.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld, password } from '#test/support/world.ts'

const world = openWorld(() => ownCloud())

it('npm run remove-lost-factors lets a lone superadmin who has lost everything in by password, ends the sessions and tells the owner', async () => {
  const owner = await world.founder('en')
  await withAuthenticator(owner.client)
  const env = { ...process.env, PORT: new URL(world.cloud.url).port }
  const run = (...options: string[]) =>
    promisify(execFile)('node', ['infra/lost-factors/main.ts', '--local', ...options], { env })

  await expect(run()).rejects.toThrow('Name the address')
  await expect(run('--email', 'nobody@example.hu')).rejects.toThrow('No account has this address.')
  const { stdout } = await run('--email', owner.email)
  expect(stdout).toContain(`"event":"second_factors_removed_by_operator","outcome":"success","account":"${owner.id}"`)
  expect(stdout).toMatch(/Done: account \S+ signs in by password alone/)
  expect(stdout).not.toContain(owner.email)

  expect(await refused(owner.client.asked(people.showMe))).toMatchObject({ status: 401 })
  await world.visitor().asked(account.logIn, { body: { email: owner.email, password } })
  const { text } = await receivedEmail(world, owner.email, /Two-step sign-in removed/)
  expect(text).toContain('The operator of the service removed two-step sign-in')
  await expect(run('--email', owner.email)).rejects.toThrow('This account has no second step.')
})
