import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/words/language.ts'
import type { Namespace } from '#shared/words/server-translations.ts'
import { translations } from '#shared/words/translations.ts'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { publicPages, type Text } from '#web/app/prerender/public-pages.ts'
import { redirectFor } from '#web/app/routes/page-access.ts'

const wordOf = (language: 'hu' | 'en', key: TranslationKey | Text) => {
  if (typeof key !== 'string') return key.text
  const [namespace = '', name = ''] = key.split(':')
  return (translations[language] as Record<string, Namespace>)[namespace]?.[name]
}

describe('the pages that are written when the site is built', () => {
  it('stand at an address each', () => {
    const paths = publicPages().map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(expect.arrayContaining(['/', '/login', '/register', '/days-off-calculator', '/404']))
  })

  it.each(publicPages().map(({ path }) => path))('R01 let a guest stay at %s', path => {
    expect(redirectFor({ pathname: path, search: '' }, 'guest')).toBeUndefined()
  })

  it.each(languages)('P08 have a title, and a description where they may be found, in %s', language => {
    for (const { path, title, description, isHidden } of publicPages()) {
      expect([path, wordOf(language, title)]).toEqual([path, expect.stringMatching(/\S/)])
      expect([path, Boolean(description)]).toEqual([path, !isHidden])
      if (description) expect([path, wordOf(language, description)]).toEqual([path, expect.stringMatching(/\S{2}/)])
    }
  })

  it('P08 are told apart by their titles in a list of search results', () => {
    for (const language of languages) {
      // A page that is called differently in each language stands there under both names.
      const own = publicPages().filter(({ path, paths }) => !paths || paths[language] === path)
      const titles = own.map(({ title, values }) => `${wordOf(language, title)} ${JSON.stringify(values)}`)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  it('ask for modules that are there', () => {
    const modules = publicPages().flatMap(({ parts, later = [] }) => [...parts, ...later])
    expect(modules.filter(name => !existsSync(`web/${name}`))).toEqual([])
  })
})
