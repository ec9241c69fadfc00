import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleFunctions } from '#infra/build/bundle-functions.ts'
import { cloudApp } from '#infra/cloud/cloud-app.ts'
import { startLocalCloud, type LocalCloud } from '#infra/local/local-cloud.ts'
import { originPlaceholder } from '#infra/local/template/place.ts'
import { localStage, type Stage } from '#infra/stages.ts'
import { account } from '#shared/account/contract.ts'
import { people } from '#shared/people/contract.ts'
import { clientFor, type Client } from '#test/support/client.ts'
import { password } from '#test/support/world.ts'
import { eventually } from './fixture/eventually.ts'

type Keys = Pick<Stage, 'signingSeedVersions' | 'originSecretVersions'>

let directory: string
let cloud: LocalCloud | undefined
beforeAll(async () => void (directory = await mkdtemp(join(tmpdir(), 'rotation-'))))
afterAll(async () => {
  await cloud?.close()
  await rm(directory, { recursive: true })
})

/** Deploys the template with these keys over the same data; the address stays. */
async function deploy(name: string, keys: Keys) {
  const port = cloud ? Number(new URL(cloud.url).port) : 0
  await cloud?.close()
  const outdir = join(directory, name)
  cloudApp({ ...localStage(originPlaceholder), ...keys }, await bundleFunctions(), { outdir, checked: false }).synth()
  cloud = await startLocalCloud({
    assembly: async () => outdir,
    dataDir: join(directory, 'data'),
    port,
    sharedWorkers: true,
  })
  return cloud
}

const kidOf = ({ token = '' }: Client) => decodeProtectedHeader(token).kid

async function resetLink(client: Client, email: string): Promise<string> {
  const seen = cloud!.mails().length
  await client.asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
  return eventually(
    () =>
      cloud!
        .mails()
        .slice(seen)
        .flatMap(({ text }) => /change-password\?token=([\w.-]+)/.exec(text)?.[1] ?? [])[0],
  )
}

it('cloud 1: the signing seed and the origin secret are rotated by three deployments while people are signed in', async () => {
  const { url } = await deploy('before', {})
  const [anna, bela, second] = [clientFor(url), clientFor(url), clientFor(url)]
  for (const [client, name] of [
    [anna, 'anna'],
    [bela, 'bela'],
  ] as const)
    await client.asked(account.register, {
      body: { email: `${name}@example.hu`, password, captcha: 'stand-in.register' },
    })
  const first = kidOf(anna)
  const works = async (...clients: Client[]) => {
    for (const client of clients) await client.asked(people.showMe)
  }

  await deploy('publish', { signingSeedVersions: [1, 2], originSecretVersions: [1, 2] })
  await works(anna, bela)
  const link = await resetLink(bela, 'bela@example.hu')
  await anna.asked(account.refreshToken)
  expect(kidOf(anna)).toBe(first)
  // A second tab still has the cookie that was replaced just now.
  for (const [name, value] of bela.cookies) second.cookies.set(name, value)
  await bela.asked(account.refreshToken)

  await deploy('sign', { signingSeedVersions: [2, 1], originSecretVersions: [2, 1] })
  await works(anna, bela)
  await second.asked(account.refreshToken)
  expect(second.cookies).toEqual(bela.cookies)
  await anna.asked(account.refreshToken)
  expect(kidOf(anna)).not.toBe(first)
  await works(anna, bela, second)
  await bela.asked(account.resetPassword, { body: { token: link, password: 'Másik2026' } })
  const later = await resetLink(anna, 'anna@example.hu')

  await deploy('retire', { signingSeedVersions: [2], originSecretVersions: [2] })
  await works(anna)
  await anna.asked(account.refreshToken)
  await bela.asked(account.logIn, { body: { email: 'bela@example.hu', password: 'Másik2026', remember_me: true } })
  await works(anna, bela)
  await anna.asked(account.resetPassword, { body: { token: later, password: 'Másik2026' } })

  expect(await second.asked(people.showMe).catch(({ status }) => status)).toBe(401)
})
