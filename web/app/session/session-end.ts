import { useSyncExternalStore } from 'react'
import { watched } from './watched.ts'

/** Why a session ended that its owner did not end: in the server's words where it gives a reason, else only that it did. */
export type SessionEnd = { message?: string }

/** What the page to sign in says to somebody who was signed out; it is gone with the next sign-in or a reload. */
export const sessionEnd = watched<SessionEnd>()

export const useSessionEnd = () => useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get, () => undefined)
