import type { Session } from './session.ts'
import { signedInMark } from './signed-in-mark.ts'

let brought: Promise<Session> | undefined

/** The session, with all that it takes to call the API. */
export const bringSession = () => (brought ??= import('./browser-session.ts').then(({ session }) => session))

/** The session where there may be one: a guest on a public page is spared its weight. */
export const sessionOfSomebody = () => (signedInMark.get() || brought ? bringSession() : undefined)
