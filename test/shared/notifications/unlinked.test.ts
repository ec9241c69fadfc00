import { describe, expect, it } from 'vitest'
import { companyDeletedEmail } from '#shared/notifications/account-emails.ts'
import { leaveEmail } from '#shared/notifications/email/leave-email.ts'
import { factsEmail } from '#shared/notifications/facts-email.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { quotedInLine, unlinked } from '#shared/notifications/unlinked.ts'

const address = 'https://szabi.example/hu/dashboard'
const names = { recipient: 'Anna', person: 'Kis Béla', company: 'Netrisk.hu Kft.' }

describe('security 3: a name in an email', () => {
  it.each([
    ['Netrisk.hu Kft.', 'Netrisk.\u200Ahu Kft.'],
    ['1.2.3.4', '1.\u200A2.\u200A3.\u200A4'],
    ['evil．example', 'evil．\u200Aexample'],
    ['https://evil', 'https:\u200A//evil'],
  ])('is parted where a mail program would see an address (%s)', (name, parted) => {
    expect(unlinked(name)).toBe(parted)
  })

  it.each(['Kéktó Műhely Kft.', 'Dr. Kiss-Nagy Éva', 'Kis Béla', 'Szép… Bt.', 'Kft: jó'])(
    'else stays as it is (%s)',
    name => {
      expect(unlinked(name)).toBe(name)
    },
  )

  it('S3 a comment stands in one line, and leads nowhere', () => {
    const said = 'Kérlek!\n\nApprove:\r\nhttps://evil.example/decide\u2028\tKöszi'
    expect(quotedInLine(said)).toBe('Kérlek! Approve: https:\u200A//evil.\u200Aexample/decide Köszi')
    const { text } = factsEmail(
      { ...names, type: notificationTypes.factsDeclined, facts: 'Nem', reason: said, address, settings: address },
      'en',
    )
    expect(text).not.toMatch(/^Approve:$/m)
    expect(text).not.toContain('evil.example')
  })

  it('is parted in every email that names a company', () => {
    const ofLeave = leaveEmail(
      {
        ...names,
        type: notificationTypes.vacation,
        isOwn: false,
        by: names.company,
        leave: 'vacation',
        leaveType: 'Szabadság',
        period: 'dec. 1.',
        days: 1,
        drawn: [],
        isToDecide: true,
        away: [{ name: names.company, period: 'dec. 1.', isAsked: false }],
        comment: '',
        response: null,
        links: { request: address, calendar: address, settings: address },
      },
      'hu',
    )
    const ofFacts = factsEmail(
      { ...names, type: notificationTypes.factsConfirmed, facts: 'Nem', reason: '', address, settings: address },
      'hu',
    )
    const ofDeletion = companyDeletedEmail(
      { ...names, name: 'Kis Béla', address, until: '2026-12-20', contact: 'help@szabi.test' },
      'hu',
    )
    for (const { subject, text, html } of [ofLeave, ofFacts, ofDeletion]) {
      expect(text).toContain('Netrisk.\u200Ahu Kft.')
      for (const part of [subject, text, html]) expect(part).not.toContain('Netrisk.hu')
    }
  })
})
