// The core alone: what `aws-amplify` adds to it is Cognito, which nobody signs in with here.
import { Amplify, decodeJWT, Hub } from '@aws-amplify/core'
import i18next from 'i18next'
import { mutate, unload } from 'swr'
import { refreshToken } from '#shared/account/contract/refresh-token.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { ApiError, type ReplyOf } from '#shared/contract/client.ts'
import { people } from '#shared/people/contract.ts'
import { isLanguage, type Language } from '#shared/words/language.ts'
import { call } from '#web/api/call.ts'
import { dropEarlyReplies } from '#web/api/early-calls.ts'
import { heldReplies } from '#web/api/held-replies.ts'
import { startCalls } from '#web/api/start-calls.ts'
import { keyOf } from '#web/api/use-api.ts'
import { keepFrame } from '../service-worker/register.ts'
import { silence } from '../service-worker/silence.ts'
import { knownUser } from './known-user.ts'
import { followSession } from './follow-session.ts'
import { readerOf, remembered } from './browser-memory.ts'
import { selectedCompany, showsAnother } from './selected-company.ts'
import { newSession } from './session.ts'
import { sessionEnd } from './session-end.ts'
import { signedInMark } from './signed-in-mark.ts'
import { tokenKeeper, type Renewal } from './token-keeper.ts'

const payloadOf = (token: string) => (token ? decodeJWT(token).payload : {})

/** Asks for a new token; a refusal is an answer, a failure is not. */
async function renew(): Promise<Renewal> {
  try {
    return { token: (await call(refreshToken)).token }
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
    if (!isRefusal) throw error
    return error.status === 403 ? { why: error.message } : {}
  }
}

/** Nothing that is remembered of the company that was shown may come back. */
function beginAnew() {
  remembered.forget()
  location.reload()
}

const tokens = tokenKeeper({
  renew,
  expiryOf: token => payloadOf(token).exp,
  now: () => Date.now() / 1000,
  alone: work => (navigator.locks ? navigator.locks.request('token', work) : work()),
  isOfPage: token => !showsAnother(session.user, payloadOf(token).company as string | undefined),
  onOtherCompany: beginAnew,
  mayRenew: () => Boolean(tokens.held || signedInMark.get()),
  onEnd: why => {
    sessionEnd.set(why ? { message: why } : {})
    session.end()
  },
  onLoss: () => session.reset(),
})

/** The session of this page. Amplify keeps the channel `auth` for its own events, so ours are told on `session`. */
export const session = newSession({
  tokens,
  call,
  mark: signedInMark,
  ownerOf: token => payloadOf(token).sub ?? '',
  onUser: user => {
    selectedCompany.set(user.selected_company?.id)
    void mutate(keyOf(people.showMe), { data: user }, { revalidate: false })
    Hub.dispatch('session', { event: 'known', data: user })
    keepFrame()
  },
  recall: account => {
    const readings = remembered.load(readerOf(account))
    for (const [path, asked, reply] of readings) void mutate([path, asked ?? undefined], reply, { revalidate: false })
    const me = readings.find(([path]) => path === people.showMe.path)?.[2] as ReplyOf<typeof people.showMe> | undefined
    return me?.data
  },
  clear: then => {
    dropEarlyReplies()
    if (then === 'stay') {
      remembered.forget()
      heldReplies.forget()
      startCalls.forget()
    }
    unload({ revalidate: then === 'revalidate' })
  },
  silence: () => void silence().catch(() => {}),
  recheckAccess: () => Hub.dispatch('session', { event: 'recheckAccess' }),
})

signedInMark.watch(() => {
  // Whoever signed out in another tab is told so by the page to sign in that this tab now shows.
  if (session.user && !signedInMark.get()) sessionEnd.set({})
  session.syncWithOtherTabs()
})
// The session is of one company: a tab that shows another begins anew, before it mixes the data of both.
selectedCompany.watch(() => {
  if (showsAnother(session.user, selectedCompany.get())) beginAnew()
})
session.subscribe(() => {
  knownUser.set(session.user)
  if (session.user) sessionEnd.set(undefined)
})
followSession()
Hub.listen('session', ({ payload: { event } }) => {
  // The rule was made while somebody is in: the guard leads them to a second factor, once it is known that they need one.
  const needsFactor = event === 'secondFactorRequired'
  // Whoever is refused may have been demoted while they are in; the menu follows what they are now.
  const mayBeDemoted = event === 'forbidden' && isAdmin(session.user)
  if (needsFactor || mayBeDemoted) void session.reload().then(() => Hub.dispatch('session', { event: 'recheckAccess' }))
})

/** Turns all calls to the API in a language. */
function speakTo(language: Language) {
  const endpoint = `${location.origin}/api/${language}`
  Amplify.configure(
    { API: { REST: { main: { endpoint }, public: { endpoint } } } },
    {
      Auth: {
        tokenProvider: {
          getTokens: async ({ forceRefresh } = {}) => {
            const token = await tokens.fresh(forceRefresh)
            return token ? { accessToken: decodeJWT(token) } : null
          },
        },
      },
      API: {
        REST: {
          headers: async ({ apiName }) => {
            const token = apiName === 'main' ? await tokens.fresh() : tokens.held
            const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
            return headers
          },
          retryStrategy: { strategy: 'no-retry' },
          defaultAuthMode: 'none',
        },
      },
    },
  )
}

function speakAsThePageDoes(language: string | undefined) {
  if (isLanguage(language)) speakTo(language)
}

speakAsThePageDoes(i18next.language)
i18next.on('languageChanged', language => {
  speakAsThePageDoes(language)
  void mutate(() => true)
})
