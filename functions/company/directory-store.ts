import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import * as z from 'zod/mini'
import { DirectoryEntry, directoryFields } from '#shared/company/directory.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'

export const directoryPartition = (company: string) => `${companyPartition(company)}#DIRECTORY`

/** Those who are listed, and the ids of those who are not active. */
export const Register = z.enum(['people', 'inactive'])
export type Register = z.infer<typeof Register>

/** A part of a company's directory, compressed. */
const DirectoryPart = z.object({
  company: z.string(),
  register: Register,
  part: z.string(),
  packed: z.instanceof(Uint8Array),
})
export type DirectoryPart = z.infer<typeof DirectoryPart>

export const directoryParts: Kind<DirectoryPart, Omit<DirectoryPart, 'packed'>> = {
  name: 'DirectoryPart',
  schema: DirectoryPart,
  key: ({ company, register, part }) => ({ pk: directoryPartition(company), sk: partKey({ register, part }) }),
}

export const partPrefix = (register?: Register) => (register ? `PART#${register}#` : 'PART#')
export const partKey = ({ register, part }: Pick<DirectoryPart, 'register' | 'part'>) =>
  `${partPrefix(register)}${part}`

/** The version of each part of a directory, by its key. A part has the version of the head that it was written with, which never goes back. */
const DirectoryHead = z.object({
  company: z.string(),
  parts: z.record(z.string(), z.int()),
  /** The fields that the parts hold of each person, in their order, once all are written; where they are not today's, the directory is built anew. */
  fields: z._default(z.array(z.string()), []),
})
export type DirectoryHead = z.infer<typeof DirectoryHead>

export const directoryHeads: Kind<DirectoryHead, { company: string }> = {
  name: 'DirectoryHead',
  schema: DirectoryHead,
  key: ({ company }) => ({ pk: directoryPartition(company), sk: 'HEAD' }),
}

/** An entry that is newer than the parts. */
const DirectoryChange = z.object({ company: z.string(), id: z.string(), entry: DirectoryEntry })
export type DirectoryChange = z.infer<typeof DirectoryChange>

export const directoryChanges: Kind<DirectoryChange, Pick<DirectoryChange, 'company' | 'id'>> = {
  name: 'DirectoryChange',
  schema: DirectoryChange,
  key: ({ company, id }) => ({ pk: directoryPartition(company), sk: `CHANGE#${id}` }),
}

/** The sort keys of the changes and of the head, which a query reads in this order. */
export const headAndChanges = ['CHANGE#', 'HEAD'] as const

/** The sort keys of the changes, of the head and of the ids of those who are not active, which follow each other. */
export const headToInactive = ['CHANGE#', `${partPrefix('inactive')}~`] as const

/** A middling quality: the next ones take several times as long for a twentieth less. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Column by column, in the order of the fields: what stands beside each other is alike, which compresses best. A column in which nobody has
 * anything is empty.
 */
export const textOf = (entries: readonly DirectoryEntry[]) =>
  JSON.stringify(
    directoryFields.map(field =>
      entries.every(entry => entry[field] === null) ? [] : entries.map(entry => entry[field]),
    ),
  )

/** The entries of a text whose columns are these fields. */
export function entriesIn(text: string, fields: readonly string[]): DirectoryEntry[] {
  const columns = JSON.parse(text) as unknown[][]
  const ids = columns[fields.indexOf('id')] ?? []
  return ids.map(
    (_, row) =>
      Object.fromEntries(fields.map((field, column) => [field, columns[column]?.[row] ?? null])) as DirectoryEntry,
  )
}

export const textOfIds = (ids: readonly string[]) => JSON.stringify(ids)
export const idsIn = (text: string) => JSON.parse(text) as string[]

export const pack = (text: string): Uint8Array<ArrayBuffer> => brotliCompressSync(text, quality)
export const unpack = (packed: Uint8Array): string => brotliDecompressSync(packed).toString()
