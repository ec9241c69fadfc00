/**
 * The last step that somebody has taken: none is signed in as a guest; then there is an account, a company, the person's
 * own data, and a member has finished the registration. Who is `unprotected` administers a company that wants a second factor,
 * and has none.
 */
export type RegistrationProgress = 'guest' | 'account' | 'company' | 'person' | 'unprotected' | 'member'

interface Registering {
  first_name: string
  last_name: string
  selected_company: { has_completed_registration: boolean; needs_second_factor?: boolean | undefined } | null
}

export function progressOf(user: Registering | undefined): RegistrationProgress {
  if (!user) return 'guest'
  if (!user.selected_company) return 'account'
  if (user.selected_company.needs_second_factor) return 'unprotected'
  if (user.selected_company.has_completed_registration) return 'member'
  return user.first_name && user.last_name ? 'person' : 'company'
}

/** With which progress each step of the registration may be opened; one may always go back to an earlier one. */
const steps: Record<string, RegistrationProgress[]> = {
  '/register': ['guest'],
  '/register/company': ['account', 'company', 'person'],
  '/register/personal-information': ['company', 'person'],
  '/register/team': ['person'],
  '/second-factor': ['unprotected'],
}

/** Where the registration goes on. */
const nextStep: Record<RegistrationProgress, string> = {
  guest: '/register',
  account: '/register/company',
  company: '/register/personal-information',
  person: '/register/personal-information',
  unprotected: '/second-factor',
  member: '/dashboard',
}

/** A path without its language, and the query. */
export interface Address {
  pathname: string
  search: string
}

/** Former addresses, at any depth: questions are answered by the help, and the facts of somebody's employment are a page of the profile. */
const former: readonly (readonly [RegExp, string])[] = [
  [/faq$/, '/help'],
  [/\/employment-information$/, '/user/personal-information'],
]

const membersOnly = /^\/(attendance|dashboard|days-off|notifications|user|company|connect)([/?]|$)/

/** Pages that somebody may belong to without a company: an invitation, and the back office. */
const ofNoCompany = /^\/(accept-invitation\?|admin\b)/

/** Whether one comes back to a path after signing in: a page of members or one of no company, and nothing outside the product. */
const isReturn = (path: string) => membersOnly.test(path) || ofNoCompany.test(path)

const ownReturnIn = (search: string): string | undefined => {
  const then = new URLSearchParams(search).get('then') ?? ''
  return isReturn(then) ? then : undefined
}

/** Where to go after signing in. */
export const returnPathIn = (search: string): string => ownReturnIn(search) ?? '/dashboard'

/** Where somebody on this page is going: the page itself, where one comes back to it, or the one that its address names. */
export function destinationOf({ pathname, search }: Address): string | undefined {
  const path = pathname + search
  return isReturn(path) ? path : ownReturnIn(search)
}

/** The address of a page on the way to signing in, which keeps where somebody is going. */
export const onTheWay = (page: '/login' | '/logout' | '/forgot-password' | '/second-factor', to: string | undefined) =>
  to === undefined || to === '/dashboard' ? page : `${page}?then=${encodeURIComponent(to)}`

/**
 * Where somebody who opens a page is redirected to; undefined where they may see it. Public pages are for everybody; only
 * a member is redirected from the home page, and whoever is signed in from signing in and from what was told on signing out.
 */
export function redirectFor({ pathname, search }: Address, progress: RegistrationProgress): string | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1')
  const now = former.find(([address]) => address.test(path))
  if (now) return now[1]
  if (path === '/second-factor' && progress === 'member') return returnPathIn(search)
  if (path in steps) return steps[path]!.includes(progress) ? undefined : nextStep[progress]
  if (path === '/' && progress === 'member') return '/dashboard'
  if (path === '/company-deleted' && progress !== 'guest') return nextStep[progress]
  if (path === '/login' && progress !== 'guest') {
    const then = returnPathIn(search)
    if (progress === 'member' || ofNoCompany.test(then)) return then
    return progress === 'unprotected' ? onTheWay('/second-factor', then) : nextStep[progress]
  }
  if (!membersOnly.test(path) || progress === 'member') return undefined
  if (progress === 'guest') return `/login?then=${encodeURIComponent(path + search)}`
  return progress === 'unprotected' ? onTheWay('/second-factor', path + search) : '/register'
}

/** Whether a page can be shown without knowing who opens it. */
export const isPublic = (address: Address) => redirectFor(address, 'guest') === undefined
