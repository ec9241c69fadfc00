import { expect, it } from 'vitest'
import { destination, isForEverybody, standingOf, wayBack, type Standing } from '#web/app/routes/destination.ts'

const at = (path: string) => {
  const [pathname = '/', query] = path.split('?')
  return { pathname, search: query ? `?${query}` : '' }
}

const stays = undefined

it.each<[path: string, by: Record<Standing, string | undefined>]>([
  [
    '/register',
    {
      nobody: stays,
      newcomer: '/register/company',
      founder: '/register/personal-information',
      builder: '/register/personal-information',
      member: '/dashboard',
    },
  ],
  ['/register/company', { nobody: '/register', newcomer: stays, founder: stays, builder: stays, member: '/dashboard' }],
  [
    '/register/personal-information',
    { nobody: '/register', newcomer: '/register/company', founder: stays, builder: stays, member: '/dashboard' },
  ],
  [
    '/register/team',
    {
      nobody: '/register',
      newcomer: '/register/company',
      founder: '/register/personal-information',
      builder: stays,
      member: '/dashboard',
    },
  ],
])('T07 leads %s to the step that is due, and back to done ones', (path, by) => {
  for (const [standing, to] of Object.entries(by))
    expect([standing, destination(at(path), standing as Standing)]).toEqual([standing, to])
})

it.each<[path: string, standing: Standing, to: string | undefined]>([
  ['/', 'nobody', stays],
  ['/', 'newcomer', stays],
  ['/', 'builder', stays],
  ['/', 'member', '/dashboard'],
  ['/dashboard', 'nobody', '/login?then=%2Fdashboard'],
  ['/dashboard', 'newcomer', '/register'],
  ['/dashboard', 'builder', '/register'],
  ['/dashboard', 'member', stays],
  ['/user/days-off?year=2027', 'nobody', '/login?then=%2Fuser%2Fdays-off%3Fyear%3D2027'],
  ['/company/employees', 'nobody', '/login?then=%2Fcompany%2Femployees'],
  ['/login', 'nobody', stays],
  ['/login', 'member', '/dashboard'],
  ['/login?then=/user/days-off', 'member', '/user/days-off'],
  ['/login', 'newcomer', '/register/company'],
  ['/accept-invitation?token=x', 'nobody', stays],
  ['/accept-invitation?token=x', 'member', stays],
  ['/no-such-page', 'nobody', stays],
])('T08 leads %s for %s to %s', (path, standing, to) => {
  expect(destination(at(path), standing)).toBe(to)
})

it.each([
  '/employment-information',
  '/user/employment-information',
  '/user/7/employment-information',
  '/a/b/employment-information',
])('R12 leads %s to the profile, whoever asks', path => {
  expect(destination(at(path), 'member')).toBe('/user/personal-information')
  expect(destination(at(path), 'nobody')).toBe('/user/personal-information')
})

it('takes a slash at the end for the same page', () => {
  expect(destination(at('/register/team/'), 'nobody')).toBe('/register')
  expect(destination(at('/dashboard/'), 'member')).toBeUndefined()
})

it('knows which pages need nobody', () => {
  expect(
    ['/', '/login', '/register', '/accept-invitation', '/dashboard', '/register/team'].filter(path =>
      isForEverybody(at(path)),
    ),
  ).toEqual(['/', '/login', '/register', '/accept-invitation'])
})

it.each([
  ['?then=%2Fuser%2Fdays-off%3Fyear%3D2027', '/user/days-off?year=2027'],
  ['?then=https://elsewhere.example', '/dashboard'],
  ['?then=//elsewhere.example/dashboard', '/dashboard'],
  ['?then=/dashboards', '/dashboard'],
  ['', '/dashboard'],
])('goes back after signing in by %s to %s, never out of the product', (search, to) => {
  expect(wayBack(search)).toBe(to)
})

it('sees how far somebody has come', () => {
  const named = { first_name: 'Anna', last_name: 'Nagy' }
  expect(standingOf(undefined)).toBe('nobody')
  expect(standingOf({ ...named, selected_company: null })).toBe('newcomer')
  expect(standingOf({ first_name: '', last_name: '', selected_company: { has_completed_registration: false } })).toBe(
    'founder',
  )
  expect(standingOf({ ...named, selected_company: { has_completed_registration: false } })).toBe('builder')
  expect(standingOf({ ...named, selected_company: { has_completed_registration: true } })).toBe('member')
})
