import { describe, expectTypeOf, it } from 'vitest'
import type { Kind, Stored, View } from '#functions/platform/kind.ts'
import type * as table from '#functions/platform/table.ts'

interface Cup {
  shelf: string
  name: string
  colour: string | null
}
interface Plate {
  shelf: string
  size: number
}
type Cups = Kind<Cup, Pick<Cup, 'shelf' | 'name'>>
type Plates = Kind<Plate>
type Verb<Name extends keyof typeof table> = (typeof table)[Name]

declare const verbs: typeof table
declare const cups: Cups
declare const plates: Plates

/** Held by the compiler alone: there is no table to talk to. */
const typed = (given: () => unknown) => expectTypeOf(given).toBeFunction()

describe('a kind of item', () => {
  it('is named by the part of an item that its key is made of', () => {
    expectTypeOf<Parameters<Cups['key']>[0]>().toEqualTypeOf<Pick<Cup, 'shelf' | 'name'>>()
    // @ts-expect-error -- a key is made of what the item has
    type Impossible = Kind<Cup, { room: string }>
    expectTypeOf<Impossible['name']>().toEqualTypeOf<string>()
    expectTypeOf<Cups>().toExtend<View<Cup>>()
  })

  it('is read by its name alone, and comes with its version or not at all', () => {
    typed(() => {
      expectTypeOf(verbs.get(cups, { shelf: 's', name: 'c' })).resolves.toEqualTypeOf<Stored<Cup> | undefined>()
      // @ts-expect-error -- half of a name finds nothing
      void verbs.get(cups, { shelf: 's' })
      expectTypeOf(verbs.getAll(cups, [])).resolves.toEqualTypeOf<Stored<Cup>[]>()
      expectTypeOf(verbs.list(plates, { pk: 's' })).resolves.toEqualTypeOf<Stored<Plate>[]>()
    })
    expectTypeOf<Stored<Cup>['_version']>().toEqualTypeOf<number>()
  })

  it('is read together with others in the order in which they were named', () => {
    typed(() => {
      const both = verbs.getBatch(
        verbs.lookup(cups, { shelf: 's', name: 'c' }),
        verbs.lookup(plates, { shelf: 's', size: 1 }),
      )
      expectTypeOf(both).resolves.branded.toEqualTypeOf<readonly [Stored<Cup> | undefined, Stored<Plate> | undefined]>()
    })
  })
})

describe('a write', () => {
  it('replaces, removes and checks only what was read before', () => {
    expectTypeOf<Parameters<typeof verbs.replace<Cup, Cup>>[1]>().toEqualTypeOf<Stored<Cup>>()
    typed(() => {
      const fresh: Cup = { shelf: 's', name: 'c', colour: null }
      // @ts-expect-error -- nothing says which version this is to take the place of
      void verbs.replace(cups, fresh)
      // @ts-expect-error -- nothing says which version is to go
      void verbs.remove(cups, fresh)
      // @ts-expect-error -- nothing says which version must still be there
      void verbs.check(cups, fresh)
      void verbs.insert(cups, fresh)
      void verbs.put(cups, fresh)
    })
  })

  it('is of the kind that it goes to', () => {
    typed(() => {
      const plate: Plate = { shelf: 's', size: 1 }
      // @ts-expect-error -- a plate is no cup
      void verbs.insert(cups, plate)
      void verbs.clear(cups, { shelf: 's', name: 'c' })
    })
  })

  it('is plain data until it is committed, and committing gives nothing back', () => {
    expectTypeOf<ReturnType<Verb<'insert'>>>().toEqualTypeOf<table.Write>()
    expectTypeOf<Parameters<Verb<'commit'>>>().toEqualTypeOf<table.Write[]>()
    expectTypeOf<ReturnType<Verb<'commit'>>>().resolves.toEqualTypeOf<void>()
  })

  it('adds to numbers only', () => {
    typed(() => {
      expectTypeOf(verbs.add(plates, { shelf: 's', size: 1 }, { size: 2 })).resolves.toEqualTypeOf<
        Stored<Plate> | undefined
      >()
      // @ts-expect-error -- nothing can be added to a name
      void verbs.add(plates, { shelf: 's', size: 1 }, { shelf: 2 })
    })
  })
})
