import type { Session } from './session.ts'
import { signedInMark } from './signed-in-mark.ts'

let loaded: Promise<Session> | undefined

/** The session, with the client of the API. */
export const loadSession = () => (loaded ??= import('./browser-product.ts').then(({ product }) => product.session))

/** The session where there may be one: a guest on a public page is spared its weight. */
export const loadSessionIfSignedIn = () => (signedInMark.get() || loaded ? loadSession() : undefined)
