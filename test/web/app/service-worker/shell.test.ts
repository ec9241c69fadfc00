import { describe, expect, it } from 'vitest'
import { assetsIn, isAppPage, isCurrent } from '#web/app/service-worker/shell.ts'

const sections = ['dashboard', 'user']

describe('the frame that a browser keeps', () => {
  it('answers for the pages of the product in every language, and for no other', () => {
    for (const path of ['/dashboard', '/hu/dashboard', '/en/user/personal-information', '/user'])
      expect(isAppPage(path, sections)).toBe(true)
    for (const path of ['/', '/hu', '/en/login', '/api/hu/user/me', '/dashboards', '/hu/hu/dashboard', '/_inbox'])
      expect(isAppPage(path, sections)).toBe(false)
  })

  it('is used for a week after the server has last sent it, since the files of a release go after eight days', () => {
    const now = Date.parse('2026-11-22T12:00:00Z')
    expect(isCurrent('Mon, 16 Nov 2026 12:00:00 GMT', now)).toBe(true)
    expect(isCurrent('Sat, 14 Nov 2026 12:00:00 GMT', now)).toBe(false)
    expect(isCurrent(null, now)).toBe(false)
  })

  it('names its files in links, scripts and lists of what other pages need', () => {
    const html =
      '<script src="/assets/a-1_b.js" data-preloads="{&quot;hu&quot;:[&quot;/assets/C.css&quot;]}"><link href="/assets/a-1_b.js">'
    expect(assetsIn(html)).toEqual(['/assets/a-1_b.js', '/assets/C.css'])
    expect(assetsIn('')).toEqual([])
  })
})
