import { describe, expect, it } from 'vitest'
import { articles, withPublished } from '#shared/site/article.ts'
import { ArticleDraft, blocksOf, entryOf, minutesOf } from '#shared/site/content/article.ts'
import { noCountries } from '#shared/company/countries/country-table.ts'
import { homeContentOf } from '#shared/site/content/home-content.ts'
import { PageMetaDraft, saysNothing } from '#shared/site/content/page-meta.ts'
import { PartnerDraft } from '#shared/site/content/partner.ts'
import { goneFiles, staleFiles } from '#shared/site/content/stale-files.ts'
import { TestimonialDraft } from '#shared/site/content/testimonial.ts'
import { editablePaths, languagesOfPage } from '#shared/site/pages/editable-paths.ts'

const draft = {
  slug: 'uj-cikk',
  title: 'Új cikk',
  category: 'csalad',
  lead: 'Rövid.',
  body: 'Első.\n\nMásodik.',
  cover: { leave: 'vacation', boxes: [{ days: 3, drawn: 'planned' }] },
  published: '2026-11-20',
  is_published: true,
}
const messages = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: object,
) => (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message)

describe('an article of an operator', () => {
  it('is taken as it is written', () => expect(messages(ArticleDraft, draft)).toEqual([]))

  it.each([
    ['an address with accents', { slug: 'új-cikk' }, 'refusals:slug'],
    ['an address with a path', { slug: 'a/b' }, 'refusals:slug'],
    ['an address that ends with a hyphen', { slug: 'a-' }, 'refusals:slug'],
    ['no title', { title: ' ' }, 'problems:required'],
    ['no text', { body: '\n' }, 'problems:required'],
    ['too much text', { body: 'x'.repeat(60_001) }, 'problems:tooLong'],
    ['a day that no month has', { published: '2026-02-30' }, 'problems:noSuchDay'],
    ['a cover without days', { cover: { leave: 'vacation', boxes: [] } }, 'problems:required'],
  ])('is refused with %s', (_, over, message) =>
    expect(messages(ArticleDraft, { ...draft, ...over })).toContain(message),
  )

  it('is listed with how long it takes, and its law is that of its day', () => {
    const article = {
      ...(draft as never as typeof ArticleDraft._zod.output),
      id: 'a',
      minutes: 2,
      created_at: 1,
      changed_at: 1,
    }
    expect(entryOf(article)).toMatchObject({
      checked: '2026-11-20',
      minutes: 2,
      cover: { leave: 'vacation', boxes: [[3, 'planned']] },
    })
    expect([minutesOf('egy szó'), minutesOf('szó '.repeat(400))]).toEqual([1, 2])
    expect(blocksOf(draft.body)).toEqual(['Első.', 'Második.'])
  })

  it('stands among those of the release by its day', () => {
    const entry = { ...articles[0]!, slug: 'uj', published: '2026-11-06' }
    const dates = withPublished([entry]).map(({ published }) => published)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(withPublished([entry])).toHaveLength(articles.length + 1)
    expect(withPublished([])).toBe(articles)
  })
})

describe('E10 what a page says in its head', () => {
  const nothing = { title: null, description: null, robots: null, og_title: null, og_description: null, og_image: null }

  it('is nothing, or differs from the release', () => {
    expect(saysNothing(nothing)).toBe(true)
    expect(saysNothing({ ...nothing, robots: 'noindex, follow' })).toBe(false)
  })

  it('takes a picture of this site or from a secure address alone', () => {
    const refused = (og_image: string) => messages(PageMetaDraft, { ...nothing, og_image }).length > 0
    expect(['/kep.png', 'https://kep.example/a.png'].filter(refused)).toEqual([])
    const bad = [
      '//evil.example',
      'http://a.example',
      'javascript:alert(1)',
      '/a"b',
      'kep.png',
      '/\\evil',
      'https://a b',
    ]
    expect(bad.filter(one => !refused(one))).toEqual([])
  })

  it('is said in the languages that the page is written in', () => {
    expect(editablePaths.filter(path => languagesOfPage(path).length === 1)).toEqual(['/blog'])
  })
})

describe('what stands on the home page', () => {
  const said = (id: string, place: number, over: object = {}) => ({
    id,
    place,
    title: 't',
    rating: 5,
    description: 'd',
    name: 'n',
    position: 'p',
    company: 'c',
    language: 'hu' as const,
    active: true,
    changed_at: 1,
    ...over,
  })
  const partner = { id: 'p', kind: 'brand' as const, name: 'Kéktó', language: 'hu' as const, active: true, place: 0 }
  const logo = { digest: 'abc', type: 'png' as const, width: 10, height: 5 }

  it('is what is active in its language, in its order', () => {
    const testimonials = [said('b', 1), said('a', 0), said('c', 2, { active: false }), said('d', 3, { language: 'en' })]
    const { testimonials: shown, partners } = homeContentOf(
      {
        testimonials,
        partners: [
          { ...partner, logo, changed_at: 1 },
          { ...partner, id: 'q', active: false, logo, changed_at: 1 },
        ],
        countries: noCountries,
      },
      'hu',
    )
    expect(shown.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(Object.keys(shown[0]!)).not.toContain('active')
    expect(partners).toEqual([{ id: 'p', name: 'Kéktó', kind: 'brand', src: '/brands/abc.png', width: 10, height: 5 }])
  })

  it('E10 is a rating from one to five, with words in one line', () => {
    const { id: _, place: _place, changed_at: _at, ...written } = said('a', 0)
    expect(messages(TestimonialDraft, written)).toEqual([])
    for (const rating of [0, 6, 4.5]) expect(messages(TestimonialDraft, { ...written, rating })).not.toEqual([])
    expect(messages(TestimonialDraft, { ...written, name: 'a\nb' })).toContain('problems:strangeCharacters')
    expect(messages(PartnerDraft, { kind: 'friend', name: 'x', language: 'hu', active: true })).not.toEqual([])
  })
})

describe('the files that are written anew', () => {
  it('are those that are not known to be as they should be', () => {
    const known = { 'index.html': 'a', 'blog.html': 'b', 'help.html': '' }
    expect(staleFiles({ 'index.html': 'a', 'blog.html': 'c', 'help.html': 'd', 'new.html': 'e' }, known)).toEqual([
      'blog.html',
      'help.html',
      'new.html',
    ])
    expect(staleFiles({ 'index.html': 'a' }, known)).toEqual([])
  })

  it('and those go that should not be there any more', () => {
    expect(goneFiles({ 'index.html': 'x' }, { 'index.html': 'a', 'blog/old.html': '' })).toEqual(['blog/old.html'])
  })
})
