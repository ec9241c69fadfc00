import type { Login } from './logins.ts'

/** The local cloud's status for programs. */
export interface Status {
  /** False while the demo company is being created, although pages are served. */
  ready: boolean
  /** The demo logins. */
  logins: Login[]
}
