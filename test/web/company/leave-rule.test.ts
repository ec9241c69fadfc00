import { describe, expect, it } from 'vitest'
import { defaultRules, LeaveRules } from '#shared/company/leave-rules.ts'
import { languages } from '#shared/words/language.ts'
import type { Namespace } from '#shared/words/server-translations.ts'
import { translations } from '#shared/words/translations.ts'
import { changedRules, choicesOf, defaultOf, rules, typedOf, keyOf } from '#web/company/settings/leave-rule.ts'

describe('the leave rules on their page', () => {
  it('P03 are all that the law leaves open, but for the country', () => {
    expect([...rules, 'country'].sort()).toEqual(Object.keys(LeaveRules.shape).sort())
    for (const rule of rules) expect([rule, choicesOf(rule)]).toEqual([rule, expect.arrayContaining([defaultOf(rule)])])
    expect(choicesOf('roundingMode')).toEqual(['once', 'each_part', 'each_part_never_less'])
    expect(choicesOf('youngAfter18')).toEqual(['true', 'false'])
  })

  it.each(languages)('P03 P08 have a name, a question, a paragraph and words for every answer in %s', language => {
    const words: Namespace = translations[language].settings
    const needed = rules.flatMap(rule => [
      rule,
      `${rule}Name`,
      `${rule}Law`,
      ...choicesOf(rule).flatMap(choice => [keyOf(rule, choice), `${keyOf(rule, choice)}Means`]),
    ])
    expect(needed.filter(key => !words[key])).toEqual([])
  })

  it('say only what is chosen otherwise', () => {
    const known = typedOf(defaultRules)
    expect(changedRules(known, known)).toEqual({})
    const typed = { ...known, unequalMode: 'days', youngAfter18: 'false' }
    expect(changedRules(typed, known)).toEqual({ unequalMode: 'days', youngAfter18: false })
    expect(typedOf(changedRules(typed, known))).toEqual(typed)
  })
})
