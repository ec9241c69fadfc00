import { describe, expect, it } from 'vitest'
import { welcomeEmail } from '#shared/notifications/welcome-email.ts'
import { languages } from '#shared/words/language.ts'

const facts = { recipient: 'Anna', email: 'anna@example.hu', address: 'https://szabi.example/p' }

describe('the welcome', () => {
  it('says what is ready in the subject, and what to do first with its one button', () => {
    const { subject, text, html } = welcomeEmail({ ...facts, step: 'begin' }, 'hu')
    expect(subject).toBe('Kész a Szabi-fiókod')
    expect(text).toContain('Szia, Anna!')
    expect(text).toContain('Itt kérhetsz szabadságot')
    expect(text).toContain('Irányítópult megnyitása:\nhttps://szabi.example/p')
    expect(html.match(/href="https:\/\/szabi\.example\/p"/g)).toHaveLength(1)
    expect(html).toContain('lang="hu"')
  })

  it('is another for a founder: the company is registered first, and then its people are invited', () => {
    expect(welcomeEmail({ ...facts, step: 'register' }, 'hu').text).toContain('Regisztráció folytatása:')
    expect(welcomeEmail({ ...facts, step: 'invite' }, 'en').text).toContain('Invite employees:')
  })

  it('greets somebody without a name too, and makes no link of one', () => {
    expect(welcomeEmail({ ...facts, step: 'register', recipient: '' }, 'hu').text).toContain('Szia!')
    expect(welcomeEmail({ ...facts, step: 'begin', recipient: 'evil.example' }, 'hu').text).toContain(
      'evil.\u200aexample',
    )
  })

  it.each(languages)('leaves no hole open (%s)', language => {
    for (const step of ['register', 'invite', 'begin'] as const) {
      const { subject, text, html } = welcomeEmail({ ...facts, step }, language)
      expect([subject, text, html].join('\n')).not.toMatch(/emails:|\{\{|undefined|null/)
    }
  })
})
