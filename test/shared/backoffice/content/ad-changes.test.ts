import { describe, expect, it } from 'vitest'
import { adChanges, linesBeyond } from '#shared/backoffice/ads/ad-changes.ts'
import { bytesOf, largestFileCall, largestSentFile, SentFile } from '#shared/backoffice/sent-file.ts'
import { previewAds } from '#shared/backoffice/contract/ads/preview-ads.ts'
import { changeAds } from '#shared/backoffice/contract/ads/change-ads.ts'
import { changePageMeta } from '#shared/backoffice/contract/page-meta/change-page-meta.ts'
import { listTranslations } from '#shared/backoffice/contract/translations/list-translations.ts'
import { publishTranslations, mostPublished } from '#shared/backoffice/contract/translations/publish-translations.ts'
import { objections } from '../../objections.ts'

const on = (content: string) => ({ content, active: true })
const off = (content: string) => ({ content, active: false })

describe('O07 what the log keeps of ads.txt', () => {
  it('is what went and what came', () => {
    expect(adChanges([on('a'), on('b')], [on('b'), on('c'), on('d')])).toEqual([
      { field: 'lines', before: 'a', after: 'c\nd' },
    ])
    expect(adChanges([], [on('a')])).toEqual([{ field: 'lines', before: null, after: 'a' }])
  })

  it('tells a line that is switched off from one that is on', () => {
    expect(adChanges([on('a')], [off('a')])).toEqual([{ field: 'lines', before: 'a', after: '# a' }])
  })

  it('is all lines where only their order changed, and nothing where nothing did', () => {
    expect(adChanges([on('a'), on('b')], [on('b'), on('a')])).toEqual([
      { field: 'order', before: 'a\nb', after: 'b\na' },
    ])
    expect(adChanges([on('a')], [on('a')])).toEqual([])
    expect(adChanges([], [])).toEqual([])
  })

  it('counts a line as often as it stands there', () => {
    expect(linesBeyond([on('a'), on('a'), on('b')], [on('a')])).toEqual(['a', 'b'])
  })

  it('is no longer than an entry has room for', () => {
    const many = Array.from({ length: 1000 }, (_, place) => on(`line ${place} ${'x'.repeat(200)}`))
    expect(adChanges([], many)[0]!.after).toHaveLength(2000)
  })
})

describe('a file that is sent within a call', () => {
  it('is its name and its bytes in Base64', () => {
    expect(objections(SentFile, { name: 'hu.json', content: 'e30=' })).toEqual({})
    expect(objections(SentFile, { name: ' ', content: 'e30=' })).toEqual({ name: 'problems:required' })
    expect(objections(SentFile, { name: 'x'.repeat(201), content: '' })).toEqual({ name: 'problems:tooLong' })
    expect(objections(SentFile, { name: 'hu.json', content: '{}' })).toEqual({ content: 'problems:invalidValue' })
    expect([...bytesOf({ content: 'w7Z0' })]).toEqual([0xc3, 0xb6, 0x74])
    expect(() => bytesOf({ content: 'a' })).toThrow()
  })

  it('has room in its call for as many bytes as it may have', () => {
    expect((largestSentFile / 3) * 4).toBeLessThan(largestFileCall)
    expect(previewAds.largestBody).toBe(largestFileCall)
  })
})

describe('the calls of the pages of content', () => {
  it('take lines of ads.txt under a version, a thousand at most', () => {
    expect(objections(changeAds.body, { entries: [on('a')], version: 0 })).toEqual({})
    expect(objections(changeAds.body, { entries: [on('a\nb')], version: 0 })).toEqual({
      'entries.0.content': 'problems:strangeCharacters',
    })
    expect(objections(changeAds.body, { entries: Array.from({ length: 1001 }, () => on('a')), version: 0 })).toEqual({
      entries: 'refusals:tooManyAds',
    })
    expect(Object.keys(objections(changeAds.body, { entries: [] }))).toEqual(['version'])
  })

  it('take what a public page says under a version', () => {
    const nothing = {
      title: null,
      description: null,
      robots: null,
      og_title: null,
      og_description: null,
      og_image: null,
    }
    const of = (over: object) =>
      objections(changePageMeta.body, { ...nothing, path: '/', language: 'hu', version: 0, ...over })
    expect(of({})).toEqual({})
    expect(of({ path: '/dashboard' })).toEqual({ path: 'problems:invalidValue' })
    expect(Object.keys(of({ language: 'de' }))).toEqual(['language'])
    expect(of({ og_image: 'javascript:alert(1)' })).toEqual({ og_image: 'refusals:pictureAddress' })
    expect(Object.keys(of({ version: undefined }))).toEqual(['version'])
  })

  it('ask for sentences by names of namespaces and a place that was given', () => {
    expect(
      objections(listTranslations.query, { namespace: 'site', q: 'a', filter: 'missing', cursor: 'site:home' }),
    ).toEqual({})
    expect(objections(listTranslations.query, { namespace: '../x' })).toEqual({ namespace: 'problems:invalidValue' })
    expect(objections(listTranslations.query, { filter: 'all' })).toEqual({ filter: 'problems:invalidValue' })
    expect(objections(listTranslations.query, { cursor: 'home' })).toEqual({ cursor: 'problems:invalidValue' })
    expect(objections(listTranslations.query, { q: 'x'.repeat(101) })).toEqual({ q: 'problems:tooLong' })
  })

  it('publish at least one sentence, and five hundred at most', () => {
    const change = { language: 'hu', namespace: 'site', key: 'home', from: null, to: 'x' }
    expect(objections(publishTranslations.body, { changes: [change] })).toEqual({})
    expect(objections(publishTranslations.body, { changes: [] })).toEqual({ changes: 'problems:required' })
    const many = Array.from({ length: mostPublished + 1 }, () => change)
    expect(objections(publishTranslations.body, { changes: many })).toEqual({ changes: 'problems:tooManyItems' })
    expect(Object.keys(objections(publishTranslations.body, { changes: [{ ...change, language: 'de' }] }))).toEqual([
      'changes.0.language',
    ])
  })
})
