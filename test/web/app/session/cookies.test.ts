import { expect, it } from 'vitest'
import { cookieIn, localeCookie, rememberMeCookie, wantsToStay } from '#web/app/session/cookies.ts'

it('B03 remembers the remember-me choice for two years and the language for 365 days', () => {
  expect(rememberMeCookie(true)).toBe('remember-me=1; Max-Age=63072000; Path=/; SameSite=Lax')
  expect(localeCookie('en')).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax')
})

it('T15 wants to stay signed in until told otherwise', () => {
  expect(wantsToStay('')).toBe(true)
  expect(wantsToStay('locale=en; remember-me=1')).toBe(true)
  expect(wantsToStay('remember-me=0; locale=en')).toBe(false)
})

it('finds a cookie by its whole name', () => {
  expect(cookieIn('my-locale=hu; locale=en', 'locale')).toBe('en')
  expect(cookieIn('note=a%20b%3Bc', 'note')).toBe('a b;c')
  expect(cookieIn('', 'locale')).toBeUndefined()
})
