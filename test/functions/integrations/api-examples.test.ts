import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { api } from '#shared/api.ts'
import { company } from '#shared/company/contract.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { openapi } from '#shared/contract/openapi.ts'
import { createApiKey } from '#shared/integrations/contract/keys/create-api-key.ts'
import { commandOf, referenceOf, type ReferenceEntry } from '#shared/integrations/reference.ts'
import { people } from '#shared/people/contract.ts'
import { languages } from '#shared/words/language.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { book, monday } from '../leave/office.ts'

const world = openWorld()
const today = todayInBudapest()
const day = monday(yearOf(today) + 1)
const entries = referenceOf(openapi(api, { title: 'Szabi', version: '1', languages }), today)
const reading = entries.filter(({ scope }) => scope === 'read')
const run = promisify(execFile)

let owner: Person
let anna: Person
let readKey: string
let writeKey: string
let request: string

beforeAll(async () => {
  owner = await world.founder()
  anna = await world.colleague(owner)
  await owner.client.asked(people.saveEmploymentInformation, {
    path: { id: anna.id },
    body: { employment_start: '2018-01-01' },
  })
  request = (await book(anna, { from_date: day })).id
  await owner.client.asked(confirmIdentity, { body: { password } })
  const keyOf = async (scope: 'read' | 'write') =>
    (await owner.client.asked(createApiKey, { body: { name: scope, scope, expires_on: null } })).key
  readKey = await keyOf('read')
  writeKey = await keyOf('write')
})

/** What a command line asks for: its words as a shell would take them apart, with the values of its variables. */
function callOf(command: string, key: string): [string, RequestInit] {
  const [curl, address, ...rest] = [...command.replaceAll('\\\n', '').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double?.replace('$SZABI_KEY', key) ?? single ?? plain!,
  )
  if (curl !== 'curl') throw new Error(command)
  const given = (option: string) => rest.flatMap((word, at) => (word === option ? [rest[at + 1]!] : []))
  const [body] = given('-d')
  return [
    address!,
    {
      method: given('-X')[0] ?? (body ? 'POST' : 'GET'),
      headers: given('-H').map(line => line.split(': ') as [string, string]),
      ...(body && { body }),
    },
  ]
}

const idsOf: Partial<Record<string, () => string>> = { showRequest: () => request }
const withIds = (entry: ReferenceEntry) =>
  commandOf(entry, `${world.cloud.url}/api/hu`).replaceAll(/\bID\b/g, (idsOf[entry.name] ?? (() => anna.id))())

describe('P05: the examples of the page about the API', () => {
  it.each(reading.map(entry => [entry.name, entry] as const))('%s is read by its command', async (_, entry) => {
    const reply = await fetch(...callOf(withIds(entry), readKey))
    expect([reply.status, await reply.json()]).toMatchObject([200, { success: 1 }])
  })

  const program = async (name: string, ...args: string[]) => {
    const env = { ...process.env, SZABI_URL: world.cloud.url, SZABI_KEY: writeKey }
    const file = resolve('web/integrations/api/examples', name)
    return (await run(resolve('node_modules/.bin/node'), [file, ...args], { env })).stdout.trim().split('\n')
  }

  it('tell who is away today', async () => {
    expect(await program('away-today.mjs')).toEqual([''])
    // Nobody is away on a day that is not worked, as today may be.
    const working_hours = { monday: 8, tuesday: 8, wednesday: 8, thursday: 8, friday: 8, saturday: 8, sunday: 8 }
    await owner.client.asked(company.changeWorkingHours, { body: { working_hours } })
    await book(owner, { type_id: 2, from_date: today, user_id: anna.id })
    expect(await program('away-today.mjs')).toEqual([expect.stringMatching(new RegExp(`^\\S+ \\S+ – ${today}$`))])
  })

  it('list what is left to everybody', async () => {
    const [head, ...rows] = await program('balances.mjs')
    expect(head).toBe('name;email;entitled;used;left')
    expect(new Set(rows.map(row => row.split(';')[1]))).toEqual(new Set([owner.email, anna.email]))
    // Nothing is left to somebody of whose employment nothing is known yet.
    for (const row of rows) expect(row).toMatch(/;(\d+;\d+;\d+|;;)$/)
    expect(rows.join()).toMatch(/\d+;\d+;\d+/)
  })

  it('ask for leave, and say why they cannot', async () => {
    const later = monday(yearOf(today) + 1, 2)
    const asked = async () => (await program('request.mjs', anna.email, later, later)).at(-1)
    expect(await asked()).toMatch(/^\S+ pending 1$/)
    expect(await asked()).toMatch(/^\p{Lu}\S+ .+\p{L}$/u)
    await expect(program('request.mjs', 'nobody@example.hu', later, later)).rejects.toMatchObject({
      stderr: expect.stringContaining('nobody@example.hu'),
    })
  })
})
