import type * as z from 'zod/mini'

/** The primary key of an item. */
export interface Key {
  pk: string
  sk: string
}

/** The attributes of an item as they are stored. */
export type Attributes = Record<string, unknown>

/** Makes the attributes of one shape into those of the next. */
export type Upcast = (attributes: Attributes) => Attributes

/** How a kind of item is read: whole, or projected to the attributes in `only`. */
export interface View<T extends object> {
  name: string
  schema: z.ZodMiniType<T>
  only?: readonly string[]
  /** The changes of its shape, the oldest first; an item written before one is changed by it when it is read. */
  upcasts?: readonly Upcast[]
}

/** A projection of a kind to the attributes of a schema; an older shape may need others, so that a kind with upcasts is read whole. */
export const viewOf = <T extends object>(
  { name, upcasts }: Pick<View<object>, 'name' | 'upcasts'>,
  schema: z.ZodMiniType<T> & { shape: object },
): View<T> =>
  upcasts?.length
    ? { name, schema, upcasts }
    : {
        name,
        schema,
        get only() {
          return Object.keys(schema.shape)
        },
      }

/** The number of the shape that items of a kind are written in; the first is 1. */
export const shapeOf = ({ upcasts = [] }: Pick<View<object>, 'upcasts'>) => upcasts.length + 1

/** The number of the shape that an item was written in, which the first has not stored. */
export const writtenShapeOf = ({ _shape = 1 }: Attributes) => Number(_shape)

/** Reads an item in whatever shape it was written. @throws Error where it does not fit the kind's schema */
export const itemIn = <T extends object>({ schema, upcasts = [] }: View<T>, attributes: Attributes): T =>
  schema.parse(upcasts.slice(writtenShapeOf(attributes) - 1).reduce((older, upcast) => upcast(older), attributes))

/** A kind of item in the single table. `Named` is the part of an item that its key is made of. */
export interface Kind<T extends Named, Named extends object = T> extends View<T> {
  key: (named: Named) => Key
  /** The keys in the two sparse indexes; an item without one is not indexed. */
  index1?: (item: T) => Key | undefined
  index2?: (item: T) => Key | undefined
  /** When the item expires, in unix seconds; undefined where it does not. */
  expires?: (item: T) => number | undefined
}

/** An item with its version for optimistic locking; version 0 has not been stored yet. */
export type Stored<T> = T & { readonly _version: number }

/** An item not stored yet, which `replace` inserts. */
export const unstored = <T extends object>(item: T): Stored<T> => ({ ...item, _version: 0 })
