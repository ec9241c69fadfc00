import { expect, it } from 'vitest'
import { translations } from '#shared/words/translations.ts'
import { isTest, sourceFiles } from '#test/support/source-tree.ts'
import { choicesOf, keyOf, rules } from '#web/company/settings/leave-rule.ts'

const texts = sourceFiles()
  .filter(({ path }) => !isTest(path))
  .map(({ text }) => text)

/** Every word in quotes, with or without its namespace. */
const quoted = new Set(texts.flatMap(text => [...text.matchAll(/['"`](?:\w+:)?(\w+)['"`]/g)].map(([, word]) => word!)))

/** The keys that a template may become: `leave${key}` is `leave` with more; one of too few letters would be any key. */
const templates = texts
  .flatMap(text => [...text.matchAll(/`((?:\w+:)?\w*(?:\$\{[^`]*?\}\w*)+)`/g)].map(([, template]) => template!))
  .map(template => template.replace(/^\w+:/, '').split(/\$\{(?:[^{}]|\{[^}]*\})*\}/))
  .filter(parts => parts.join('').length >= 3)
  .map(parts => new RegExp(`^${parts.join('\\w+')}$`))

/** Keys that are put together from the rules of leave and their choices. */
const ofRules = new Set(
  rules.flatMap(rule => [rule, ...choicesOf(rule).map(choice => keyOf(rule, choice))]) as string[],
)

it('every sentence is said somewhere', () => {
  const unsaid = Object.entries(translations.hu).flatMap(([namespace, list]) =>
    [...new Set(Object.keys(list).map(key => key.replace(/_(one|other)$/, '')))]
      .filter(name => !quoted.has(name) && !(namespace === 'settings' && ofRules.has(name)))
      .filter(name => !templates.some(template => template.test(name)))
      .map(name => `${namespace}:${name}`),
  )
  expect(unsaid).toEqual([])
})
