import { setting } from '#functions/platform/environment.ts'

/** The site as WebAuthn knows it: the domain that passkeys are bound to, and the origins of its pages. */
export interface RelyingParty {
  id: string
  origins: string[]
}

const hostOf = (origin: string) => new URL(origin).hostname

/**
 * The relying party of a page: the shortest domain of the stage that its host belongs to. A page of an origin that the stage
 * does not have counts as one of the stage's first.
 */
export function relyingParty(origin: string | undefined): RelyingParty {
  const origins = setting('ORIGINS').split(' ')
  const host = hostOf(origin && origins.includes(origin) ? origin : origins[0]!)
  const isWithin = (domain: string) => (one: string) => one === domain || one.endsWith(`.${domain}`)
  const [id = host] = origins
    .map(hostOf)
    .filter(domain => isWithin(domain)(host))
    .sort((one, other) => one.length - other.length)
  return { id, origins: origins.filter(one => isWithin(id)(hostOf(one))) }
}
