import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { deferred } from '#functions/platform/deferred.ts'

type Schema = z.ZodMiniType & { shape: Record<string, z.ZodMiniType> }

const made = vi.fn<(name: string) => void>()
/** A builder of zod that tells when it builds. */
const late = (name: string, build: (...given: never[]) => object, ...given: unknown[]) =>
  deferred((...real: never[]) => {
    made(name)
    return build(...real)
  }, given) as Schema

describe('a deferred schema', () => {
  it('is built when it is first used, once, and with it what it is made of', () => {
    made.mockClear()
    const text = late('text', z.string)
    const unused = late('unused', z.int)
    const item = late('item', z.object, { text, texts: late('texts', z.array, text) })
    expect(made).not.toHaveBeenCalled()
    expect(item.parse({ text: 'a', texts: ['b'], more: 1 })).toEqual({ text: 'a', texts: ['b'] })
    expect(item.safeParse({ text: 1 }).success).toBe(false)
    expect(made.mock.calls.flat().toSorted()).toEqual(['item', 'text', 'texts'])
    expect(unused).toBeDefined()
  })

  it('takes further checks before it is built, and after', () => {
    made.mockClear()
    const short = late('text', z.string).check(late('shortest', z.minLength, 2) as never)
    expect(made).not.toHaveBeenCalled()
    expect([short.safeParse('a').success, short.safeParse('ab').success]).toEqual([false, true])
    const shorter = short.check(z.refine(value => value !== 'no'))
    expect([shorter.safeParse('no').success, shorter.safeParse('yes').success]).toEqual([false, true])
  })

  it('is to others what it stands for', () => {
    const item = late('item', z.object, { text: z.string() })
    expect(Object.keys(item.shape)).toEqual(['text'])
    expect('_zod' in item).toBe(true)
    expect(late('item', z.object, {})).toBeInstanceOf(z.ZodMiniObject)
    const more = z.extend(item as never, { more: z.optional(z.string()) })
    expect(z.safeParse(more, { text: 'a', more: 'b' }).success).toBe(true)
    expect(late('either', z.union, [late('a', z.literal, 'a'), z.literal('b')]).parse('b')).toBe('b')
  })

  it('may be made of itself', () => {
    const person: Schema = late('person', z.object, {
      name: z.string(),
      get children() {
        return late('children', z.array, person)
      },
    })
    const family = { name: 'Anna', children: [{ name: 'Béla', children: [] }] }
    expect(person.parse(family)).toEqual(family)
    expect(person.safeParse({ name: 'Anna', children: [{ name: 1, children: [] }] }).success).toBe(false)
  })
})
