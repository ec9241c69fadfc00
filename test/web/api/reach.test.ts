import { expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import { doorOf } from '#web/api/reach.ts'

it.each([
  '/auth/login',
  '/auth/refresh-token',
  '/auth/invite/{token}',
  '/landing/visit',
  '/contact',
  '/user/save-invite-password',
  '/calculate-days-off',
  '/article',
  '/article/{slug}',
  '/category/by-slug-path/{slug}',
  '/avatar/upload',
])('T11 calls %s without looking to the token', path => {
  expect(doorOf(path)).toBe('public')
})

it('T11 looks to the token before every call that needs somebody', () => {
  const needy = Object.values(api)
    .flatMap(feature => Object.values(feature))
    .filter(({ access }) => access !== 'anyone')
  expect(needy.length).toBeGreaterThan(20)
  expect(needy.filter(({ path }) => doorOf(path) !== 'main')).toEqual([])
})
