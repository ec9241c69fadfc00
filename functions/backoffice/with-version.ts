import type { Stored } from '#functions/platform/kind.ts'

/** Something with the version that whoever changes it has read. */
export const withVersion = <T extends object>(one: Stored<T>) => ({ ...one, version: one._version })

/** The same once it is replaced. */
export const replacedVersion = <T extends object>(one: Stored<T>) => ({ ...one, version: one._version + 1 })
