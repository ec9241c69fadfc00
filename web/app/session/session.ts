import { logOut } from '#shared/account/contract/log-out.ts'
import { ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { people } from '#shared/people/contract.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import type { TokenKeeper } from './token-keeper.ts'

type Call = <E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>) => Promise<ReplyOf<E>>

export interface SessionProps {
  tokens: TokenKeeper
  call: Call
  mark: { get: () => string | undefined; set: (who: string | undefined) => void }
  /** The account that a token was issued to. */
  ownerOf: (token: string) => string
  onUser: (user: CurrentUser) => void
  /** What is remembered of an account from its last visit, if anything: shown until the server has said who is signed in. */
  recall: (account: string) => CurrentUser | undefined
  /** Clears the cache; what is on the page is loaded again or not. */
  clear: (then: 'stay' | 'revalidate') => void
  /** Has this browser show no notification of whoever was signed in: neither those that are shown, nor one that is pushed later. */
  silence: () => void
  /** Runs the guard of the page again, for somebody else or nobody is signed in now. */
  recheckAccess: () => void
}

/** Who is signed in here; the tokens are kept by their keeper, which knows nothing of people. */
export function newSession({
  tokens,
  call,
  mark,
  ownerOf,
  onUser,
  recall,
  clear,
  silence,
  recheckAccess,
}: SessionProps) {
  let user: CurrentUser | undefined
  let loading: Promise<void> | undefined
  const watchers = new Set<() => void>()

  function setUser(loaded: CurrentUser | undefined) {
    user = loaded
    if (loaded) onUser(loaded)
    for (const watcher of watchers) watcher()
  }

  /** Nobody is signed in any more, here and in other tabs. */
  function leave() {
    mark.set(undefined)
    silence()
    forget()
  }

  function forget(then: 'stay' | 'revalidate' = 'stay') {
    tokens.hold('')
    setUser(undefined)
    clear(then)
  }

  async function loadUser(): Promise<CurrentUser> {
    const { data } = await call(people.showMe)
    const isClosed = !data.selected_company && (data.companies.length || data.is_deactivated)
    // The company of the token has closed to its owner, or another has opened: a new token names an open one, or is refused.
    return isClosed && (await tokens.fresh(true)) ? (await call(people.showMe)).data : data
  }

  async function load() {
    const owner = mark.get()
    try {
      const data = await loadUser()
      if (mark.get() === owner) setUser(data) // else somebody signed out or in meanwhile
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      leave()
    }
  }

  /**
   * Who is signed in, loaded once; somebody remembered is known at once, and access is checked again when the server has said
   * who it is. Rejects when that could not be found out.
   */
  async function currentUser(): Promise<CurrentUser | undefined> {
    if (!user && (mark.get() || tokens.held)) {
      const isStart = !loading && !tokens.held
      loading ??= load().finally(() => (loading = undefined))
      const remembered = isStart && recall(mark.get()!)
      if (remembered) {
        setUser(remembered)
        loading.then(recheckAccess, () => {})
      } else await loading
    }
    return user
  }

  /** Takes a token of other rights, as after a company was created; the user is loaded again. */
  function renew(token: string) {
    forget()
    tokens.hold(token)
    if (mark.get() !== ownerOf(token)) silence()
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

    currentUser,

    /** Begins with the reply of a sign-in. */
    signIn({ user: someone, token }: { user?: object | undefined; token?: string | undefined }) {
      if (!someone || !token) throw new Error('user or token is missing')
      renew(token)
    },

    renew,

    /** Loads the user again, whose data have changed. */
    reload() {
      user = undefined
      return currentUser()
    },

    /** Signs out on the server, then here; here even when the server was out of reach. */
    async signOut() {
      if (user || mark.get()) await call(logOut).catch(() => {})
      leave()
    },

    /** The server ended the session. */
    end() {
      const wasShown = Boolean(user)
      leave()
      if (wasShown) recheckAccess()
    },

    /** The session is out of reach: forgets who is signed in, but not that somebody is, since the cookie may still be good. */
    reset() {
      if (user) forget('revalidate')
    },

    /** Follows a sign-in or sign-out in another tab. */
    syncWithOtherTabs: () => {
      if (mark.get() === (tokens.held ? ownerOf(tokens.held) : undefined)) return
      forget()
      recheckAccess()
    },
  }
}
export type Session = ReturnType<typeof newSession>
