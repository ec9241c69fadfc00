/** A new token, or none, with the sentence that says why. */
export interface Renewal {
  token?: string
  why?: string
}

/** What the keeper of the access token needs from the world. */
export interface TokenWorld {
  /** Asks for a new token, which a refusal has none of; rejects where the call itself failed. */
  renew: () => Promise<Renewal>
  /** When a token expires, in unix seconds; undefined where it does not say. */
  expiryOf: (token: string) => number | undefined
  /** Unix seconds. */
  now: () => number
  /** Does work while no other tab does the same. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Whether a renewed token is of the company that the page shows; another tab may have opened another one. */
  isOfPage: (token: string) => boolean
  /** The page shows another company than the session is of. */
  onOtherCompany: () => void
  /** Whether somebody is signed in on this browser; guests are spared a call that can only be refused. */
  mayRenew: () => boolean
  /** The session is over: the server said so, and why where it has a reason. */
  onEnd: (why?: string) => void
  /** The session is out of reach: the refresh got no answer. */
  onLoss: () => void
}

/** How long before its end, in seconds, a token is no longer good enough to go on a journey. */
const margin = 5

/** Holds the access token in memory and renews it in time: one call at a time, whoever asks, in whatever tab. */
export function tokenKeeper({
  renew,
  expiryOf,
  now,
  alone,
  isOfPage,
  onOtherCompany,
  mayRenew,
  onEnd,
  onLoss,
}: TokenWorld) {
  let token = ''
  let renewing: Promise<void> | undefined

  const isStale = () => !((expiryOf(token) ?? 0) - now() > margin)

  async function exchange() {
    let why: string | undefined
    try {
      const renewed = await renew()
      token = renewed.token ?? ''
      why = renewed.why
    } catch (error) {
      token = ''
      onLoss()
      throw error
    }
    if (!token) return onEnd(why)
    if (isOfPage(token)) return undefined
    // What somebody does on this page is not done in the other company.
    token = ''
    onOtherCompany()
    throw new Error('The session is of another company than this page')
  }

  return {
    hold(given: string) {
      token = given
    },

    get held() {
      return token
    },

    /** A token that lasts; empty for a guest. Rejects when the refresh got no answer. */
    async fresh(force = false): Promise<string> {
      if ((force || isStale()) && mayRenew()) {
        renewing ??= alone(exchange).finally(() => (renewing = undefined))
        await renewing
      }
      return token
    },
  }
}
export type TokenKeeper = ReturnType<typeof tokenKeeper>
