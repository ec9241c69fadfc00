import { createContext } from 'react'

/** Where what is typed is kept, as long as the tab lives. */
export interface Drafts {
  load: (form: string) => unknown
  save: (form: string, typed: unknown) => void
  drop: (...forms: string[]) => void
}

/** Where the forms of a page keep what is typed; without one it lasts as long as the form. */
export const DraftsContext = createContext<Drafts | undefined>(undefined)
