import { describe, expect, it, vi } from 'vitest'
import { allGranted, consentCookie, consentIn, consentOf, noneGranted, optionalCookies } from './consent.ts'
import { onCookieSettings, openCookieSettings } from './cookie-settings.ts'

describe('the link to the cookie settings', () => {
  it('opens them wherever they are listened for, every time, until nobody listens', () => {
    const open = vi.fn()
    const stop = onCookieSettings(open)
    openCookieSettings()
    openCookieSettings()
    expect(open).toHaveBeenCalledTimes(2)
    stop()
    openCookieSettings()
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('does nothing where there is no banner', () => expect(() => openCookieSettings()).not.toThrow())
})

describe('T14 the stored consent', () => {
  const stored = (text: string) => consentIn(`cookie_consent=${text}`)

  it.each(optionalCookies)('grants %s alone where only that was granted', kind => {
    expect(stored(`necessary.${kind}`)).toEqual({ ...noneGranted, [kind]: true })
  })

  it('grants nothing but the necessary where nothing else is named', () => {
    expect(stored('necessary')).toEqual(noneGranted)
    expect(stored('necessary.tracking')).toEqual(noneGranted)
  })

  it('is none where the value was not written by the banner', () => {
    for (const text of ['', 'yes', 'statistics', '{"statistics":true}'])
      expect([text, stored(text)]).toEqual([text, undefined])
    expect(consentOf('my_cookie_consent=necessary')).toEqual(allGranted)
  })

  it('comes back as it was written in every combination', () => {
    for (let bits = 0; bits < 8; bits++) {
      const consent = Object.fromEntries(optionalCookies.map((kind, bit) => [kind, Boolean(bits & (1 << bit))]))
      const written = consentCookie(consent as typeof allGranted, { secure: false }).split(';')[0]!
      expect(consentIn(written)).toEqual(consent)
    }
  })
})
