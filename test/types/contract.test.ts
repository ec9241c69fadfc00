import { describe, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { company } from '#shared/company/contract.ts'
import type { Access } from '#shared/contract/access.ts'
import { endpoint, type PathOf } from '#shared/contract/endpoint.ts'
import { leave } from '#shared/leave/contract.ts'
import type { people } from '#shared/people/contract.ts'

describe('the type of an endpoint', () => {
  it('has the path parameters that its route names in braces, and no others', () => {
    expectTypeOf<PathOf<'GET /day-off/{id}'>>().branded.toEqualTypeOf<{ id: string }>()
    expectTypeOf<PathOf<'PUT /user/{id}/child/{child_id}'>>().branded.toEqualTypeOf<{ id: string; child_id: string }>()
    expectTypeOf<PathOf<'GET /day-off'>>().toEqualTypeOf<unknown>()
    expectTypeOf<keyof PathOf<(typeof people.changeRole)['route']>>().toEqualTypeOf<'id'>()
  })

  it('keeps its route and its access to the letter', () => {
    const one = endpoint('PUT /cup/{id}', { summary: 'A cup', access: 'superadmin' })
    expectTypeOf(one.route).toEqualTypeOf<'PUT /cup/{id}'>()
    expectTypeOf(one.access).toEqualTypeOf<'superadmin'>()
    expectTypeOf(leave.requestLeave.access).toEqualTypeOf<'member'>()
    expectTypeOf(company.addGroup.access).toEqualTypeOf<'admin'>()
  })

  it('keeps the schemas of query, body and reply', () => {
    const one = endpoint('GET /cup', {
      summary: 'Cups',
      access: 'member',
      query: z.object({ colour: z.optional(z.string()) }),
      reply: z.object({ data: z.array(z.string()) }),
    })
    expectTypeOf<z.output<NonNullable<typeof one.query>>>().toEqualTypeOf<{ colour?: string | undefined }>()
    expectTypeOf<z.output<NonNullable<typeof one.reply>>>().toEqualTypeOf<{ data: string[] }>()
    expectTypeOf<NonNullable<typeof one.body>>().toEqualTypeOf<z.ZodMiniUndefined>()
  })

  it('takes only a method and a path that API Gateway knows', () => {
    // @ts-expect-error -- no such method is used
    endpoint('PATCH /cup', { summary: '', access: 'member' })
    // @ts-expect-error -- a path begins with a slash
    endpoint('GET cup', { summary: '', access: 'member' })
  })
})

describe('who may call', () => {
  it('is one of five words, or an area of the operators to read or to write', () => {
    expectTypeOf<'anyone' | 'account' | 'member' | 'admin' | 'superadmin'>().toExtend<Access>()
    expectTypeOf<'operator:companies.read'>().toExtend<Access>()
    expectTypeOf<'operator:companies.delete'>().not.toExtend<Access>()
    expectTypeOf<'employee'>().not.toExtend<Access>()
  })
})
