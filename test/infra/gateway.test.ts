import { App, Stack } from 'aws-cdk-lib/core'
import { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import { describe, expect, it } from 'vitest'
import { Gateway, routeKeyOf } from '#infra/cloud/gateway.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

const open = { summary: 'Anything', access: 'anyone' } as const

describe('the gateway', () => {
  it('has the locale before every path, except for plain endpoints', () => {
    expect(routeKeyOf(endpoint('PUT /group/{id}', open))).toBe('PUT /api/{locale}/group/{id}')
    expect(routeKeyOf(endpoint('GET /openapi.json', { ...open, plain: true }))).toBe('GET /api/openapi.json')
  })

  it('refuses the route after the three hundredth at synthesis, not at deployment', () => {
    const stack = new Stack(new App(), 'gateway')
    const gateway = new Gateway(stack, 'Gateway', { functionPrefix: 'gateway-' })
    const addRoute = (number: number) =>
      gateway.addRoute(
        stack,
        endpoint(`GET /thing-${number}`, open),
        new CfnFunction(stack, `Thing${number}`, { code: {}, role: 'role' }),
      )
    for (let number = 1; number <= 300; number++) addRoute(number)
    expect(() => addRoute(301)).toThrow('300 routes')
  })
})
