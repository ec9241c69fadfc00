import * as z from 'zod/mini'
import { Id } from '../contract/wire.ts'

/** The shortest text that is searched for. */
export const shortestSearch = 2

/** A text as it is searched by: small letters without accents, one space between words. */
export const searchWord = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, 100).trim()

/** The letters by which entries are divided: two thousand partitions and more, so that no one holds a tenth of all. */
export const startOf = (word: string) => word.slice(0, shortestSearch)

/** A word by which a company or a person in a company is found, copied from it by the table's stream. */
export const SearchEntry = z.object({
  of: z.enum(['company', 'person']),
  start: z.string(),
  word: z.string(),
  company: Id,
  /** Of the person; that of the company itself, where it is the company that is found. */
  id: Id,
})
export type SearchEntry = z.infer<typeof SearchEntry>

interface Searched {
  first_name: string
  last_name: string
  email: string
  status: string
}

/** What somebody in a company is found by: the name in either order, and the address. Former employees are not found. */
export const wordsOfPerson = ({ first_name, last_name, email, status }: Searched): string[] =>
  status === 'deleted'
    ? []
    : [...new Set([`${last_name} ${first_name}`, `${first_name} ${last_name}`, email].map(searchWord))].filter(
        word => word.length >= shortestSearch,
      )

/** What a company is found by: its name, and each further word of it. */
export const wordsOfCompany = ({ name }: { name: string }): string[] => {
  const whole = searchWord(name)
  const parts = whole.split(' ').map((_, place, all) => all.slice(place).join(' '))
  return [...new Set(parts)].slice(0, 4).filter(word => word.length >= shortestSearch)
}
