import * as z from 'zod/mini'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { list } from '#functions/platform/table.ts'

/** What an operator has noted about a company. */
const CompanyNote = z.object({ company: z.string(), id: z.string(), at: z.int(), by: z.string(), text: z.string() })

export const companyNotes: Kind<z.infer<typeof CompanyNote>, { company: string; id: string }> = {
  name: 'CompanyNote',
  schema: CompanyNote,
  key: ({ company, id }) => ({ pk: companyPartition(company), sk: `NOTE#${id}` }),
}

/** The latest notes about a company, the newest first. */
export const notesOf = (company: string) =>
  list(companyNotes, { pk: companyPartition(company), prefix: 'NOTE#', newestFirst: true, atMost: 50 })
