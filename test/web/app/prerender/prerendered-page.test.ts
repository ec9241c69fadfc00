import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { isForThisVisitor, languageOfPage } from '#web/app/prerender/prerendered-page.ts'

interface Visit {
  path: string
  cookie?: string
  kept?: Record<string, string>
  typed?: Record<string, string>
}

/** A browser that opens a page, with what it remembers. */
function visit({ path, cookie = '', kept = {}, typed = {} }: Visit) {
  const storeOf = (things: Record<string, string>) => ({ getItem: (name: string) => things[name] ?? null })
  vi.stubGlobal('location', { pathname: path, hostname: 'localhost' })
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('localStorage', storeOf(kept))
  vi.stubGlobal('sessionStorage', storeOf(typed))
}

const typed = { [`draft.${draftNameOf(undefined, 'register')}`]: '{"email":"anna@ceg.hu"}' }

afterEach(() => vi.unstubAllGlobals())

describe('the language of a first visit', () => {
  it.each<[Visit, 'hu' | 'en']>([
    [{ path: '/' }, 'hu'],
    [{ path: '/en' }, 'en'],
    [{ path: '/en/login', cookie: 'locale=hu' }, 'en'],
    [{ path: '/login', cookie: 'locale=en' }, 'en'],
    [{ path: '/login', cookie: 'locale=de' }, 'hu'],
    [{ path: '/english' }, 'hu'],
  ])('C03 at %j is %s', (where, language) => {
    visit(where)
    expect(languageOfPage()).toBe(language)
  })
})

describe('a prerendered page', () => {
  it('is shown to a guest who reads its language', () => {
    visit({ path: '/login' })
    expect(isForThisVisitor('hu')).toBe(true)
    expect(isForThisVisitor('en')).toBe(false)
  })

  it('follows the language that was chosen before', () => {
    visit({ path: '/login', cookie: 'a=1; locale=en' })
    expect(isForThisVisitor('hu')).toBe(false)
    expect(isForThisVisitor('en')).toBe(true)
  })

  it('is not shown to somebody who is signed in, whom it may redirect', () => {
    visit({ path: '/', kept: { 'signed-in': 'anna' } })
    expect(isForThisVisitor('hu')).toBe(false)
  })

  it.each(['/register', '/hu/register'])('is not shown at %s over what was typed before', path => {
    visit({ path, typed })
    expect(isForThisVisitor('hu')).toBe(false)
  })

  it('is shown where what was typed belongs to another page', () => {
    visit({ path: '/login', typed })
    expect(isForThisVisitor('hu')).toBe(true)
  })
})
