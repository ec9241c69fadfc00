import { describe, expect, it } from 'vitest'
import { contactEmail, ContactFacts } from '#shared/notifications/contact-email.ts'
import { languages } from '#shared/words/language.ts'

const contact: ContactFacts = {
  name: 'evil.example',
  email: 'nora@varga.example',
  message: 'Szia!\n\nNézd meg: https://evil.example/x <b>most</b>',
  language: 'hu',
}

describe('the email of a message of the contact form', () => {
  it('says who wrote what, in which language the page was read, and by when an answer was promised', () => {
    const { subject, text } = contactEmail({ ...contact, name: 'Varga Nóra' }, 'hu')
    expect(subject).toBe('Üzenet a weboldalról: Varga Nóra')
    for (const said of ['nora@varga.example', 'Szia!', 'Magyarul olvasta az oldalt.', '48 órán belüli'])
      expect(text).toContain(said)
    expect(contactEmail({ ...contact, language: 'en' }, 'hu').text).toContain('Angolul')
    expect(ContactFacts.parse(contact)).toEqual(contact)
  })

  it('makes no link of what somebody typed, and leaves no hole open', () => {
    for (const language of languages) {
      const { text, html } = contactEmail(contact, language)
      expect(text).toContain('evil.\u200aexample')
      expect(text).toContain('https:\u200a//')
      expect(html).not.toContain('<b>most')
      expect(text + html).not.toMatch(/emails:|\{\{|undefined|null/)
    }
  })
})
