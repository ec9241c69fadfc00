import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AdEntry, AdList, longestAd, mostAds } from '#shared/site/content/ads.ts'
import { Article, ArticleSummary, Slug } from '#shared/site/content/article.ts'
import { PageMeta, PageMetaDraft, robotsChoices } from '#shared/site/content/page-meta.ts'
import { largestLogo, LogoFile, logoKey, Partner } from '#shared/site/content/partner.ts'
import { publishedChanges } from '#shared/site/content/published-changes.ts'
import { Testimonial } from '#shared/site/content/testimonial.ts'
import { reactedTo } from '#shared/changes.ts'
import { ogPictureOf } from '#shared/site/pages/og-picture.ts'

interface Checked {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: { message: string }[] } }
}
const messagesOf = (schema: Checked, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message)
const isTaken = (schema: Checked, value: unknown) => schema.safeParse(value).success

describe('the word of an address', () => {
  it('is taken exactly where the edge would find the file', () => {
    const edge = /^[a-z0-9-]{1,80}$/
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9áA/.-]{0,84}$/), word => {
        if (isTaken(Slug, word)) expect(word).toMatch(edge)
      }),
    )
    expect(['a', 'a-1', 'x'.repeat(80)].filter(word => !isTaken(Slug, word))).toEqual([])
    expect(['', '-a', 'a--b', 'a/..', '../a', 'x'.repeat(81)].filter(word => isTaken(Slug, word))).toEqual([])
  })
})

describe('E10 a line of ads.txt', () => {
  it('is one line, and not empty', () => {
    expect(isTaken(AdEntry, { content: 'a.example, 1, DIRECT', active: true })).toBe(true)
    for (const content of ['', '   ', 'a\nb', 'a\u2028b', 'x'.repeat(longestAd + 1)])
      expect([content, isTaken(AdEntry, { content, active: true })]).toEqual([content, false])
  })

  it('is one of lines that together fit one item of the table', () => {
    const lines = (text: string) => Array.from({ length: mostAds }, () => ({ content: text, active: true }))
    expect(isTaken(AdList, { entries: lines('x'.repeat(300)), changed_at: 1 })).toBe(true)
    expect(messagesOf(AdList, { entries: lines('"'.repeat(300)), changed_at: 1 })).toEqual(['refusals:adsTooLarge'])
    expect(messagesOf(AdList, { entries: lines('é'.repeat(200)), changed_at: 1 })).toEqual(['refusals:adsTooLarge'])
    expect(isTaken(AdList, { entries: lines('é'.repeat(150)), changed_at: 1 })).toBe(true)
  })

  it('is one of so many that the file stays small', () => {
    const entries = Array.from({ length: mostAds + 1 }, () => ({ content: 'a', active: true }))
    expect(messagesOf(AdList, { entries, changed_at: 1 })).toContain('refusals:tooManyAds')
    expect(isTaken(AdList, { entries: entries.slice(1), changed_at: 1 })).toBe(true)
  })
})

describe('E09 a logo', () => {
  it('is a file in base64 that is not too large', () => {
    const of = (bytes: number) => Buffer.alloc(bytes).toString('base64')
    expect(isTaken(LogoFile, of(largestLogo))).toBe(true)
    expect(messagesOf(LogoFile, of(largestLogo + 6))).toContain('refusals:logoTooLarge')
    expect(messagesOf(LogoFile, '')).toContain('problems:required')
    expect(messagesOf(LogoFile, '<svg>')).toContain('refusals:logoType')
  })

  it('is called by its digest, so that no cache keeps another one under its name', () => {
    expect(logoKey({ digest: 'd1', type: 'webp', width: 1, height: 1 })).toBe('brands/d1.webp')
  })
})

describe('E10 what a page says of itself', () => {
  const nothing = { title: null, description: null, robots: null, og_title: null, og_description: null, og_image: null }

  it('is in one line each, of a length that search engines show', () => {
    expect(messagesOf(PageMetaDraft, { ...nothing, title: 'x'.repeat(121) })).toContain('problems:tooLong')
    expect(messagesOf(PageMetaDraft, { ...nothing, description: 'a\nb' })).toContain('problems:strangeCharacters')
    expect(messagesOf(PageMetaDraft, { ...nothing, og_title: '' })).toContain('problems:required')
    expect(isTaken(PageMetaDraft, { ...nothing, title: '  Súgó  ' })).toBe(true)
  })

  it('is of a public page and its language, and of no other', () => {
    const of = (path: string, language = 'hu') => ({ ...nothing, path, language, changed_at: 1 })
    expect(isTaken(PageMeta, of('/help'))).toBe(true)
    expect(isTaken(PageMeta, of('/dashboard'))).toBe(false)
    expect(isTaken(PageMeta, of('/help', 'de'))).toBe(false)
  })

  it.each(robotsChoices)('may be %s', robots => expect(isTaken(PageMetaDraft, { ...nothing, robots })).toBe(true))

  it('may be no other word for robots', () =>
    expect(isTaken(PageMetaDraft, { ...nothing, robots: 'all" onload="x' })).toBe(false))
})

describe('what is published', () => {
  it('wakes the publisher when it changes', () => {
    const kinds = reactedTo.map(({ kind }) => kind)
    for (const { kind } of publishedChanges) expect(kinds).toContain(kind)
    expect(publishedChanges).toHaveLength(7)
  })

  it('has items of schemas that keep nothing which nobody knows', () => {
    for (const schema of [Article, ArticleSummary, Partner, Testimonial] as Checked[])
      expect(isTaken(schema, { id: 'a' })).toBe(false)
  })

  it('has a picture for where its address is passed on: the own one of the release, that of the blog for a later article', () => {
    expect(ogPictureOf('/', 'en')).toBe('/og/en/home.png')
    expect(ogPictureOf('/help', 'hu')).toBe('/og/hu/help.png')
    expect(ogPictureOf('/blog/tiz-nap-az-apanak', 'hu')).toBe('/og/hu/blog-tiz-nap-az-apanak.png')
    expect(ogPictureOf('/blog/uj-cikk', 'hu')).toBe('/og/hu/blog.png')
  })
})
