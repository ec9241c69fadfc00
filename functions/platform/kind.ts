import type * as z from 'zod/mini'

/** Where an item lies: whose it is, and what it is among theirs. */
export interface Key {
  pk: string
  sk: string
}

/** What is read of a kind of item: all of it, or only some attributes, of which a list brings no others along. */
export interface View<T extends object> {
  name: string
  schema: z.ZodMiniType<T>
  only?: readonly string[]
}

/** Some attributes of a kind of item. */
export const viewOf = <T extends object>(
  { name }: { name: string },
  schema: z.ZodMiniType<T> & { shape: object },
): View<T> => ({ name, schema, only: Object.keys(schema.shape) })

/** A kind of item in the single table. `Named` is the part of an item that its key is made of. */
export interface Kind<T extends Named, Named extends object = T> extends View<T> {
  key: (named: Named) => Key
  /** The questions that the two indexes answer; an item without an answer is left out of the index. */
  index1?: (item: T) => Key | undefined
  index2?: (item: T) => Key | undefined
  /** When the item may be forgotten, in unix seconds. */
  expires?: (item: T) => number
}

/** An item as the table knows it. Version 0 has not been stored yet. */
export type Stored<T> = T & { readonly _version: number }

/** A first version, to be inserted by `replace` where nothing lay before. */
export const unstored = <T extends object>(item: T): Stored<T> => ({ ...item, _version: 0 })
