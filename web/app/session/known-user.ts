import { useSyncExternalStore } from 'react'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { watched } from './watched.ts'

/** Who is known to be in: apart from the session, which public pages are drawn without. */
export const knownUser = watched<CurrentUser>()

export const useSignedIn = () => useSyncExternalStore(knownUser.subscribe, knownUser.get, () => undefined)
