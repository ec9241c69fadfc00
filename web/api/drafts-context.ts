import { createContext } from 'react'
import type { Drafts } from './use-drafted-form.ts'

/** Where the dialogs of a page keep what is typed; without one it lasts as long as the dialog. */
export const DraftsContext = createContext<Drafts | undefined>(undefined)
