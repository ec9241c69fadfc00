import { describe, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { account } from '#shared/account/contract.ts'
import type { company } from '#shared/company/contract.ts'
import type { Asked, Told } from '#shared/contract/client.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import type { leave, RequestView } from '#shared/leave/contract.ts'
import type { people, PersonView } from '#shared/people/contract.ts'
import type { Client } from '#test/support/client.ts'
import type { useApi } from '#web/api/use-api.ts'

const turned = endpoint('PUT /cup/{id}/turn', {
  summary: 'Turns a cup',
  access: 'member',
  query: z.object({ times: z._default(z.pipe(z.string(), z.transform(Number)), 1) }),
  body: z.object({ by: z.pipe(z.string(), z.transform(Number)) }),
  reply: z.object({ turned_at: z.pipe(z.number(), z.transform(String)) }),
})

describe('what a caller gives', () => {
  it('is what the schemas take in, before they read it', () => {
    expectTypeOf<Asked<typeof turned>['body']>().toEqualTypeOf<{ by: string }>()
    expectTypeOf<NonNullable<Asked<typeof turned>['query']>>().branded.toEqualTypeOf<{ times?: string | undefined }>()
  })

  it('has the path parameters of the route, each of them', () => {
    expectTypeOf<Asked<typeof people.showPerson>['path']>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<Asked<typeof company.showCompany>['path']>().toEqualTypeOf<undefined>()
    expectTypeOf<{ body: { by: string } }>().not.toExtend<Asked<typeof turned>>()
    expectTypeOf<{ path: { name: string }; body: { by: string } }>().not.toExtend<Asked<typeof turned>>()
  })

  it('has no body where the endpoint takes none, and never lacks one that is needed', () => {
    expectTypeOf<{ path: { id: string }; body: { by: string } }>().not.toExtend<Asked<typeof people.showPerson>>()
    expectTypeOf<object>().not.toExtend<Asked<typeof account.logIn>>()
    expectTypeOf<{ path: { id: string } }>().toExtend<Asked<typeof leave.cancelLeave>>()
  })
})

describe('what a caller gets', () => {
  it('is what the schema of the reply gives out', () => {
    expectTypeOf<Told<typeof turned>>().toEqualTypeOf<{ turned_at: string }>()
    expectTypeOf<Told<typeof leave.approveLeave>['data']>().toEqualTypeOf<RequestView>()
    expectTypeOf<Told<typeof people.showPerson>['data']>().toEqualTypeOf<PersonView>()
    expectTypeOf<Told<typeof leave.listWaiting>['data']>().toEqualTypeOf<RequestView[]>()
  })

  it('is nothing to read where the contract promises none', () => {
    const silent = endpoint('DELETE /cup', { summary: 'Drops a cup', access: 'member' })
    expectTypeOf<Told<typeof silent>>().toEqualTypeOf<object>()
  })

  it('is one request for one person, and an answer for each of several', () => {
    type Filed = Told<typeof leave.requestLeave>['data']
    expectTypeOf<RequestView>().toExtend<Filed>()
    expectTypeOf<Filed>().not.toExtend<RequestView>()
  })
})

describe('the callers', () => {
  it('of the tests and of the pages both have the types of the contract', () => {
    const asked = null as unknown as Client['asked']
    expectTypeOf(asked<typeof leave.approveLeave>)
      .returns.resolves.toHaveProperty('data')
      .toEqualTypeOf<RequestView>()
    expectTypeOf(asked<typeof leave.approveLeave>)
      .parameter(1)
      .toEqualTypeOf<Asked<typeof leave.approveLeave> | undefined>()
    const read = null as unknown as typeof useApi
    expectTypeOf(read<typeof leave.listWaiting>)
      .returns.toHaveProperty('data')
      .toEqualTypeOf<Told<typeof leave.listWaiting> | undefined>()
  })
})
