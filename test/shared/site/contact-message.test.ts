import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactMessageLasts, looksAutomatic, shortestFilling } from '#shared/site/contact-message.ts'
import { sendContactMessage } from '#shared/site/contract/send-contact-message.ts'
import { siteChanges } from '#shared/site/site-changes.ts'
import { objections } from '../objections.ts'

const sent = { name: 'Varga Nóra', email: 'nora@varga.example', message: 'Mennyibe kerül?', seconds: 12 }
const objectionsTo = (over: object) => objections(sendContactMessage.body, { ...sent, ...over })

describe('R02 P09 a message of the contact form', () => {
  it('has a name, an address and what is asked, each checked at its field', () => {
    expect(objectionsTo({})).toEqual({})
    expect(objectionsTo({ name: ' ', email: 'nora@varga', message: ' \n ' })).toEqual({
      name: 'problems:required',
      email: 'problems:email',
      message: 'problems:required',
    })
    expect(objectionsTo({ name: 'Nóra\r\nBcc: x', message: 'x'.repeat(4001) })).toEqual({
      name: 'problems:strangeCharacters',
      message: 'problems:tooLong',
    })
    expect(objectionsTo({ seconds: undefined })).toEqual({ seconds: 'problems:required' })
  })

  it('is sent without signing in, and wakes the reader of the stream', () => {
    expect([sendContactMessage.route, sendContactMessage.access]).toEqual(['POST /contact', 'anyone'])
    expect(siteChanges).toEqual([{ kind: 'ContactMessage' }])
  })

  it('is kept for a year', () => {
    expect(contactMessageLasts / (24 * 3600)).toBe(365)
  })

  it('looks automatic exactly where it was filled in within moments or with a field that nobody sees', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.string(), (seconds, website) => {
        expect(looksAutomatic({ seconds, website })).toBe(seconds < shortestFilling || website.length > 0)
      }),
    )
  })
})
