import { describe, expect, it } from 'vitest'
import { initials, personName } from './person-name.ts'

const named = (last_name: string, first_name: string) => ({ last_name, first_name })

describe('the name of a person', () => {
  it.each([
    [named('Nagy', 'Anna'), 'hu', 'Nagy Anna'],
    [named('Nagy', 'Anna'), 'en', 'Anna Nagy'],
    [named('Nagy', 'Anna'), 'hu-HU', 'Nagy Anna'],
    [named('Nagy', 'Anna'), 'en-GB', 'Anna Nagy'],
    [named('', 'Anna'), 'hu', 'Anna'],
    [named('Nagy', ''), 'en', 'Nagy'],
    [named('', ''), 'hu', ''],
    [named('Kissné Nagy', 'Anna Mária'), 'hu', 'Kissné Nagy Anna Mária'],
  ])('P08 of %j is in %s %j', (person, language, name) => expect(personName(person, language)).toBe(name))
})

describe('the letters of an avatar', () => {
  it.each([
    [named('Nagy', 'Anna'), 'hu', 'NA'],
    [named('Nagy', 'Anna'), 'en', 'AN'],
    [named('Kissné Nagy', 'Anna Mária'), 'hu', 'KM'],
    [named('őri', 'éva'), 'hu', 'ŐÉ'],
    [named('Nagy', ''), 'hu', 'N'],
    [named('', ''), 'hu', ''],
    [named('  ', ' Anna '), 'hu', 'A'],
    [named('𝒩agy', 'Anna'), 'hu', '𝒩A'],
  ])('of %j are in %s %j', (person, language, letters) => expect(initials(person, language)).toBe(letters))

  it('follow the alphabet of the language when they become capitals', () => {
    expect(initials(named('ilgaz', 'ipek'), 'tr')).toBe('İİ')
  })
})
