import { expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { endOtherSessions } from '#shared/account/contract/end-other-sessions.ts'
import { endSession } from '#shared/account/contract/end-session.ts'
import { listSessions } from '#shared/account/contract/list-sessions.ts'
import { people } from '#shared/people/contract.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password } from '#test/support/world.ts'
import { confirm } from './with-factors.ts'

const world = openWorld()
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

/** Somebody on three devices: the one they registered on, a computer and a phone. */
async function onThreeDevices() {
  const { client, email } = await world.registered('en')
  const signIn = async (userAgent: string) => {
    const device = world.visitor('en')
    await device.asked(account.logIn, { body: { email, password } }, { 'user-agent': userAgent })
    return device
  }
  return { first: client, computer: await signIn(firefox), phone: await signIn(iphone) }
}

it('security 12 the devices on which somebody is signed in are listed by their names, with this one', async () => {
  const { computer } = await onThreeDevices()
  const { data } = await computer.asked(listSessions)
  const now = Date.now() / 1000
  expect(data).toHaveLength(3)
  expect(data.find(({ browser }) => browser === 'Firefox')).toMatchObject({ system: 'Linux', is_current: true })
  expect(data.find(({ browser }) => browser === 'Safari')).toMatchObject({ system: 'iOS', is_current: false })
  expect(data.find(({ browser }) => browser === null)).toMatchObject({ system: null, is_current: false })
  for (const { begun_at, seen_at } of data) {
    expect(seen_at).toBeGreaterThanOrEqual(begun_at)
    expect(now - begun_at).toBeLessThan(60)
  }
})

it('security 12 ASVS 7.5.2 a device is signed out at once by another of the same person, and by nobody else', async () => {
  const { first, computer, phone } = await onThreeDevices()
  const other = await world.registered('en')
  const { data } = await computer.asked(listSessions)
  const { id } = data.find(({ system }) => system === 'iOS')!
  const signOut = (from: typeof computer) => from.asked(endSession, { path: { id } })
  for (const client of [other.client, computer])
    expect(await refused(signOut(client))).toMatchObject({ status: 428, code: 'identityUnconfirmed' })
  await confirm(other.client)
  expect(await refused(signOut(other.client))).toMatchObject({ status: 404 })
  await phone.asked(people.showMe)
  await confirm(computer)
  await signOut(computer)
  expect(await refused(phone.asked(people.showMe))).toMatchObject({ status: 401 })
  expect(await refused(phone.asked(account.refreshToken))).toMatchObject({ status: 401 })
  expect(await refused(signOut(computer))).toMatchObject({ status: 404, code: 'notFound' })
  await first.asked(people.showMe)
})

it('security 12 ASVS 7.5.2 all other devices are signed out at once, and this one stays', async () => {
  const { first, computer, phone } = await onThreeDevices()
  expect(await refused(computer.asked(endOtherSessions))).toMatchObject({ status: 428, code: 'identityUnconfirmed' })
  await confirm(computer)
  for (let times = 0; times < 2; times++) await computer.asked(endOtherSessions)
  for (const device of [first, phone]) {
    expect(await refused(device.asked(people.showMe))).toMatchObject({ status: 401 })
    expect(await refused(device.asked(account.refreshToken))).toMatchObject({ status: 401 })
  }
  await computer.asked(account.refreshToken)
  expect((await computer.asked(listSessions)).data).toMatchObject([{ browser: 'Firefox', is_current: true }])
})
