import { describe, expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import { openapi } from '#shared/contract/openapi.ts'
import { languages } from '#shared/words/language.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()

describe('/api/openapi.json', () => {
  it('is the description made from the contract, for everybody', async () => {
    const response = await fetch(`${world.cloud.url}/api/openapi.json`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(await response.json()).toEqual(
      JSON.parse(JSON.stringify(openapi(api, { title: 'Szabi', version: '1', languages }))),
    )
  })

  it('security 12 knows that a refresh token may be refused', () => {
    const { paths } = openapi(api, { title: 'Szabi', version: '1', languages })
    expect(paths['/auth/refresh-token']).toMatchObject({
      post: { security: [], responses: { 401: { $ref: '#/components/responses/unauthenticated' } } },
    })
  })
})
