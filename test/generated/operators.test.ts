import { beforeAll, describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { permissionOf, type OperatorAccess } from '#shared/contract/access.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { permissions, type Permission } from '#shared/contract/permission.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { callEndpoint, endpoints, faultIn, isOfBackOffice } from './call-endpoint.ts'

const world = openWorld()
const ofBackOffice = endpoints.filter(([, endpoint]) => isOfBackOffice(endpoint))
const neededFor = ({ access }: AnyEndpoint) => permissionOf(access as OperatorAccess)

/** Operators with exactly one permission, and with all but one; made once each. */
const made = new Map<string, Promise<Person>>()
function operatorWith(additions: readonly Permission[]): Promise<Person> {
  const key = additions.join()
  const found = made.get(key) ?? world.operator({ additions })
  made.set(key, found)
  return found
}

/** May do everything, and has not said lately who they are. */
let unconfirmed: Promise<Person> | undefined

/** Whoever is refused everywhere, with the status of the refusal. */
let refusals: [who: string, token: string | undefined, status: number][]

beforeAll(async () => {
  const [owner, homeless, withoutFactor, former, leaver] = await Promise.all([
    world.founder(),
    world.registered(),
    world.operator({ additions: permissions, hasFactor: false }),
    world.operator({ additions: permissions, is_active: false }),
    world.operator({ additions: permissions }),
  ])
  const employee = await world.colleague(owner)
  const signedOut = leaver.client.token
  await leaver.client.asked(account.logOut)
  refusals = [
    ['nobody', undefined, 401],
    ['garbage', 'a.b.c', 401],
    ['an operator who has signed out', signedOut, 401],
    ['an account without a company', homeless.client.token, 403],
    ['an employee', employee.client.token, 403],
    ['the superadmin of a company', owner.client.token, 403],
    ['an operator who was deactivated', former.client.token, 403],
    ['an operator without a second factor', withoutFactor.client.token, 412],
  ]
})

it('asks for a permission at every endpoint of the back office but that which says what one may do', () => {
  expect(ofBackOffice.filter(([, endpoint]) => !neededFor(endpoint)).map(([route]) => route)).toEqual(['GET /admin/me'])
  expect(ofBackOffice.filter(([, { path }]) => !path.startsWith('/admin/')).map(([route]) => route)).toEqual([])
})

it('lets nobody change anything who may only read', () => {
  const wrong = ofBackOffice.filter(
    ([, endpoint]) => endpoint.changes && endpoint.method !== 'GET' && neededFor(endpoint)?.endsWith('.read'),
  )
  expect(wrong.map(([route]) => route)).toEqual([])
})

describe.each(ofBackOffice)('A06 %s', (_, endpoint) => {
  const needed = neededFor(endpoint)
  const ask = (token: string | undefined) => callEndpoint(world.cloud.url, endpoint, { token })

  it(`is open to operators with the permission ${needed ?? 'of any kind'}, and to nobody else`, async () => {
    const outcomes = []
    for (const [who, token, expected] of refusals) outcomes.push({ who, expected, ...(await ask(token)) })
    if (needed) {
      const others = permissions.filter(one => one !== needed && one !== needed.replace(/\.read$/, '.write'))
      const without = await operatorWith(others)
      outcomes.push({
        who: 'an operator with every other permission',
        expected: 403,
        ...(await ask(without.client.token)),
      })
    }
    const wrong = outcomes.filter(({ status, expected }) => status !== expected)
    expect(wrong.map(({ who, status, body }) => `${who}: ${status} ${JSON.stringify(body)}`)).toEqual([])
    for (const outcome of outcomes) expect([outcome.who, faultIn(outcome)]).toEqual([outcome.who, undefined])

    if (endpoint.confirmed) {
      const stale = await (unconfirmed ??= world.operator({ additions: permissions, isConfirmed: false }))
      const outcome = await ask(stale.client.token)
      expect([outcome.status, faultIn(outcome)]).toEqual([428, undefined])
    }

    const insider = await operatorWith(needed ? [needed] : [])
    const outcome = await ask(insider.client.token)
    expect([401, 403, 412, 428]).not.toContain(outcome.status)
    expect(faultIn(outcome)).toBeUndefined()
  })
})
