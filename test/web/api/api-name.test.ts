import { expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import { apiNameOf } from '#web/api/api-name.ts'

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
  expect(apiNameOf(path)).toBe('public')
})

it('T11 looks to the token before every call that needs somebody', () => {
  const needy = Object.values(api)
    .flatMap(feature => Object.values(feature))
    .filter(({ access }) => access !== 'anyone')
  expect(needy.length).toBeGreaterThan(20)
  // The specification leaves one of them out, before which the page makes a call that looks to it.
  expect(needy.filter(({ path }) => apiNameOf(path) !== 'main').map(({ path }) => path)).toEqual(['/avatar/upload'])
})
