import { describe, expect, it } from 'vitest'
import { languages as languagesOfAddresses } from '#web/app/language/language-of-address.ts'
import { languages, type Language } from '#shared/words/language.ts'
import { translations } from '#shared/words/translations.ts'

/** What each part of the page loads, by its file: every one that a folder of `web` has. */
const loaded = import.meta.glob<{ words: Record<string, object> }>('/web/**/*-words-{hu,en}.ts', { eager: true })
const parts: Record<string, Record<Language, Record<string, object>>> = Object.fromEntries(
  Object.entries(loaded).flatMap(([file, { words }]) => {
    const inEnglish = loaded[file.replace('-hu.ts', '-en.ts')]
    return file.endsWith('-hu.ts') ? [[file, { hu: words, en: inEnglish?.words ?? {} }]] : []
  }),
)

describe('the translations that the parts of the page load', () => {
  it.each(Object.entries(parts))('P08 are of the same namespaces in both languages: %s', (_, { hu, en }) => {
    expect(Object.keys(hu)).toEqual(Object.keys(en))
  })

  it.each(Object.entries(parts))('are those of the language, not of the other one: %s', (_, part) => {
    for (const language of languages)
      for (const [namespace, list] of Object.entries(part[language]))
        expect([namespace, (translations[language] as Record<string, object>)[namespace]]).toMatchObject([
          namespace,
          list,
        ])
  })

  it('are all there are but for those that only the server says', () => {
    const sizeOf = (list?: object) => Object.keys(list ?? {}).length
    // A part may say single words of a namespace that is the server's.
    const whole = new Set(
      Object.values(parts).flatMap(({ hu }) =>
        Object.entries(hu).flatMap(([name, list]) =>
          sizeOf(list) === sizeOf((translations.hu as Record<string, object>)[name]) ? [name] : [],
        ),
      ),
    )
    expect(Object.keys(translations.hu).filter(namespace => !whole.has(namespace))).toEqual([
      'balance',
      'facts',
      'emails',
      'refusals',
      'audit',
      'chat',
      'export',
      'feed',
      'papers',
    ])
  })

  it('are in the languages that an address can name', () => {
    expect(languagesOfAddresses).toEqual(languages)
  })
})
