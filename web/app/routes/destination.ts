/**
 * How far somebody has come: nobody is signed in; a newcomer has no company yet; a founder has not said who they are;
 * a builder has, but has not finished the registration of the company; a member has done all of it.
 */
export type Standing = 'nobody' | 'newcomer' | 'founder' | 'builder' | 'member'

interface Somebody {
  first_name: string
  last_name: string
  selected_company: { has_completed_registration: boolean } | null
}

export function standingOf(user: Somebody | undefined): Standing {
  if (!user) return 'nobody'
  if (!user.selected_company) return 'newcomer'
  if (user.selected_company.has_completed_registration) return 'member'
  return user.first_name && user.last_name ? 'builder' : 'founder'
}

/** Where each step of the registration may be seen; one may always go back to an earlier one. */
const steps: Record<string, Standing[]> = {
  '/register': ['nobody'],
  '/register/company': ['newcomer', 'founder', 'builder'],
  '/register/personal-information': ['founder', 'builder'],
  '/register/team': ['builder'],
}

/** Where somebody stands in the registration. */
const stepOf: Record<Standing, string> = {
  nobody: '/register',
  newcomer: '/register/company',
  founder: '/register/personal-information',
  builder: '/register/personal-information',
  member: '/dashboard',
}

/** A path without its language, and the query. */
export interface Place {
  pathname: string
  search: string
}

/** An address of old, wherever it stood: what is known of somebody's employment is a part of the profile now. */
const moved = /\/employment-information$/

const membersOnly = /^\/(dashboard|days-off|user|company)(\/|$)/

/** A way back after signing in, if it stays in the product. */
export const wayBack = (search: string): string => {
  const then = new URLSearchParams(search).get('then') ?? ''
  return membersOnly.test(then) ? then : '/dashboard'
}

/**
 * Where somebody who asks for a page is sent instead; undefined where they may see it. The path is without language.
 * Public pages are for everybody; only somebody who has arrived is taken home from the front door and from the sign-in.
 */
export function destination({ pathname, search }: Place, standing: Standing): string | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1')
  if (moved.test(path)) return '/user/personal-information'
  if (path in steps) return steps[path]!.includes(standing) ? undefined : stepOf[standing]
  if (path === '/' && standing === 'member') return '/dashboard'
  if (path === '/login' && standing !== 'nobody') return standing === 'member' ? wayBack(search) : stepOf[standing]
  if (!membersOnly.test(path) || standing === 'member') return undefined
  return standing === 'nobody' ? `/login?then=${encodeURIComponent(path + search)}` : '/register'
}

/** Whether a page can be shown without knowing who asks for it. */
export const isForEverybody = (place: Place) => destination(place, 'nobody') === undefined
