import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { people } from '#shared/people/contract.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()
const event = { StackId: 'stack', RequestId: 'request', LogicalResourceId: 'SigningKey', ResourceProperties: {} }
const publish = async (more: object) => {
  const outcome = await world.cloud.invoke('publish-signing-key', { ...event, ...more })
  if (!outcome.ok) throw new Error('the function failed')
  return JSON.parse(outcome.payload)
}

/** Stands where CloudFormation waits for an outcome. */
async function waiting() {
  const heard = Promise.withResolvers<{ method: string | undefined; outcome: unknown }>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    heard.resolve({ method: request.method, outcome: JSON.parse(text) })
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: heard.promise.finally(() => server.close()),
  }
}

describe('publishing the signing key', () => {
  it('names the key by its digest, the same at every deployment, and old tokens stay good', async () => {
    const { client } = await world.founder()
    const created = await publish({ RequestType: 'Create' })
    const updated = await publish({ RequestType: 'Update', PhysicalResourceId: created.PhysicalResourceId })
    expect(created.Data.kid).toMatch(/^[\w-]{16}$/)
    expect(created.PhysicalResourceId).toBe(created.Data.kid)
    expect(updated).toEqual(created)
    await client.asked(people.showMe)
  })

  it('withdraws no key but the one that the resource is called by', async () => {
    expect(await publish({ RequestType: 'Delete', PhysicalResourceId: 'signing-key' })).toEqual({
      PhysicalResourceId: 'signing-key',
      Data: {},
    })
    const { client } = await world.registered()
    await client.asked(people.showMe)
  })

  it('tells CloudFormation how it went', async () => {
    const { url, heard } = await waiting()
    await publish({ RequestType: 'Create', ResponseURL: url })
    const { ResourceProperties: _, ...echoed } = event
    expect(await heard).toMatchObject({
      method: 'PUT',
      outcome: { Status: 'SUCCESS', PhysicalResourceId: expect.any(String), ...echoed },
    })
  })
})
