import { account } from '#shared/account/contract.ts'
import { ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { people } from '#shared/people/contract.ts'
import { type CurrentUser } from '#shared/people/contract/show-me.ts'
import type { TokenKeeper } from './token-keeper.ts'

type Ask = <E extends AnyEndpoint>(endpoint: E, asked?: InputOf<E>) => Promise<ReplyOf<E>>

export interface SessionWorld {
  tokens: TokenKeeper
  ask: Ask
  mark: { get: () => string | undefined; set: (who: string | undefined) => void }
  /** Whose token it is. */
  ownerOf: (token: string) => string
  onUser: (user: CurrentUser) => void
  /** Forgets everything that was read; what is on the page may be read again or not. */
  clear: (then: 'stay' | 'read again') => void
  /** Somebody else, or nobody, is here now: asks again whether the page may be seen. */
  revise: () => void
}

/** Who is signed in here. The token's keeper knows nothing of people; this does. */
export function newSession({ tokens, ask, mark, ownerOf, onUser, clear, revise }: SessionWorld) {
  let user: CurrentUser | undefined
  let reading: Promise<void> | undefined
  const watchers = new Set<() => void>()

  function meet(someone: CurrentUser | undefined) {
    user = someone
    if (someone) onUser(someone)
    for (const watcher of watchers) watcher()
  }

  function forget(then: 'stay' | 'read again' = 'stay') {
    tokens.hold('')
    meet(undefined)
    clear(then)
  }

  async function read() {
    const whose = mark.get()
    try {
      const { data } = await ask(people.showMe)
      if (mark.get() === whose) meet(data) // else somebody signed out or in meanwhile
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      mark.set(undefined)
      tokens.hold('')
      meet(undefined)
    }
  }

  /** Who is in, found out when it is not known yet. Rejects when that could not be found out. */
  async function whoIsIn(): Promise<CurrentUser | undefined> {
    if (!user && (mark.get() || tokens.held)) {
      reading ??= read().finally(() => (reading = undefined))
      await reading
    }
    return user
  }

  /** A new token for other rights, as after a company was founded: who is in is read again. */
  function renew(token: string) {
    forget()
    tokens.hold(token)
    mark.set(ownerOf(token))
  }

  return {
    get user() {
      return user
    },

    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },

    whoIsIn,

    /** Takes in what a sign-in gave. */
    enter({ user: someone, token }: { user?: object | undefined; token?: string | undefined }) {
      if (!someone || !token) throw new Error('user or token is missing')
      renew(token)
    },

    renew,

    /** What is known of the person is out of date. */
    readAgain() {
      user = undefined
      return whoIsIn()
    },

    /** Signs out: first there, then here; here also when there could not be reached. */
    async leave() {
      if (user || mark.get()) await ask(account.logOut).catch(() => {})
      mark.set(undefined)
      forget()
    },

    /** The server ended the session. */
    end() {
      mark.set(undefined)
      if (!user) return
      forget()
      revise()
    },

    /** The session is out of reach: back to knowing nothing; the cookie may still be good for a later attempt. */
    reset() {
      if (user) forget('read again')
    },

    /** Another tab signed in or out. */
    look: () => {
      if (mark.get() === (tokens.held ? ownerOf(tokens.held) : undefined)) return
      forget()
      revise()
    },
  }
}
export type Session = ReturnType<typeof newSession>
