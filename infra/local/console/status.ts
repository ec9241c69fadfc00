import type { Login } from './logins.ts'

/** What the local cloud says of itself to programs. */
export interface Status {
  /** False while the demo company is being made, although the pages answer. */
  ready: boolean
  /** The people one can sign in as. */
  logins: Login[]
}
