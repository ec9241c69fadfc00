import { describe, expect, it } from 'vitest'
import { translations } from '#shared/words/translations.ts'

const sentencesOf = (language: 'hu' | 'en') =>
  Object.entries(translations[language]).flatMap(([namespace, list]) =>
    Object.entries(list as Record<string, string>).map(([key, text]) => [`${namespace}:${key}`, text] as const),
  )
const using = (language: 'hu' | 'en', term: RegExp, allowed: RegExp = /^$/) =>
  sentencesOf(language)
    .filter(([key, text]) => term.test(text) && !allowed.test(key))
    .map(([key, text]) => `${key}: ${text}`)

describe('one term stands for each notion', () => {
  it('one signs in ("bejelentkezés"); "belépés" is the beginning of an employment', () => {
    const employment = /^(people:withLeaveHint|settings:(employerExtra|sick)Proration.*)$/
    expect(using('hu', /belép(?!ők)|lépj be|be (kell|tud).{0,12} lépn/i, employment)).toEqual([])
  })

  it('an email is no letter', () => {
    expect(using('hu', /\blev[eé]l/i)).toEqual([])
    expect(using('en', /\bletters?\b/i, /^(problems|common):password(Upper|Lower)$/)).toEqual([])
    // The specification writes this sentence so.
    expect(using('en', /e-mail/i, /^refusals:emailTaken$/)).toEqual([])
  })

  it('who works at the same company is a "munkatárs", but on the public site', () => {
    expect(using('hu', /kollég|kolleg/i, /^(home|help|legal):/)).toEqual([])
    expect(using('hu', /\bemberek\b/i, /^(usergroups|usersadmin|home|help|legal):/)).toEqual([])
  })

  it('a day that is worked instead of another is an "áthelyezett munkanap"', () => {
    expect(using('hu', /ledolgozós/i)).toEqual([])
  })

  it('what has been approved is an absence, which is shortened', () => {
    expect(using('en', /\bshorten(ed)? (leave|a leave)\b|\bleave shortened\b/i)).toEqual([])
  })

  it('leave is granted or taken by its last date', () => {
    expect(using('en', /\b(granted|not taken) until\b/i)).toEqual([])
  })

  it('a link is no "hivatkozás"', () => {
    expect(using('hu', /hivatkozás/i)).toEqual([])
  })

  it('signing in with a second factor is "kétlépcsős bejelentkezés", where its second step is not meant', () => {
    expect(using('hu', /kétfaktoros|kétfázisú|második faktor/i)).toEqual([])
    expect(using('en', /two-factor|second factor|2FA/i)).toEqual([])
  })

  it('a "munkarend" is "working hours" in English, but for the general schedule of the law', () => {
    expect(using('en', /\bschedules?\b/i, /^settings:followsDecreeGeneralSchedule(Means)?$/)).toEqual([])
  })

  it('a sheet of attendance is submitted ("leadás"), then accepted', () => {
    expect(using('en', /\b(hand(ed|s)?|turn(ed|s)?) (it |them )?in\b/i)).toEqual([])
    expect(using('hu', /benyújt|beküld(ött|öd|i) (a |az )?(íve|jelenléti)/i)).toEqual([])
  })

  it('who has left is a former employee', () => {
    expect(using('en', /former (colleague|member|person|user)/i)).toEqual([])
    expect(using('hu', /(korábbi|volt) (kolléga|felhasználó|tag)\b/i)).toEqual([])
  })
})

it('an English apostrophe is a typographic one, but in the messages of the specification', () => {
  const specified = /^(problems:(superadminKept|notYourself|notYourselfInactive)|api:|help:|legal:)/
  expect(using('en', /\w'\w|\w' /, specified)).toEqual([])
})

it('no number follows an article, which would be another one before some of them', () => {
  expect(using('hu', /(^|[\s(])az? \{\{(count|total|done)\}\}/i)).toEqual([])
})

it('a number of people or entries has a form for one of them too', () => {
  expect(using('en', /\{\{\w+\}\} (employees|people|entries)\b/, /_(one|other)$/)).toEqual([])
})

it.each(['hu', 'en'] as const)(
  'no full stop follows the name of a company, which may end with one itself (%s)',
  language => {
    expect(using(language, /\{\{company\}\}\./)).toEqual([])
  },
)
