import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFor, longestMessage } from '#shared/notifications/messages/company-message.ts'
import { sendMessage } from '#shared/notifications/contract/send-message.ts'
import { messageEmail } from '#shared/notifications/messages/message-email.ts'

const body = (over: object) => sendMessage.body!.safeParse({ message: 'Szia!', audience: 'everybody', ...over })
const objectionsTo = (over: object) =>
  body(over).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

describe('V09 a message to people of the company', () => {
  it('requires a message of which something can be seen', () => {
    for (const message of [undefined, null, '', ' ', '\n\t ', '\u200b', '\u3164', '\u2060\u00ad'])
      expect([message, objectionsTo({ message })[0]]).toEqual([message, 'message problems:messageRequired'])
    expect(body({ message: '  Holnap zárva.\n\nDélután sem.  ' }).data?.message).toBe('Holnap zárva.\n\nDélután sem.')
    expect(body({ message: '👋' }).success).toBe(true)
  })

  it('is no longer than a bell can hold, and has no sign that cannot be stored', () => {
    expect(objectionsTo({ message: 'x'.repeat(longestMessage) })).toEqual([])
    expect(objectionsTo({ message: 'x'.repeat(longestMessage + 1) })).toEqual(['message problems:tooLong'])
    expect(objectionsTo({ message: 'a\0b' })).toEqual(['message problems:strangeCharacters'])
  })

  it('says whom it is for', () => {
    expect(objectionsTo({ audience: undefined })).toEqual(['audience problems:required'])
    expect(objectionsTo({ audience: 'nobody' })).toEqual(['audience problems:required'])
    expect(objectionsTo({ user_ids: Array.from({ length: 501 }, (_, n) => `p${n}`) })).toEqual([
      'user_ids problems:tooManyItems',
    ])
    expect(objectionsTo({ group_id: 'no id!' })).toEqual(['group_id problems:unknownId'])
  })
})

describe('whom a message is for', () => {
  const status = fc.constantFrom('active', 'invited', 'inactive', 'deleted')
  const id = fc.constantFrom('anna', 'bela', 'csilla')

  it('is active, and it is never the writer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('everybody' as const, 'group' as const, 'people' as const),
        fc.subarray(['anna', 'bela', 'csilla']),
        fc.record({ id, status }),
        (audience, people, person) => {
          const isTold = isFor({ by: 'csilla', audience, people }, person)
          if (person.status !== 'active' || person.id === 'csilla') expect(isTold).toBe(false)
          else expect(isTold).toBe(audience !== 'people' || people.includes(person.id))
        },
      ),
    )
  })
})

describe('the email of a message', () => {
  const facts = {
    message: ' Első sor. \n\n\nMásodik <b>sor</b>. ',
    recipient: 'Béla',
    person: 'Kis Csilla',
    company: 'evil.example',
    address: 'https://szabi.example/hu/dashboard',
    settings: 'https://szabi.example/hu/notifications#settings',
  }

  it('says who writes what, a paragraph for each line, and nothing in it is markup', () => {
    const { subject, text, html } = messageEmail(facts, 'hu')
    expect(subject).toBe('Üzenet a cégtől: evil.\u200aexample')
    expect(text).toContain('Kis Csilla ezt írja:\n\n> Első sor.\n\n> Második <b>sor</b>.')
    expect(html).toContain('Második &lt;b&gt;sor&lt;/b&gt;.')
    expect(html).not.toContain('<b>sor</b>')
    expect(text).toContain(facts.address)
  })

  it('S3 marks each line of theirs in the text, so that none looks like a button of ours', () => {
    const { text } = messageEmail({ ...facts, message: 'Jóváhagyás:\nhttps://evil.example/decide' }, 'hu')
    expect(text).toContain('> Jóváhagyás:\n\n> https://evil.example/decide')
    expect(text).not.toMatch(/^https:\/\/evil/m)
  })

  it('is in the language of its reader', () => {
    expect(messageEmail(facts, 'en').subject).toMatch(/^Message from /)
    expect(messageEmail(facts, 'en').text).toContain('Kis Csilla writes:')
  })
})
