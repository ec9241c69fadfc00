import { searchWord } from '../search.ts'

interface NamedAccount {
  first_name: string
  last_name: string
  email: string
}

/** By what a company stands among the members of a group. */
export const wordOfCompany = ({ name }: { name: string }): string => searchWord(name)

/** By what a person stands among them: the family name first, and the address of somebody without a name. */
export const wordOfPerson = ({ first_name, last_name, email }: NamedAccount): string =>
  searchWord(`${last_name} ${first_name}`) || searchWord(email)
