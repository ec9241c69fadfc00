import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleCategories, articles, drawnDays, withPublished } from '#shared/site/article.ts'
import { ArticleDraft, blocksOf, LeaveKey, minutesOf } from '#shared/site/content/article.ts'
import { noCountries } from '#shared/company/countries/country-table.ts'
import { homeContentOf, HomeContent } from '#shared/site/content/home-content.ts'
import { PageMetaDraft, saysNothing } from '#shared/site/content/page-meta.ts'
import { type logoTypes, PartnerDraft, type Partner } from '#shared/site/content/partner.ts'
import { TestimonialDraft } from '#shared/site/content/testimonial.ts'
import { objections } from '../../objections.ts'

const nothing = { title: null, description: null, robots: null, og_title: null, og_description: null, og_image: null }
const objectionsToMeta = (over: object) => objections(PageMetaDraft, { ...nothing, ...over })

describe('O06 each field of what a page says of itself', () => {
  it.each([
    ['title', 120],
    ['description', 320],
    ['og_title', 120],
    ['og_description', 320],
  ])('%s has at most %i letters, one line, and is not empty', (field, longest) => {
    expect(objectionsToMeta({ [field]: 'ő'.repeat(longest) })).toEqual({})
    expect(objectionsToMeta({ [field]: 'ő'.repeat(longest + 1) })).toEqual({ [field]: 'problems:tooLong' })
    expect(objectionsToMeta({ [field]: ` ${'ő'.repeat(longest)} ` })).toEqual({})
    expect(objectionsToMeta({ [field]: ' ' })).toEqual({ [field]: 'problems:required' })
    for (const sign of ['\n', '\t', '\0', '\u2028', '\u202e', '\u200b'])
      expect([sign, objectionsToMeta({ [field]: `a${sign}b` })]).toEqual([
        sign,
        { [field]: 'problems:strangeCharacters' },
      ])
    expect(Object.keys(objectionsToMeta({ [field]: undefined }))).toEqual([field])
    expect(saysNothing({ ...nothing, [field]: 'x' })).toBe(false)
  })

  it('says at the picture what its address has to begin with', () => {
    const refusal = { og_image: 'refusals:pictureAddress' }
    for (const address of [
      '',
      '/',
      'https://',
      'https://?',
      'https://a:b/k.png',
      'https:///kep.png',
      'HTTPS://a.example/k.png',
      ' /kep.png',
      '/kép kép.png',
    ])
      expect([address, objectionsToMeta({ og_image: address })]).toEqual([address, refusal])
    for (const sign of ['"', "'", '<', '>', '\\', ' ', '\n'])
      expect([sign, objectionsToMeta({ og_image: `/a${sign}b.png` })]).toEqual([sign, refusal])
    for (const address of ['/k', '/og/hu/kép.png?v=2', 'https://a', 'https://a.example/k.png#x'])
      expect([address, objectionsToMeta({ og_image: address })]).toEqual([address, {}])
  })

  it('has a picture with an address of 500 letters at most', () => {
    expect(objectionsToMeta({ og_image: `/${'x'.repeat(499)}` })).toEqual({})
    expect(objectionsToMeta({ og_image: `/${'x'.repeat(500)}` })).toEqual({ og_image: 'problems:tooLong' })
  })

  it('has a picture that is of this site or of a secure one, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('/', '//', 'https://', 'http://', '/\\', 'data:'), fc.string())
        .map(parts => parts.join('')),
    )
    fc.assert(
      fc.property(typed, og_image => {
        if (Object.keys(objectionsToMeta({ og_image })).length) return
        const { origin, protocol } = new URL(og_image, 'https://szabi.example')
        expect(protocol).toBe('https:')
        if (og_image.startsWith('/')) expect(origin).toBe('https://szabi.example')
      }),
    )
  })
})

const draft = {
  slug: 'uj-cikk',
  title: 'Új cikk',
  category: 'csalad',
  lead: 'Rövid.',
  body: 'Első.',
  cover: { leave: 'vacation', boxes: [{ days: 3, drawn: 'planned' }] },
  published: '2026-11-20',
  is_published: true,
}
const objectionsToDraft = (over: object) => objections(ArticleDraft, { ...draft, ...over })

describe('R04 each field of an article', () => {
  it.each([
    ['slug', 80, 'x'],
    ['title', 120, 'ő'],
    ['lead', 400, 'ő'],
    ['body', 60_000, 'ő'],
  ])('%s has at most %i letters, and is not empty', (field, longest, letter) => {
    expect(objectionsToDraft({ [field]: letter.repeat(longest) })).toEqual({})
    expect(objectionsToDraft({ [field]: letter.repeat(longest + 1) })).toEqual({ [field]: 'problems:tooLong' })
    expect(objectionsToDraft({ [field]: '' })).toEqual({ [field]: 'problems:required' })
  })

  it.each(['Uj', 'a_b', 'a b', ' a', 'a.', '-', '--', 'a--b', 'é', 'a\n', '%61'])(
    'is at no such address as %j',
    slug => {
      expect(objectionsToDraft({ slug })).toEqual({ slug: 'refusals:slug' })
    },
  )

  it('takes a text of many lines, and no zero in it', () => {
    expect(objectionsToDraft({ body: '# Cím\n\n\tkód\n' })).toEqual({})
    expect(objectionsToDraft({ body: 'a\0b' })).toEqual({ body: 'problems:strangeCharacters' })
    expect(objectionsToDraft({ lead: 'a\nb' })).toEqual({ lead: 'problems:strangeCharacters' })
  })

  it('is of one of the subjects, and dated by a day', () => {
    for (const category of articleCategories) expect(objectionsToDraft({ category })).toEqual({})
    expect(Object.keys(objectionsToDraft({ category: 'adozas' }))).toEqual(['category'])
    expect(objectionsToDraft({ published: '2028-02-29' })).toEqual({})
    expect(objectionsToDraft({ published: '2027-02-29' })).toEqual({ published: 'problems:noSuchDay' })
    expect(objectionsToDraft({ published: '20.11.2026' })).toEqual({ published: 'problems:isoDate' })
    expect(Object.keys(objectionsToDraft({ is_published: 1 }))).toEqual(['is_published'])
  })

  const cover = (boxes: object[], leave = 'vacation') => Object.keys(objectionsToDraft({ cover: { leave, boxes } }))
  const run = (days: number, drawn = 'used') => ({ days, drawn })

  it('has a cover of 1 to 12 runs, of 1 to 60 days each, of a kind of leave that there is', () => {
    for (const drawn of drawnDays) expect(cover([run(1, drawn), run(60, drawn)])).toEqual([])
    expect(cover(Array.from({ length: 12 }, () => run(5)))).toEqual([])
    expect(
      objectionsToDraft({ cover: { leave: 'vacation', boxes: Array.from({ length: 13 }, () => run(5)) } }),
    ).toEqual({
      'cover.boxes': 'refusals:tooManyRuns',
    })
    for (const days of [0, 61, -1, 2.5]) expect(cover([run(1), run(days)])).toEqual(['cover.boxes.1.days'])
    expect(cover([run(1, 'red')])).toEqual(['cover.boxes.0.drawn'])
    expect(cover([run(1)], 'holiday_on_the_moon')).toEqual(['cover.leave'])
    for (const leave of LeaveKey.options) expect(cover([run(1)], leave)).toEqual([])
  })
})

describe('R04 the text of an article', () => {
  it.each([
    ['a line that is empty', 'Egy\n\nkettő'],
    ['several of them', 'Egy\n\n\n\nkettő'],
    ['the ends of lines of Windows', 'Egy\r\n\r\nkettő'],
    ['a line of spaces', 'Egy\n  \t\nkettő'],
    ['both kinds of ends', 'Egy\r\n\nkettő'],
  ])('is divided by %s', (_, body) => expect(blocksOf(body)).toEqual(['Egy', 'kettő']))

  it('has no empty block, and loses no word', () => {
    const block = fc.stringMatching(/^[a-z](\n?[a-z #-]){0,9}[a-z]$/)
    const gap = fc.constantFrom('\n\n', '\n\n\n', '\r\n\r\n', '\n \n')
    fc.assert(
      fc.property(fc.array(fc.tuple(block, gap), { minLength: 1, maxLength: 6 }), parts => {
        // A line of spaces within would be a gap of its own.
        fc.pre(parts.every(([text]) => !/\n *\n/.test(text)))
        const body = parts.flat().slice(0, -1).join('')
        expect(blocksOf(body)).toEqual(parts.map(([text]) => text))
      }),
    )
  })

  it('is read in whole minutes, at least one, and never faster by more words', () => {
    expect(minutesOf('szó')).toBe(1)
    const text = (words: number) => Array.from({ length: words }, () => 'szó').join(' ')
    expect([269, 270, 449, 450].map(words => minutesOf(text(words)))).toEqual([1, 2, 2, 3])
  })

  it('stands in the list in one order, whatever the order in which articles are read', () => {
    const [first] = articles
    const slug = fc.stringMatching(/^[a-z]{4,6}$/)
    const day = fc.constantFrom('2026-11-20', '2026-11-21', first!.published)
    const written = fc.uniqueArray(fc.record({ slug, published: day }), { maxLength: 8, selector: one => one.slug })
    fc.assert(
      fc.property(written, some => {
        const given = some.map(one => ({ ...first!, ...one }))
        const slugs = (of: typeof given) => withPublished(of).map(one => one.slug)
        if (given.length) expect(slugs(given.toReversed())).toEqual(slugs(given))
      }),
    )
  })
})

const testimonial = {
  title: 'Egyszerű',
  rating: 5,
  description: 'Két perc alatt megy.',
  name: 'Kis Éva',
  position: 'HR-vezető',
  company: 'Kéktó Kft.',
  language: 'hu',
  active: true,
}

describe('E09 what a customer has said', () => {
  const objectionsTo = (over: object) => objections(TestimonialDraft, { ...testimonial, ...over })

  it.each([
    ['title', 80],
    ['description', 500],
    ['name', 80],
    ['position', 80],
    ['company', 80],
  ])('has a %s of at most %i letters in one line', (field, longest) => {
    expect(objectionsTo({ [field]: 'ű'.repeat(longest) })).toEqual({})
    expect(objectionsTo({ [field]: 'ű'.repeat(longest + 1) })).toEqual({ [field]: 'problems:tooLong' })
    expect(objectionsTo({ [field]: '' })).toEqual({ [field]: 'problems:required' })
    expect(objectionsTo({ [field]: 'a\nb' })).toEqual({ [field]: 'problems:strangeCharacters' })
  })

  it('has one to five whole stars', () => {
    for (const rating of [1, 2, 3, 4, 5]) expect(objectionsTo({ rating })).toEqual({})
    for (const rating of [0, 6, -1]) expect(objectionsTo({ rating })).toEqual({ rating: 'refusals:rating' })
    for (const rating of [4.5, '5', null, Number.NaN]) expect(Object.keys(objectionsTo({ rating }))).toEqual(['rating'])
  })
})

describe('E09 a partner', () => {
  it('is a partner or a brand with a name, in a language', () => {
    const partner = { kind: 'brand', name: 'Kéktó', language: 'en', active: false }
    expect(objections(PartnerDraft, partner)).toEqual({})
    expect(objections(PartnerDraft, { ...partner, kind: 'partner', name: 'x'.repeat(80) })).toEqual({})
    expect(objections(PartnerDraft, { ...partner, name: 'x'.repeat(81) })).toEqual({ name: 'problems:tooLong' })
    for (const wrong of [{ kind: 'friend' }, { language: 'de' }, { active: 'yes' }])
      expect(Object.keys(objections(PartnerDraft, { ...partner, ...wrong }))).toEqual(Object.keys(wrong))
  })

  it('stands on the home page in one order, and by the file of its logo, as the page is told of it', () => {
    const of = (id: string, place: number, type: (typeof logoTypes)[number]): Partner => ({
      id,
      place,
      kind: 'partner',
      name: id,
      language: 'en',
      active: true,
      changed_at: 1,
      logo: { digest: `d-${id}`, type, width: 20, height: 10 },
    })
    const partners = [of('c', 1, 'webp'), of('b', 0, 'jpeg'), of('a', 1, 'png')]
    const shown = homeContentOf({ testimonials: [], partners, countries: noCountries }, 'en')
    expect(shown.partners.map(({ src }) => src)).toEqual(['/brands/d-b.jpeg', '/brands/d-a.png', '/brands/d-c.webp'])
    expect(HomeContent.parse(shown)).toEqual(shown)
    expect(homeContentOf({ testimonials: [], partners, countries: noCountries }, 'hu')).toEqual({
      testimonials: [],
      partners: [],
      vat_percent: 27,
    })
  })
})
