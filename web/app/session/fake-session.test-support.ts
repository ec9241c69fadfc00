import { vi } from 'vitest'

/** Stands in for the session, with what it was asked. */
export const session = { renew: vi.fn(), currentUser: vi.fn() }

export const loadSession = async () => session
export const loadSessionIfSignedIn = loadSession
