import { describe, expect, it } from 'vitest'
import { company } from '#shared/company/contract.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { people } from '#shared/people/contract.ts'
import { callEndpoint } from '#test/generated/call-endpoint.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld()

/** The worker that answered a call, and what its function has asked of the table by then. */
async function called(endpoint: AnyEndpoint, { client }: Person) {
  const { status, worker } = await callEndpoint(world.cloud.url, endpoint, { token: client.token })
  expect(status).toBeLessThan(500)
  const { calls = {} } = world.cloud.meter().endpoints[endpoint.route.replace(' ', ' /api/{locale}')] ?? {}
  return { worker, reads: calls['dynamodb:BatchGetItem'] ?? 0 }
}

describe('functions that share a worker', () => {
  it('are those of one bundle', async () => {
    const owner = await world.founder()
    const reading = await called(company.listGroups, owner)
    expect((await called(company.addGroup, owner)).worker).toBe(reading.worker)
    expect((await called(people.listPeople, owner)).worker).not.toBe(reading.worker)
  })

  it('act each under its own name', async () => {
    const owner = await world.founder()
    const before = await called(company.listGroups, owner)
    await called(company.listHolidays, owner)
    await called(company.showCompany, owner)
    expect((await called(company.listGroups, owner)).reads - before.reads).toBe(1)
  })
})
