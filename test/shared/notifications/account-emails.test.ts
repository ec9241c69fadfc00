import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SecurityAlert } from '#shared/account/model.ts'
import {
  accountErasedEmail,
  companyDeletedEmail,
  companyRestoredEmail,
  confirmationEmail,
  dataExportEmail,
  passwordResetEmail,
  securityAlertEmail,
} from '#shared/notifications/account-emails.ts'
import { paragraph, type EmailContent } from '#shared/notifications/email/email-parts.ts'
import { invitationEmail } from '#shared/notifications/email/invitation-email.ts'
import { renderEmail } from '#shared/notifications/email/render-email.ts'
import { languages, type Language } from '#shared/words/language.ts'

const email = 'anna@example.hu'
const address = 'https://szabi.example/hu/page?token=a&b'
const alerts = Object.values(SecurityAlert.def.shape.what.def.entries)
const alert = (what: (typeof alerts)[number], language: Language = 'en') =>
  securityAlertEmail({ what, at: '20 Nov 2026, 12:00', email, address }, language)

const contact = 'segitseg@szabi.test'
const news = { company: 'Kéktó Kft.', recipient: 'Béla', address, contact }
const deletion = { ...news, name: 'Kis Anna', until: '2026-12-20' }

const every = (language: Language): EmailContent[] => [
  passwordResetEmail({ email, address }, language),
  confirmationEmail({ email, address }, language),
  dataExportEmail({ email, until: '20 Nov 2026, 10:00', address }, language),
  invitationEmail({ company: 'Kéktó Kft.', inviter: 'Kis Anna', address }, language),
  accountErasedEmail({ email, address, contact }, language),
  companyDeletedEmail(deletion, language),
  companyRestoredEmail(news, language),
  ...alerts.map(what => alert(what, language)),
]

describe('an email about an account', () => {
  it.each(languages)('leaves no sentence and no value out (%s)', language => {
    for (const { subject, text, html } of every(language))
      for (const part of [subject, text, html]) expect(part).not.toMatch(/emails:|\{\{|undefined|null/)
  })

  it('has its link in the text as it is, and in the HTML in the language of the reader', () => {
    for (const language of languages)
      for (const { text, html } of every(language)) {
        expect(text).toContain(`\n${address}\n`)
        expect(html).toContain('href="https://szabi.example/hu/page?token=a&amp;b"')
        expect(html).toContain(`<html lang="${language}">`)
      }
  })

  it('says how long its link is good for', () => {
    expect(passwordResetEmail({ email, address }, 'en').text).toContain('one hour')
    expect(confirmationEmail({ email, address }, 'en').text).toContain('three days')
    expect(invitationEmail({ company: 'c', inviter: 'i', address }, 'en').text).toContain('seven days')
  })

  it('says how long a copy of the own data can be downloaded, and of an erasure that the address is free again', () => {
    const until = '20 Nov 2026, 10:00'
    expect(dataExportEmail({ email, until, address }, 'en').text).toContain(`until ${until}`)
    const erased = accountErasedEmail({ email, address, contact }, 'en').text
    expect(erased).toMatch(/our last email to this address; you can register with it again/)
    expect(erased).toContain(contact)
  })

  it('says why it came: by the address of the account, or by the company', () => {
    expect(passwordResetEmail({ email, address }, 'en').text).toContain(`${email} is the address of your account`)
    const deleted = companyDeletedEmail({ ...deletion, company: 'Kéktó' }, 'en')
    expect(deleted.text).toMatch(/^Hello Béla!\n\nKis Anna has deleted the company \(Kéktó\)\./)
    expect(deleted.text).toContain('Kéktó · you are receiving this email as an employee')
  })
})

describe('P07 an email about a deleted company', () => {
  it('says until which day it can be restored, and whom to write to', () => {
    const [hungarian, english] = (['hu', 'en'] as const).map(language => companyDeletedEmail(deletion, language))
    expect(hungarian!.text).toContain('2026. dec. 20-ig visszaállíthatjuk')
    expect(english!.text).toContain('can restore it until 20 Dec 2026')
    for (const { text, html } of [hungarian!, english!])
      for (const part of [text, html]) expect(part).toContain(contact)
  })

  it('says when it is back, and whom to write to if nobody asked for that', () => {
    const { subject, text } = companyRestoredEmail(news, 'en')
    expect(subject).toBe('Kéktó Kft. has been restored')
    expect(text).toMatch(/Everyone can use it again.*\n\n.*If none of you asked for this.*segitseg@szabi\.test/s)
  })
})

describe('security 8: an alert', () => {
  it('has a subject of its own for everything that may happen, in either language', () => {
    for (const language of languages)
      expect(new Set(alerts.map(what => alert(what, language).subject)).size).toBe(alerts.length)
  })

  it.each(alerts)('of %s says when it was, and what to do if it was somebody else', what => {
    const { text } = alert(what)
    expect(text).toContain('20 Nov 2026, 12:00')
    expect(text).toMatch(/If (it was not you|you do not know|you did not ask)/)
  })
})

describe('security 3: an invitation', () => {
  const invited = (company: string, inviter: string) => invitationEmail({ company, inviter, address }, 'en')

  it('puts the names that others chose into quotation marks, and never into the subject', () => {
    const { subject, text } = invited('Fiók zárolva Kft.', 'Sürgős Üzenet')
    expect(text).toContain('Company: “Fiók zárolva Kft.”, invited by: “Sürgős Üzenet”')
    expect(subject).toBe(invited('Kéktó', 'Anna').subject)
  })

  it('opens no link by a name, since a space that is hardly seen stands after each dot within a word', () => {
    const { text, html } = invited('Netrisk.hu Kft.', 'https://evil.example')
    for (const part of [text, html]) {
      expect(part).toContain('Netrisk.\u200Ahu Kft.')
      expect(part).not.toMatch(/Netrisk\.hu|:\/\/evil|evil\.example/)
    }
  })
})

it('security 3: nothing that somebody else chose becomes markup in an email', () => {
  const signs = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ' ', '/', '\uE000', '\uE001') })
  const markup = (chosen: string, label: string) => {
    const { html } = renderEmail(
      {
        subject: chosen,
        preheader: chosen,
        heading: chosen,
        greeting: chosen,
        body: [
          paragraph(chosen),
          { kind: 'title', text: chosen },
          { kind: 'quiet', text: chosen, link: { label, address: chosen } },
          { kind: 'facts', facts: [{ label, text: chosen }] },
          { kind: 'buttons', buttons: [{ label, address: chosen }] },
        ],
        reason: chosen,
        choice: { label, address: chosen },
      },
      'en',
    )
    return html.replace(/<\/?b>/g, '').match(/[<>"']/g)!.length
  }
  const plain = markup('', '')
  fc.assert(
    fc.property(signs, signs, (chosen, label) => {
      expect(markup(chosen, label)).toBe(plain)
    }),
  )
})
