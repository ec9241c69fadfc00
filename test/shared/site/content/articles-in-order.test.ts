import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleCategories, articles, withPublished, type ArticleEntry } from '#shared/site/article.ts'
import { blocksOf, entryOf as entryInLists, minutesOf } from '#shared/site/content/article.ts'
import { noCountries } from '#shared/company/countries/country-table.ts'
import { homeContentOf } from '#shared/site/content/home-content.ts'
import { goneFiles, staleFiles } from '#shared/site/content/stale-files.ts'

const entry = fc.record({
  slug: fc.stringMatching(/^[a-z]{3,9}$/),
  title: fc.string({ minLength: 1 }),
  category: fc.constantFrom(...articleCategories),
  published: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map(day => day.toISOString().slice(0, 10)),
})
const entryOf = (over: Partial<ArticleEntry>): ArticleEntry => ({ ...articles[0]!, ...over })

describe('whatever operators publish', () => {
  it('R04 stands in the list once, the newest first, and takes nothing out of it', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), written => {
        const all = withPublished(written.map(entryOf))
        expect(all).toHaveLength(written.length + articles.length)
        for (const [place, { published }] of all.entries())
          if (place) expect(all[place - 1]!.published >= published).toBe(true)
        for (const one of articles) expect(all).toContain(one)
      }),
    )
  })

  it('O10 stands on the home page of one language, in the order of its places', () => {
    const said = { title: 't', rating: 5, description: 'd', name: 'n', position: 'p', company: 'c', changed_at: 1 }
    const testimonial = fc.record({
      id: fc.uuid(),
      place: fc.nat(9),
      language: fc.constantFrom('hu' as const, 'en' as const),
      active: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(testimonial, { maxLength: 8 }), given => {
        const testimonials = given.map(one => ({ ...said, ...one }))
        const shown = (['hu', 'en'] as const).flatMap(
          language => homeContentOf({ testimonials, partners: [], countries: noCountries }, language).testimonials,
        )
        expect(shown).toHaveLength(given.filter(({ active }) => active).length)
      }),
    )
  })

  it('is written exactly where it differs: after writing, nothing is stale and nothing gone', () => {
    const digests = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}\.html$/), fc.stringMatching(/^[a-c]$/))
    fc.assert(
      fc.property(digests, digests, (wanted, known) => {
        const written: Record<string, string> = { ...known }
        for (const name of staleFiles(wanted, known)) written[name] = wanted[name]!
        for (const name of goneFiles(wanted, known)) delete written[name]
        expect(written).toEqual(wanted)
      }),
    )
  })
})

describe('the pages that an article is read on', () => {
  const article = {
    id: 'a',
    slug: 'uj-cikk',
    title: 'Új cikk',
    category: 'csalad' as const,
    lead: 'Rövid.',
    body: 'Első.',
    cover: {
      leave: 'vacation' as const,
      boxes: [
        { days: 2, drawn: 'planned' as const },
        { days: 1, drawn: 'left' as const },
      ],
    },
    published: '2026-11-20',
    is_published: true,
    minutes: 1,
    created_at: 1,
    changed_at: 1,
  }

  it('R04 show what is said of it in lists, and neither its text nor when it was written', () => {
    expect(entryInLists(article)).toEqual({
      slug: 'uj-cikk',
      title: 'Új cikk',
      category: 'csalad',
      lead: 'Rövid.',
      published: '2026-11-20',
      checked: '2026-11-20',
      minutes: 1,
      cover: {
        leave: 'vacation',
        boxes: [
          [2, 'planned'],
          [1, 'left'],
        ],
      },
    })
  })

  it('R04 are read block by block, as they were written', () => {
    expect(blocksOf('Egy\nsor.\n\n## Cím\n\n\n- egy\n- kettő')).toEqual(['Egy\nsor.', '## Cím', '- egy\n- kettő'])
    expect(blocksOf('')).toEqual([''])
  })

  it.each([
    [1, 1],
    [180, 1],
    [360, 2],
    [900, 5],
  ])('R04 of %i words take %i minutes', (words, minutes) =>
    expect(minutesOf(Array.from({ length: words }, () => 'szó').join(' '))).toBe(minutes),
  )
})
