import { expect, it } from 'vitest'
import { languages } from '#shared/words/language.ts'
import { translations } from '#shared/words/translations.ts'

const { hu, en } = translations

it('law 12 a child counts until the year of turning 16, which the label says', () => {
  expect(hu.profile.children).toBe('Gyermekek, a 16. életévük betöltésének évéig')
  expect(en.profile.children).toBe('Children, up to the year of turning 16')
})

it('law 12 work below 16 is notified to the guardianship authority 15 days before, which permits nothing', () => {
  expect(hu.profile.under16ReasonHint).toMatch(
    /gyámhatóságnak legalább 15 nappal előtte bejelentették.*Mt\. 34\. § \(2\)–\(3\)/,
  )
  expect(en.profile.under16ReasonHint).toMatch(/notified at least 15 days before.*Labour Code s\. 34\(2\)–\(3\)/)
})

it.each(languages)(
  'law 12 changed working capacity and hazard are the same on the profile and in the calculator in %s',
  language => {
    const { profile, calculator } = translations[language]
    expect(profile.disability).toBe(calculator.capacity)
    expect(profile.disabilityHint).toContain(calculator.capacityHint)
    expect(profile.hazardous).toBe(calculator.hazard)
    expect(profile.hazardousHint).not.toMatch(/3/)
  },
)

it('law 12 changed working capacity begins at 40% damage, and at a status of 60% or less', () => {
  expect(hu.calculator.capacityHint).toContain('legalább 40%-os egészségkárosodással, vagy legfeljebb 60%-os')
  expect(en.calculator.capacityHint).toContain('at least 40%, or a health status of at most 60%')
})

it('law 20 the mark of an unequal schedule says what it means where the week has not five days', () => {
  expect(hu.profile.unequalScheduleHint).toContain('heti négy munkanapnál is 20 nap jár, vagyis öt hét')
  expect(en.profile.unequalScheduleHint).toContain('20 days are due for four days a week too, which is five weeks')
})

it('booked days have one word in Hungarian', () => {
  const sentences = Object.entries(hu).flatMap(([namespace, list]) =>
    Object.entries(list).map(([key, text]) => `${namespace}:${key} ${text}`),
  )
  expect(sentences.filter(sentence => /lefoglal/.test(sentence))).toEqual([])
})
