import { describe, expect, it } from 'vitest'
import {
  emailChangeAskedEmail,
  emailChangedEmail,
  emailChangeEmail,
} from '#shared/notifications/email-change-emails.ts'
import { languages } from '#shared/words/language.ts'

const address = 'https://szabi.example/hu/page?token=a&b'
const email = 'anna@example.hu'
const facts = { address, email, at: '20 Nov 2026, 12:00' }

describe('an email about a change of the address', () => {
  it.each(languages)('has its link and every value, and leaves no sentence out (%s)', language => {
    const all = [
      emailChangeEmail({ address }, language),
      emailChangeAskedEmail(facts, language),
      emailChangedEmail(facts, language),
    ]
    for (const { subject, text, html } of all) {
      for (const part of [subject, text, html]) expect(part).not.toMatch(/emails:|\{\{|undefined|null/)
      expect(text).toContain(`\n${address}\n`)
      expect(html).toContain(`<html lang="${language}">`)
    }
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(3)
  })

  it('tells the new address how long the link is good for, and nothing of the account', () => {
    const { text } = emailChangeEmail({ address }, 'en')
    expect(text).toContain('24 hours')
    expect(text).not.toContain(email)
  })

  it('tells the one of before when it was changed, and for how long it can be restored', () => {
    const { text } = emailChangedEmail(facts, 'en')
    expect(text).toContain('20 Nov 2026, 12:00')
    expect(text).toContain('three days')
    expect(text).toContain(`${email} was the address of your account`)
  })
})
