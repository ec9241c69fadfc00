import { expect, it } from 'vitest'
import { allGranted, consentCookie, consentIn, consentOf, noneGranted } from './consent.ts'

const pair = (cookie: string) => cookie.split(';')[0]!

it('T14 grants every kind while nothing is stored', () => {
  expect(consentIn('')).toBeUndefined()
  expect(consentIn('other=1; cookie_consent=')).toBeUndefined()
  expect(consentOf('')).toEqual(allGranted)
})

it('T14 remembers what was granted and what was denied, kind by kind', () => {
  for (const consent of [allGranted, noneGranted, { ...noneGranted, statistics: true }])
    expect(consentIn(`a=1; ${pair(consentCookie(consent, { secure: true }))}; b=2`)).toEqual(consent)
})

it('keeps the choice for a year, for the whole site', () => {
  expect(consentCookie(noneGranted, { secure: true })).toBe(
    'cookie_consent=necessary; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  )
  expect(consentCookie(noneGranted, { secure: false })).not.toContain('Secure')
})
