import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/words/language.ts'
import { translations } from '#shared/words/translations.ts'
import { publicPages } from '#infra/build/site-pages.ts'
import * as documents from '#web/site/legal/legal-document.ts'

const textOf = (language: 'hu' | 'en', key: string) =>
  (translations[language].legal as Record<string, string>)[key] ?? ''

describe.each(languages)('the legal documents in %s', language => {
  it('R10 say every section of theirs, and nothing that no document has', () => {
    const said = Object.values(documents).flatMap(({ name, sections }) => [
      `${name}Title`,
      `${name}Lead`,
      `${name}About`,
      ...sections.flatMap(section => [`${section}Title`, `${section}Text`]),
    ])
    const others = Object.keys(translations[language].legal).filter(
      key => !said.includes(key) && !/^(operator|lastUpdated)/.test(key),
    )
    expect(said.filter(key => !textOf(language, key))).toEqual([])
    expect(others).toEqual([])
  })

  it('R10 name the day of the last change of the privacy policy as the specification writes it', () => {
    expect(documents.privacyPolicy.updated).toBe('17/03/2023')
    expect(textOf(language, 'lastUpdated')).toContain('{{date}}')
  })

  it('P06 name the prices of the plans, the tax, the trial and who pays nothing', () => {
    const plans = textOf(language, 'termsPlansText')
    for (const figure of ['1–9', '490', '790', '27%', '120']) expect(plans).toContain(figure)
  })

  it('name what the law wants told: the basis, how long, the rights, the processor and the authority', () => {
    const policy = documents.privacyPolicy.sections.map(section => textOf(language, `${section}Text`)).join('\n')
    for (const fact of ['GDPR', '30 ', 'Amazon Web Services', 'NAIH', 'naih.hu'])
      if (fact !== 'NAIH' || language === 'en') expect(policy).toContain(fact)
  })

  it('lead within the site to pages that there are', () => {
    const links = Object.values(translations[language].legal).flatMap(text =>
      [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to!),
    )
    expect(links.length).toBeGreaterThan(4)
    expect(links.filter(to => !publicPages.includes(to))).toEqual([])
  })

  it('keep the time for which the product keeps things', () => {
    const kept = textOf(language, 'privacyRetentionText')
    expect(kept).toMatch(/30/)
    expect(readFileSync('infra/cloud/table.ts', 'utf8')).toContain('pointInTimeRecoveryEnabled: true')
    expect(kept).toMatch(/35/)
  })
})
