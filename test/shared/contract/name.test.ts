import { describe, expect, it } from 'vitest'
import { PersonName } from '#shared/account/model.ts'
import { CompanyName } from '#shared/company/model.ts'

const objection = (text: string) => {
  const checked = CompanyName.safeParse(text)
  return checked.success ? undefined : checked.error.issues[0]?.message
}

describe('security 3: the name of a company or a person', () => {
  it.each([
    'Kéktó Műhely Kft.',
    'Nádas és Tsa. Bt.',
    'A.S.A. Hungary Kft.',
    'K.Tóth Ilona',
    'Sz.Nagy Péter',
    'ifj.Kovács Béla',
    'Dr. Kiss-Nagy Éva',
    'O’Brien & Sons Ltd.',
    'Kiss/Nagy Ügyvédi Iroda',
    '3.14 Kft.',
    '„Csillag” Zrt.',
    'Müller+Söhne GmbH',
    'Cs.Kiss Dóra és Tsa. Bt.',
    'Dr.Szabó Rendelő',
    '№ 1 Pékség … Bt.',
    'علی\u200cرضا',
  ])('may be %s', text => {
    expect(objection(text)).toBeUndefined()
  })

  it.each([
    'Fiok zarolva! https://evil.example/otp',
    'evil.example',
    'Nyertél: EVIL.COM',
    'Nyertél: Evil.Com',
    'www.evil',
    'írj ide: a@b',
    'bit.ly/abc',
    'bit.Ly/abc',
    'ftp://x',
    '1.2.3.4.hu',
    'evil.example.',
    'példa.hu',
    'nav.Hu',
    'bit.Ly',
    'T.Com',
    'evil．example',
    'evil｡example',
    'evil。example',
    'evil․example',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil\u200d.\u200dexample',
    '👉.example',
    '1.2.3.4',
    'http://1.2.3.4',
  ])('is no address as in %s', text => {
    expect(objection(text)).toBe('problems:addressInName')
  })

  it.each(['<b>Cég', 'Cég>', '<script>'])('has no markup as in %s', text => {
    expect(objection(text)).toBe('problems:markupInName')
  })

  it.each(['Cég\u202Egnál', 'Két\u2028sor', 'Nulla\u200Bszéles', 'Cég\uFEFFx', 'x\u2066y'])(
    'has nothing that is not seen or turns it around (%j)',
    text => {
      expect(objection(text)).toBe('problems:strangeCharacters')
    },
  )

  it.each(['Netrisk.hu Kft.', 'KBOSS.hu Zrt', 'Példa.com Ltd.', 'netrisk.hu kft'])(
    'may be an address with a legal form, as companies are called (%s), but not of a person',
    text => {
      expect(objection(text)).toBeUndefined()
      expect(PersonName.safeParse(text).success).toBe(false)
    },
  )

  it.each([
    'evil.example',
    'Nyertél: evil.example Kft.',
    'evil.example/otp Kft.',
    'www.evil.example Kft.',
    'a@evil.hu Kft.',
    'evil.example nyereményed Kft.',
    'https://evil.hu Kft.',
  ])('is no address with more than its form (%s)', text => {
    expect(objection(text)).toBe('problems:addressInName')
  })

  it('is the rule for people too', () => {
    for (const text of ['nav.Hu', 'bit.Ly', '1.2.3.4', 'evil．example', 'Kiss.Hu'])
      expect(PersonName.safeParse(text).success).toBe(false)
    for (const text of ['Sz.Nagy', 'ifj.Kovács', 'Anna-Mária', 'O’Brien'])
      expect(PersonName.safeParse(text).success).toBe(true)
    expect(PersonName.safeParse('evil.example').success).toBe(false)
    expect(PersonName.safeParse('Béla').success).toBe(true)
  })
})

describe('security 3: a name that looks like another, or like none', () => {
  it.each(['\u200d', '\u200c\u200d', '\ufe0f', '\u3164', '\uffa0', '\u115f\u1160', '\u0301', ' \u200d '])(
    'is not made of what nobody sees (%j)',
    text => {
      expect(objection(text)).toBe('problems:strangeCharacters')
    },
  )

  it.each(['Ko\u00advács', 'Kiss\u034f', 'Nagy\u180e', 'Tóth\u3164'])('has no hidden part (%j)', text => {
    expect(objection(text)).toBe('problems:strangeCharacters')
  })

  it.each(['Kovács Éva'.normalize('NFD'), '葛\u{e0100}城', 'क्‍ष', 'Kert 🏡', '👩‍🔧 Kft.', '김민준'])(
    'is taken in any script, with what joins its letters (%s)',
    text => {
      expect(objection(text)).toBeUndefined()
    },
  )
})
