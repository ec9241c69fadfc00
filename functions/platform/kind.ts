import type * as z from 'zod/mini'

/** The primary key of an item. */
export interface Key {
  pk: string
  sk: string
}

/** How a kind of item is read: whole, or projected to the attributes in `only`. */
export interface View<T extends object> {
  name: string
  schema: z.ZodMiniType<T>
  only?: readonly string[]
}

/** A projection of a kind to the attributes of a schema. */
export const viewOf = <T extends object>(
  { name }: { name: string },
  schema: z.ZodMiniType<T> & { shape: object },
): View<T> => ({ name, schema, only: Object.keys(schema.shape) })

/** A kind of item in the single table. `Named` is the part of an item that its key is made of. */
export interface Kind<T extends Named, Named extends object = T> extends View<T> {
  key: (named: Named) => Key
  /** The keys in the two sparse indexes; an item without one is not indexed. */
  index1?: (item: T) => Key | undefined
  index2?: (item: T) => Key | undefined
  /** When the item expires, in unix seconds. */
  expires?: (item: T) => number
}

/** An item with its version for optimistic locking; version 0 has not been stored yet. */
export type Stored<T> = T & { readonly _version: number }

/** An item not stored yet, which `replace` inserts. */
export const unstored = <T extends object>(item: T): Stored<T> => ({ ...item, _version: 0 })
