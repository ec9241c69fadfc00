import { describe, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { account } from '#shared/account/contract.ts'
import type { company } from '#shared/company/contract.ts'
import type { InputOf, ReplyOf } from '#shared/contract/client.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import type { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { people } from '#shared/people/contract.ts'
import type { PersonView } from '#shared/people/contract/person-view.ts'
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
    expectTypeOf<InputOf<typeof turned>['body']>().toEqualTypeOf<{ by: string }>()
    expectTypeOf<NonNullable<InputOf<typeof turned>['query']>>().branded.toEqualTypeOf<{ times?: string | undefined }>()
  })

  it('has the path parameters of the route, each of them', () => {
    expectTypeOf<InputOf<typeof people.showPerson>['path']>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<InputOf<typeof company.showCompany>['path']>().toEqualTypeOf<undefined>()
    expectTypeOf<{ body: { by: string } }>().not.toExtend<InputOf<typeof turned>>()
    expectTypeOf<{ path: { name: string }; body: { by: string } }>().not.toExtend<InputOf<typeof turned>>()
  })

  it('has no body where the endpoint takes none, and never lacks one that is needed', () => {
    expectTypeOf<{ path: { id: string }; body: { by: string } }>().not.toExtend<InputOf<typeof people.showPerson>>()
    expectTypeOf<object>().not.toExtend<InputOf<typeof account.logIn>>()
    expectTypeOf<{ path: { id: string } }>().toExtend<InputOf<typeof leave.cancelLeave>>()
  })
})

describe('what a caller gets', () => {
  it('is what the schema of the reply gives out', () => {
    expectTypeOf<ReplyOf<typeof turned>>().toEqualTypeOf<{ turned_at: string }>()
    expectTypeOf<ReplyOf<typeof leave.approveLeave>['data']>().toEqualTypeOf<RequestView>()
    expectTypeOf<ReplyOf<typeof people.showPerson>['data']>().toEqualTypeOf<PersonView>()
    expectTypeOf<ReplyOf<typeof leave.listWaiting>['data']>().toEqualTypeOf<RequestView[]>()
  })

  it('is nothing to read where the contract promises none', () => {
    const silent = endpoint('DELETE /cup', { summary: 'Drops a cup', access: 'member' })
    expectTypeOf<ReplyOf<typeof silent>>().toEqualTypeOf<object>()
  })

  it('is one request for one person, and an answer for each of several', () => {
    type Filed = ReplyOf<typeof leave.requestLeave>['data']
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
      .toEqualTypeOf<InputOf<typeof leave.approveLeave> | undefined>()
    const read = null as unknown as typeof useApi
    expectTypeOf(read<typeof leave.listWaiting>)
      .returns.toHaveProperty('data')
      .toEqualTypeOf<ReplyOf<typeof leave.listWaiting> | undefined>()
  })
})
