import type * as z from 'zod/mini'

/** Where an item lies: whose it is, and what it is among theirs. */
export interface Key {
  pk: string
  sk: string
}

/** A kind of item in the single table. `Named` is the part of an item that its key is made of. */
export interface Kind<T extends Named, Named extends object = T> {
  name: string
  schema: z.ZodMiniType<T>
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
