import { describe, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { Actor, Caller, SignedIn } from '#functions/platform/authorise.ts'
import type { Input } from '#functions/platform/input.ts'
import type { serve as Serve } from '#functions/platform/serve.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

declare const serve: typeof Serve

/** Held by the compiler alone: nothing is served. */
const typed = (given: () => unknown) => expectTypeOf(given).toBeFunction()

const reply = z.object({ data: z.object({ made_at: z.int() }) })
const open = endpoint('GET /open', { summary: '', access: 'anyone', reply })
const ofAccount = endpoint('GET /account', { summary: '', access: 'account', reply })
const ofMember = endpoint('PUT /member/{id}', {
  summary: '',
  access: 'member',
  query: z.object({ year: z.coerce.number() }),
  body: z.object({ names: z._default(z.array(z.string()), []) }),
  reply,
})
const ofAdmin = endpoint('DELETE /admin', { summary: '', access: 'admin' })
const data = { made_at: 1 }

describe('what a handler is given', () => {
  it('is nobody where anyone may call, an account where one signs in, and a member from there on', () => {
    expectTypeOf<Caller<'anyone'>>().toEqualTypeOf<undefined>()
    expectTypeOf<Caller<'account'>>().toEqualTypeOf<SignedIn>()
    for (const caller of [] as Caller<'member' | 'admin' | 'superadmin'>[]) expectTypeOf(caller).toEqualTypeOf<Actor>()
    typed(() => [
      serve(open, async (_, { actor }) => (expectTypeOf(actor).toEqualTypeOf<undefined>(), { data })),
      serve(ofAccount, async (_, { actor }) => (expectTypeOf(actor).toEqualTypeOf<SignedIn>(), { data })),
      serve(ofMember, async (_, { actor }) => (expectTypeOf(actor).toEqualTypeOf<Actor>(), { data })),
      serve(ofAdmin, async (_, { actor }) => void expectTypeOf(actor).toEqualTypeOf<Actor>()),
    ])
  })

  it('knows the company only of a member', () => {
    expectTypeOf<Actor>().toHaveProperty('company').toEqualTypeOf<string>()
    expectTypeOf<SignedIn>().not.toHaveProperty('company')
    expectTypeOf<SignedIn>().not.toHaveProperty('role')
  })

  it('is what the schemas have read, not what was sent', () => {
    type Read = Input<typeof ofMember>
    expectTypeOf<Read['path']>().branded.toEqualTypeOf<{ id: string }>()
    expectTypeOf<Read['query']>().toEqualTypeOf<{ year: number }>()
    expectTypeOf<Read['body']>().toEqualTypeOf<{ names: string[] }>()
  })
})

describe('what a handler gives back', () => {
  it('is the reply that the contract promises, whole and of the right types', () => {
    typed(() => {
      serve(open, async () => ({ data }))
      // @ts-expect-error -- the contract promises data
      serve(open, async () => ({}))
      // @ts-expect-error -- the contract promises a number
      serve(open, async () => ({ data: { made_at: 'now' } }))
      // @ts-expect-error -- the contract promises a reply
      serve(open, async () => undefined)
    })
  })

  it('is nothing where the contract promises nothing', () => {
    typed(() => {
      serve(ofAdmin, async () => undefined)
      // @ts-expect-error -- nobody would read it
      serve(ofAdmin, async () => ({ data }))
    })
  })
})
