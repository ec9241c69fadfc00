import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leaveTypes } from '#shared/leave/types.ts'
import { labels } from '#shared/leave/entitlement/line.ts'
import { problemStatus } from '#shared/contract/problem.ts'
import { languages, type Language } from '#shared/words/language.ts'
import type { Namespace, Translations } from '#shared/words/server-translations.ts'
import { translations } from '#shared/words/translations.ts'
import { isTest, sourceFiles } from '#test/support/source-tree.ts'

const all: Translations = translations
const namespaces = Object.keys(translations.hu)
const listOf = (language: Language, namespace: string): Namespace => all[language][namespace] ?? {}
const nameOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const namesIn = (list: Namespace) => [...new Set(Object.keys(list).map(nameOf))].sort()
const holesIn = (texts: string[]) =>
  [
    ...new Set(texts.flatMap(text => [...text.matchAll(/\{\{\s*(\w+)\s*(?:, \w+\s*)?\}\}/g)].map(([, hole]) => hole!))),
  ].sort()
const tagsIn = (texts: string[]) => [...new Set(texts.flatMap(text => text.match(/<\/?\w+\/?>/g) ?? []))].sort()
const formsOf = (list: Namespace, name: string) =>
  Object.entries(list).filter(([key]) => key === name || (key !== nameOf(key) && nameOf(key) === name))

describe('the word lists', () => {
  it('P08 are all there in both languages', () => {
    for (const language of languages) {
      const files = readdirSync(`shared/words/${language}`).map(file => file.replace('.json', ''))
      expect([language, files.sort()]).toEqual([language, [...namespaces].sort()])
    }
  })

  it.each(namespaces)('of %s hold the same sentences in both languages', namespace => {
    expect(namesIn(listOf('hu', namespace))).toEqual(namesIn(listOf('en', namespace)))
  })

  it.each(namespaces)(
    'O05 of %s have the same keys in both languages, so that each can be edited and exchanged in both',
    namespace => {
      expect(Object.keys(listOf('hu', namespace)).sort()).toEqual(Object.keys(listOf('en', namespace)).sort())
    },
  )

  it.each(namespaces)('of %s have the same holes and tags in both languages', namespace => {
    const shapes = (language: Language) =>
      namesIn(listOf(language, namespace)).map(name => {
        const texts = formsOf(listOf(language, namespace), name).map(([, text]) => text)
        // A plural may say its number in words, so its own hole may be left out.
        return [name, holesIn(texts).filter(hole => hole !== 'count'), tagsIn(texts)]
      })
    expect(shapes('hu')).toEqual(shapes('en'))
  })

  it.each(languages)('of %s have every form of a plural that the language uses', language => {
    const due = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort()
    const lacking = namespaces.flatMap(namespace => {
      const list = listOf(language, namespace)
      return namesIn(list).flatMap(name => {
        const forms = formsOf(list, name)
          .map(([key]) => key.slice(name.length + 1))
          .filter(Boolean)
        return forms.length && !(name in list) && due.some(form => !forms.includes(form))
          ? [`${namespace}:${name} has ${forms.join()}`]
          : []
      })
    })
    expect(lacking).toEqual([])
  })

  it.each(languages)('of %s have no empty sentence, no stray blank and no broken hole', language => {
    const strange = namespaces.flatMap(namespace =>
      Object.entries(listOf(language, namespace))
        .filter(([, text]) => !text.trim() || text !== text.trim() || /  |\{\{[^}]*$|\{\{\W|[^{]\{\w/.test(text))
        .map(([key]) => `${namespace}:${key}`),
    )
    expect(strange).toEqual([])
  })

  it('hold every sentence that the code names, in both languages', () => {
    const named = sourceFiles()
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/['"`](\w+):(\w+)['"`]/g)].map(([, namespace, name]) => ({
          path,
          namespace: namespace!,
          name: name!,
        })),
      )
      .filter(({ namespace }) => namespaces.includes(namespace))
    expect(named.length).toBeGreaterThan(100)
    const missing = languages.flatMap(language =>
      named
        .filter(({ namespace, name }) => !namesIn(listOf(language, namespace)).includes(name))
        .map(({ path, namespace, name }) => `${language} ${namespace}:${name} of ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('hold every sentence that a page names, in the namespace it uses', () => {
    const missing = sourceFiles()
      .filter(({ path }) => path.startsWith('web/') && path.endsWith('.tsx') && !isTest(path))
      .flatMap(({ path, text }) => {
        const used = [...text.matchAll(/useTranslation\((?:'(\w+)'|\[([^\]]*)\])\)/g)].map(
          ([, one, several]) => one ?? /'(\w+)'/.exec(several ?? '')?.[1] ?? '',
        )
        if (new Set(used).size !== 1 || !namespaces.includes(used[0]!)) return []
        const names = [...text.matchAll(/\bt\(\s*'(\w+)'/g)].map(([, name]) => name!)
        return languages.flatMap(language =>
          names
            .filter(name => !namesIn(listOf(language, used[0]!)).includes(name))
            .map(name => `${language} ${used[0]}:${name} of ${path}`),
        )
      })
    expect(missing).toEqual([])
  })

  it('hold what is named by a rule: every problem, type of leave, notification and line of the allowance', () => {
    const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
    const named = [
      ...Object.keys(problemStatus).map(code => `problems:${code}`),
      ...leaveTypes.map(({ key }) => `common:leave${capital(key)}`),
      ...Array.from({ length: 22 }, (_, n) => `emails:notification${n + 1}`),
      ...Object.values(labels),
      ...['granted', 'grantedWith', 'takenAway', 'takenAwayWith'].map(name => `problems:${name}`),
    ]
    for (const language of languages)
      for (const key of named) {
        const [namespace = '', name = ''] = key.split(':')
        expect([language, key, namesIn(listOf(language, namespace)).includes(name)]).toEqual([language, key, true])
      }
  })

  it('hold every sentence that an email names', () => {
    const emails = sourceFiles().filter(({ path }) => path.startsWith('shared/notifications/') && !isTest(path))
    const names = emails.flatMap(({ text }) => [...text.matchAll(/translate\('(\w+)'/g)].map(([, name]) => name!))
    expect(names.length).toBeGreaterThan(40)
    for (const language of languages)
      for (const name of names) expect(namesIn(listOf(language, 'emails'))).toContain(name)
  })
})
