import { describe, expect, it } from 'vitest'
import { languages } from '#shared/words/language.ts'
import { translations } from '#shared/words/translations.ts'
import { publicPages } from '#infra/build/site-pages.ts'
import { helpGroups } from '#web/site/help/help-topics.ts'

const articles = helpGroups.flatMap(({ topics }) => topics.flatMap(({ articles }) => articles)) as string[]

describe.each(languages)('the help in %s', language => {
  const words = translations[language].help as Record<string, string>

  it('R08 has every article in a topic, once', () => {
    const written = Object.keys(words).flatMap(key => (key.endsWith('Text') ? [key.replace(/Text$/, '')] : []))
    expect(articles.toSorted()).toEqual(written.filter(name => name !== 'missing').toSorted())
  })

  it('R08 asks a question or names a trouble, and answers in sentences', () => {
    for (const name of articles) {
      expect([name, words[`${name}Title`]]).toEqual([name, expect.stringMatching(/[?.]$/)])
      expect([name, words[`${name}Text`]]).toEqual([name, expect.stringMatching(/[.)]$/)])
      expect(words[`${name}Text`]!.length).toBeGreaterThan(80)
    }
  })

  it('R08 leads to pages that there are', () => {
    const links = Object.values(words).flatMap(text => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to!))
    expect(links.filter(to => !publicPages.includes(to))).toEqual([])
  })
})
