import { App, Stack } from 'aws-cdk-lib/core'
import { CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2'
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

  it('has a route for HEAD, to the same function, where an endpoint answers it', () => {
    const stack = new Stack(new App(), 'head')
    const gateway = new Gateway(stack, 'Gateway', { functionPrefix: 'head-' })
    const target = () => new CfnFunction(stack, `Thing${stack.node.children.length}`, { code: {}, role: 'role' })
    gateway.addRoute(stack, endpoint('GET /feed', { ...open, plain: true, head: true }), target())
    gateway.addRoute(stack, endpoint('GET /other', { ...open, plain: true }), target())
    const routes = stack.node.children.filter(child => child instanceof CfnRoute)
    expect(routes.map(({ routeKey }) => routeKey)).toEqual(['GET /api/feed', 'HEAD /api/feed', 'GET /api/other'])
    expect(routes[1]!.target).toBe(routes[0]!.target)
    expect(routes[2]!.target).not.toBe(routes[0]!.target)
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
