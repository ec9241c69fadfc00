import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { statutoryYear } from '#shared/calendar/statutory-days.ts'
import { entitlement } from '#shared/leave/entitlement/entitlement.ts'
import { lawOf } from '#shared/leave/entitlement/law-of-year.ts'
import { publicPages } from '#infra/build/site-pages.ts'
import { articleCategories, articles } from '#shared/site/article.ts'

const folder = 'shared/site/articles'
const bodyOf = (slug: string) =>
  (JSON.parse(readFileSync(`${folder}/${slug}.json`, 'utf8')) as { body: string[] }).body.join('\n\n')
const law = lawOf(2026)

describe('the articles', () => {
  it('R04 are seven, each with a text, a subject and a day on which its law was looked at', () => {
    const files = readdirSync(folder).filter(name => name !== 'list.json')
    expect(files.toSorted()).toEqual(articles.map(({ slug }) => `${slug}.json`).toSorted())
    expect(articles.length).toBeGreaterThanOrEqual(6)
    for (const { slug, category, published, checked, lead, minutes } of articles) {
      expect(slug).toMatch(/^[a-z0-9-]+$/)
      expect(articleCategories).toContain(category)
      expect([published, checked].every(day => /^2026-\d\d-\d\d$/.test(day))).toBe(true)
      expect(lead.length).toBeGreaterThan(40)
      expect(minutes).toBeGreaterThan(0)
      expect(existsSync(`${folder}/${slug}.json`)).toBe(true)
    }
  })

  it('R04 stand in the order of their days, the newest first, and each subject has one', () => {
    const days = articles.map(({ published }) => published)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories))
  })

  it.each(articles.map(({ slug }) => slug))('R04 %s names its paragraphs, has headings and draws a figure', slug => {
    const text = bodyOf(slug)
    expect(text.match(/\d+(\/A)?\. §/g)?.length ?? 0).toBeGreaterThanOrEqual(slug.includes('szombatok') ? 1 : 3)
    expect(text.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(4)
    expect(text).toMatch(/^```(boxes|stairs|moved)$/m)
    expect(text.match(/^```/gm)!.length % 2).toBe(0)
    const links = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to!)
    expect(links.filter(to => !publicPages.includes(to))).toEqual([])
  })
})

describe('what the articles say of the law', () => {
  it('law: the days for age are those of the rules', () => {
    const steps = [...bodyOf('hany-nap-szabadsag-jar-2026-ban').matchAll(/^(\d+): (\d+)$/gm)]
    expect(steps.map(([, age]) => Number(age))).toEqual(law.ages)
    expect(steps.map(([, , days]) => Number(days))).toEqual(law.ages.map((_, place) => place + 1))
  })

  it('law: the days for children are those of the rules', () => {
    const text = bodyOf('hany-nap-szabadsag-jar-2026-ban')
    const drawn = [...text.matchAll(/^(?:1 gyermek|2 gyermek|3 vagy több): (\d+) planned$/gm)].map(([, days]) =>
      Number(days),
    )
    expect([0, ...drawn]).toEqual(law.children)
  })

  it('law: the example of 16 February is counted by the rules', () => {
    const facts = {
      birth_date: '1991-06-01',
      employment_start: '2026-02-16',
      children: [{ birth_year: 2015 }, { birth_year: 2018 }],
    }
    const due = entitlement({ ...facts, children: facts.children.map(child => ({ ...child, disabled: false })) }, 2026)
    expect([due.full_year_total, due.eligible_days, due.allowance_days]).toEqual([29, 319, 25])
    expect(bodyOf('hany-nap-szabadsag-jar-2026-ban')).toContain('29 × 319/365 = 25,35, tehát 25 nap')
  })

  it('law: the table of months is counted by the rules', () => {
    const rows = [...bodyOf('evkozi-belepes-igy-aranyosits').matchAll(/^\| \S+ 1\. \| (\d+) \| (\d+) \| (\d+) \|$/gm)]
    expect(rows).toHaveLength(12)
    for (const [place, [, ...days]] of rows.entries()) {
      const employment_start = `2026-${String(place + 1).padStart(2, '0')}-01`
      // Nobody, then somebody of 35, and of 45: 20, 25 and 30 days in a whole year.
      const due = [undefined, '1991-06-01', '1981-06-01'].map(
        birth_date => entitlement({ employment_start, ...(birth_date && { birth_date }) }, 2026).allowance_days,
      )
      expect([employment_start, days.map(Number)]).toEqual([employment_start, due])
    }
  })

  it('law: the example of a leap year and that of sick leave are counted by the rules', () => {
    const text = bodyOf('evkozi-belepes-igy-aranyosits')
    expect(text).toContain('23 × 309/366 = 19,42, tehát 19 nap')
    expect(Math.round((23 * 309) / 366)).toBe(19)
    expect(entitlement({ employment_start: '2026-07-22' }, 2026).sick_leave_days).toBe(7)
    expect(bodyOf('betegszabadsag-vagy-tappenz')).toContain('15 × 163/365 = 6,69, tehát 7 nap')
  })

  it('law: the working Saturdays are those of the decree', () => {
    const told = [...bodyOf('ledolgozando-szombatok-2026-ban').matchAll(/^(\d+) > (\d+): (\S+) /gm)]
    const moved = statutoryYear(2026).days.filter(({ kind }) => kind === 'working_day_moved')
    expect(told.map(([, worked, rest]) => [Number(worked), Number(rest)])).toEqual(
      moved.map(({ date, observed_on }) => [Number(date.slice(8)), Number(observed_on?.slice(8))]),
    )
    expect(bodyOf('ledolgozando-szombatok-2026-ban')).toContain(statutoryYear(2026).source)
  })
})
