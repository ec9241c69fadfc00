import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { yearOf } from '#shared/calendar/day.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { createApiKey } from '#shared/integrations/contract/keys/create-api-key.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { monday } from '../leave/office.ts'
import { programWith, typesOf } from './typed-client/typed-client.ts'

const world = openWorld()
const day = monday(yearOf(todayInBudapest()) + 1)

let owner: Person
let anna: Person
let program: Awaited<ReturnType<typeof programWith>>

beforeAll(async () => {
  owner = await world.founder()
  anna = await world.colleague(owner)
  const description = await (await fetch(`${world.cloud.url}/api/openapi.json`)).text()
  program = await programWith(await typesOf(description))
})

afterAll(() => rm(program.folder, { recursive: true, force: true }))

async function keyOf(scope: 'read' | 'write') {
  await owner.client.asked(confirmIdentity, { body: { password } })
  const { key } = await owner.client.asked(createApiKey, { body: { name: 'Beléptető', scope, expires_on: null } })
  return { SZABI_URL: world.cloud.url, SZABI_KEY: key }
}

describe('a client that is generated from the description of the API', () => {
  it('P05: knows paths, bodies and replies, and what no reply has does not compile', async () => {
    expect(await program.faults()).toBe('')
    for (const [right, wrong] of [
      ["GET('/user/list')", "GET('/user/lists')"],
      ['preview.left_after', 'preview.left_before'],
      ['from_date: day', 'from_day: day'],
    ] as const) {
      await program.change(right, wrong)
      expect(await program.faults()).toMatch(/program\.mjs/)
      await program.change(wrong, right)
    }
  })

  it('P05: asks with a key that may write, and is refused in sentences what cannot be', async () => {
    expect(await program.run(await keyOf('write'), anna.email, day)).toMatchObject({
      days: 1,
      request: { user_id: anna.id, from_date: day, status: 'pending' },
      refusal: { success: 0, code: 'invalid', errors: { from_date: [expect.stringMatching(/\w+ \w+/)] } },
    })
  })

  it('P05: hears that a key that only reads may not', async () => {
    await expect(program.run(await keyOf('read'), anna.email, day)).rejects.toMatchObject({
      stderr: expect.stringMatching(/Error: forbidden: \S+ \S+/),
    })
  })
})
