import { describe, expect, it } from 'vitest'
import { guessesOf, isMadeFrom } from '#shared/account/weak-password.ts'

describe('security 10: what a password amounts to', () => {
  it.each([
    ['Password1', ['password1', 'password']],
    ['Passw0rd', ['passw0rd', 'password']],
    ['P@$$w0rd2026!', ['password']],
    ['Jelszó12', ['jelszo12', 'jelszo']],
    ['1Qaz2Wsx', ['1qaz2wsx']],
    ['M1chael99', ['michael']],
    ['We1come77', ['welcome']],
  ])('%s is one of its guesses: %j', (password, words) => {
    expect(guessesOf(password)).toEqual(expect.arrayContaining(words))
  })

  it('is itself where it is decorated by more than a year and a sign, or has hardly a word', () => {
    expect(guessesOf('Dragon202611')).not.toContain('dragon')
    expect(guessesOf('123Abc45')).not.toContain('abc')
  })
})

describe('security 10: a password from its owner’s own data', () => {
  const known = ['kovacs.anna@nadas.example', 'Anna', 'Kovács', 'Nádas és Fia Kft.']

  it.each(['Kovacs1985', 'AnnaKovács12', 'Nadas2026!', 'K0vacsAnna', 'annaNADAS1'])('%s is one', password => {
    expect(isMadeFrom(password, known)).toBe(true)
  })

  it.each(['Szabi2026', 'Vadkacsa-2026', 'Annapurna-hegyek7', 'Fia12345', ''])('%s is none', password => {
    expect(isMadeFrom(password, known)).toBe(false)
    expect(isMadeFrom(password, ['', 'a@b.hu'])).toBe(false)
  })
})
