import { describe, expect, it } from 'vitest'
import { operatorInvitationEmail, passwordResetEmail } from '#shared/notifications/account-emails.ts'
import { languages } from '#shared/words/language.ts'
import { productName } from '#shared/words/product.ts'

const facts = {
  email: 'eva@szabi.example',
  address: 'https://szabi.example/hu/change-password?token=a.b&then=%2Fadmin',
}

describe.each(languages)('the invitation of an operator in %s', language => {
  const { subject, text, html } = operatorInvitationEmail(facts, language)

  it('says what it is about, and for how long its link is good', () => {
    expect(subject).toMatch(language === 'hu' ? /^Meghívó a kezelőfelületre/ : /^Invitation to the back office/)
    expect(text).toContain(productName)
    expect(text).toMatch(language === 'hu' ? /egy hétig érvényes/ : /valid for one week/)
    expect(text).toMatch(language === 'hu' ? /kétlépcsős bejelentkezést/ : /two-step sign-in/)
  })

  it('has the one link, in the text and behind the button, with the way to the back office', () => {
    expect(text).toContain(facts.address)
    expect(html).toContain(facts.address.replaceAll('&', '&amp;'))
  })

  it('does not speak of a password that somebody has asked to change', () => {
    const reset = passwordResetEmail(facts, language)
    expect(subject).not.toBe(reset.subject)
    const shared = text.split('\n').filter(line => line.length > 40 && reset.text.includes(line))
    expect(shared.filter(line => !line.includes(facts.email) && !line.includes(facts.address))).toEqual([])
  })
})
