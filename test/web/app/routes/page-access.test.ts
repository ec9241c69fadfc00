import { expect, it } from 'vitest'
import {
  destinationOf,
  redirectFor,
  isPublic,
  onTheWay,
  progressOf,
  returnPathIn,
  type RegistrationProgress,
} from '#web/app/routes/page-access.ts'

const at = (path: string) => {
  const [pathname = '/', query] = path.split('?')
  return { pathname, search: query ? `?${query}` : '' }
}

const stays = undefined

it.each<[path: string, by: Record<RegistrationProgress, string | undefined>]>([
  [
    '/register',
    {
      guest: stays,
      account: '/register/company',
      company: '/register/personal-information',
      person: '/register/personal-information',
      unprotected: '/second-factor',
      member: '/dashboard',
    },
  ],
  [
    '/register/company',
    {
      guest: '/register',
      account: stays,
      company: stays,
      person: stays,
      unprotected: '/second-factor',
      member: '/dashboard',
    },
  ],
  [
    '/register/personal-information',
    {
      guest: '/register',
      account: '/register/company',
      company: stays,
      person: stays,
      unprotected: '/second-factor',
      member: '/dashboard',
    },
  ],
  [
    '/register/team',
    {
      guest: '/register',
      account: '/register/company',
      company: '/register/personal-information',
      person: stays,
      unprotected: '/second-factor',
      member: '/dashboard',
    },
  ],
])('T07 leads %s to the step that is due, and back to done ones', (path, by) => {
  for (const [progress, to] of Object.entries(by))
    expect([progress, redirectFor(at(path), progress as RegistrationProgress)]).toEqual([progress, to])
})

it.each<[path: string, progress: RegistrationProgress, to: string | undefined]>([
  ['/', 'guest', stays],
  ['/', 'account', stays],
  ['/', 'person', stays],
  ['/', 'member', '/dashboard'],
  ['/dashboard', 'guest', '/login?then=%2Fdashboard'],
  ['/dashboard', 'account', '/register'],
  ['/dashboard', 'person', '/register'],
  ['/dashboard', 'member', stays],
  ['/dashboard', 'unprotected', '/second-factor'],
  ['/days-off?month=2026-12', 'unprotected', '/second-factor?then=%2Fdays-off%3Fmonth%3D2026-12'],
  ['/login', 'unprotected', '/second-factor'],
  ['/', 'unprotected', stays],
  ['/second-factor', 'unprotected', stays],
  ['/second-factor', 'member', '/dashboard'],
  ['/second-factor?then=%2Fcompany%2Fsettings', 'member', '/company/settings'],
  ['/second-factor?then=https://elsewhere.example', 'member', '/dashboard'],
  ['/login?then=%2Fcompany%2Fsettings', 'unprotected', '/second-factor?then=%2Fcompany%2Fsettings'],
  ['/user/days-off?year=2027', 'guest', '/login?then=%2Fuser%2Fdays-off%3Fyear%3D2027'],
  ['/company/employees', 'guest', '/login?then=%2Fcompany%2Femployees'],
  ['/login', 'guest', stays],
  ['/login', 'member', '/dashboard'],
  ['/login?then=/user/days-off', 'member', '/user/days-off'],
  ['/login', 'account', '/register/company'],
  ['/accept-invitation?token=x', 'guest', stays],
  ['/accept-invitation?token=x', 'member', stays],
  ['/no-such-page', 'guest', stays],
])('T08 leads %s for %s to %s', (path, progress, to) => {
  expect(redirectFor(at(path), progress)).toBe(to)
})

it.each([
  '/employment-information',
  '/user/employment-information',
  '/user/7/employment-information',
  '/a/b/employment-information',
])('R12 leads %s to the profile, whoever asks', path => {
  expect(redirectFor(at(path), 'member')).toBe('/user/personal-information')
  expect(redirectFor(at(path), 'guest')).toBe('/user/personal-information')
})

it.each(['/faq', '/a/faq', '/gyik-faq'])('R12 leads %s to the help, whoever asks', path => {
  expect(redirectFor(at(path), 'member')).toBe('/help')
  expect(redirectFor(at(path), 'guest')).toBe('/help')
})

it('takes a slash at the end for the same page', () => {
  expect(redirectFor(at('/register/team/'), 'guest')).toBe('/register')
  expect(redirectFor(at('/dashboard/'), 'member')).toBeUndefined()
})

it('knows which pages need nobody', () => {
  expect(
    ['/', '/login', '/register', '/accept-invitation', '/dashboard', '/register/team'].filter(path =>
      isPublic(at(path)),
    ),
  ).toEqual(['/', '/login', '/register', '/accept-invitation'])
})

it.each([
  ['?then=%2Fuser%2Fdays-off%3Fyear%3D2027', '/user/days-off?year=2027'],
  ['?then=https://elsewhere.example', '/dashboard'],
  ['?then=//elsewhere.example/dashboard', '/dashboard'],
  ['?then=/dashboards', '/dashboard'],
  ['?then=%2Fdays-off%3Fmonth%3D2026-12', '/days-off?month=2026-12'],
  ['', '/dashboard'],
])('goes back after signing in by %s to %s, never out of the product', (search, to) => {
  expect(returnPathIn(search)).toBe(to)
})

it('sees how far somebody has come', () => {
  const named = { first_name: 'Anna', last_name: 'Nagy' }
  expect(progressOf(undefined)).toBe('guest')
  expect(progressOf({ ...named, selected_company: null })).toBe('account')
  expect(progressOf({ first_name: '', last_name: '', selected_company: { has_completed_registration: false } })).toBe(
    'company',
  )
  expect(progressOf({ ...named, selected_company: { has_completed_registration: false } })).toBe('person')
  expect(progressOf({ ...named, selected_company: { has_completed_registration: true } })).toBe('member')
})

it('security 4: whoever signs in to accept an invitation comes back to it, also without a company', () => {
  const search = `?then=${encodeURIComponent('/accept-invitation?token=i.s')}`
  for (const progress of ['account', 'member'] as const)
    expect(redirectFor({ pathname: '/login', search }, progress)).toBe('/accept-invitation?token=i.s')
  expect(redirectFor({ pathname: '/login', search: '?then=%2Faccept-invitationx' }, 'account')).toBe(
    '/register/company',
  )
})

it.each([
  ['/accept-invitation?token=i.s', '/accept-invitation?token=i.s'],
  ['/login?then=%2Fdays-off', '/days-off'],
  ['/forgot-password?then=%2Faccept-invitation%3Ftoken%3Di.s', '/accept-invitation?token=i.s'],
  ['/login?then=%2F%2Felsewhere.example', undefined],
  ['/login?then=https%3A%2F%2Felsewhere.example%2Fuser', undefined],
  ['/forgot-password', undefined],
  ['/', undefined],
])('from %s somebody is going to %s', (path, to) => {
  expect(destinationOf(at(path))).toBe(to)
})

it('keeps where somebody is going over each page on the way to signing in', () => {
  const invited = '/accept-invitation?token=i.s'
  for (const page of ['/login', '/logout', '/forgot-password', '/second-factor'] as const) {
    const address = onTheWay(page, invited)
    expect(address).toBe(`${page}?then=%2Faccept-invitation%3Ftoken%3Di.s`)
    expect(destinationOf(at(address))).toBe(invited)
    expect(onTheWay(page, undefined)).toBe(page)
  }
})

it('A06 the back office is of no company: whoever is in stays there, and comes back to it after signing in', () => {
  const everybody = ['guest', 'account', 'company', 'person', 'unprotected', 'member'] as const
  for (const path of ['/admin', '/admin/', '/admin/companies/c?q=a'])
    expect(everybody.map(progress => redirectFor(at(path), progress))).toEqual(everybody.map(() => undefined))
  const signIn = at('/login?then=%2Fadmin%2Flog')
  expect(redirectFor(signIn, 'guest')).toBeUndefined()
  for (const progress of ['account', 'company', 'person', 'unprotected', 'member'] as const)
    expect([progress, redirectFor(signIn, progress)]).toEqual([progress, '/admin/log'])
})

it('A06 the way to the back office is kept over the link that sets a password', () => {
  expect(destinationOf(at('/change-password?token=a.b&then=%2Fadmin'))).toBe('/admin')
  expect(destinationOf(at('/change-password?token=a.b&then=%2F%2Fevil.example%2Fadmin'))).toBeUndefined()
  expect(destinationOf(at('/change-password?token=a.b&then=https%3A%2F%2Fevil.example%2Fadmin'))).toBeUndefined()
  expect(destinationOf(at('/administrators'))).toBeUndefined()
  expect(onTheWay('/login', '/admin')).toBe('/login?then=%2Fadmin')
  expect(onTheWay('/logout', '/admin/log')).toBe('/logout?then=%2Fadmin%2Flog')
})

it('A06 the back office needs nobody to be known before it is opened, since it asks itself', () => {
  expect(isPublic(at('/admin'))).toBe(true)
  expect(isPublic(at('/admin/users'))).toBe(true)
})

it('leads out of the product to nowhere that only looks like one of its pages', () => {
  for (const to of ['/adminx', '/dashboardx', '//evil.example', 'javascript:alert(1)', '/accept-invitationx'])
    expect([to, returnPathIn(`?then=${encodeURIComponent(to)}`)]).toEqual([to, '/dashboard'])
})
