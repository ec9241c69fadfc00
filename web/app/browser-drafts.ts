import { draftsIn } from './drafts.ts'

export const drafts = draftsIn(sessionStorage)
