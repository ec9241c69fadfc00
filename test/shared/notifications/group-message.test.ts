import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GroupMessageDraft, textsOf } from '#shared/backoffice/user-groups/group-message-draft.ts'
import { longestMessage } from '#shared/notifications/messages/company-message.ts'
import { groupMessageEmail, groupMessageParts } from '#shared/notifications/messages/group-message-email.ts'
import { longestSubject, mayBeTold, wordsFor } from '#shared/notifications/messages/group-message.ts'

const hu = { subject: 'Karbantartás', message: 'Vasárnap éjjel leállunk.' }
const en = { subject: 'Maintenance', message: 'We are down on Sunday night.' }
const nothing = { subject: ' ', message: '\n' }
const objectionsTo = (over: object) =>
  (GroupMessageDraft.safeParse({ hu, en, with_email: true, ...over }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  )

describe('O09 a message to a user group', () => {
  it.each<[string, object, string[]]>([
    ['in both languages', {}, []],
    ['in Hungarian alone', { en: nothing }, []],
    ['in English alone', { hu: nothing }, []],
    [
      'in no language',
      { hu: nothing, en: nothing },
      ['hu.subject problems:required', 'hu.message problems:messageRequired'],
    ],
    ['without a subject in one', { en: { ...en, subject: '' } }, ['en.subject problems:required']],
    ['without a text in one', { hu: { ...hu, message: ' ' } }, ['hu.message problems:messageRequired']],
    [
      'with a long subject',
      { hu: { ...hu, subject: 'x'.repeat(longestSubject + 1) } },
      ['hu.subject problems:tooLong'],
    ],
    ['with a long text', { en: { ...en, message: 'x'.repeat(longestMessage + 1) } }, ['en.message problems:tooLong']],
    ['with lines in the subject', { hu: { ...hu, subject: 'a\nBcc: b' } }, ['hu.subject problems:strangeCharacters']],
    ['with a sign that cannot be kept', { hu: { ...hu, message: 'a\0' } }, ['hu.message problems:strangeCharacters']],
    ['without the choice of emails', { with_email: undefined }, ['with_email problems:required']],
  ])('is written %s', (_, over, objections) => {
    expect(objectionsTo(over)).toEqual(objections)
  })

  it('is kept without spaces around it, and as nothing in a language in which it is not written', () => {
    expect(textsOf({ hu: { subject: ' Szia ', message: ' Jó hír.\n' }, en: nothing, with_email: false })).toEqual({
      hu: { subject: 'Szia', message: 'Jó hír.' },
      en: null,
    })
  })

  it('comes to everybody in their language, or in the one in which it was written', () => {
    const typed = fc.constantFrom(hu, nothing)
    fc.assert(
      fc.property(
        typed,
        fc.constantFrom(en, nothing),
        fc.constantFrom('hu' as const, 'en' as const),
        (one, other, to) => {
          if (one === nothing && other === nothing) return
          const draft: GroupMessageDraft = { hu: one, en: other, with_email: true }
          const [own, instead] = to === 'hu' ? [one, other] : [other, one]
          expect(wordsFor(textsOf(draft), to)).toEqual(own === nothing ? instead : own)
        },
      ),
    )
  })

  it.each([
    ['active', null, true],
    ['active', 5, false],
    ['invited', null, false],
    ['inactive', null, false],
    ['deleted', null, false],
  ] as const)('is for somebody who is %s and was deactivated at %s: %s', (status, deactivated_at, expected) => {
    expect(mayBeTold({ status }, { deactivated_at })).toBe(expected)
    expect(mayBeTold({ status }, undefined)).toBe(false)
  })
})

describe('the email of a message to a user group', () => {
  const facts = {
    words: {
      subject: 'Új <b>oldal</b>',
      message: ' Első sor. \n\n<script>alert(1)</script>\nhttps://szabi.example/ujdonsag ',
    },
    recipient: 'Béla',
    address: 'https://szabi.example/hu/dashboard',
    settings: 'https://szabi.example/hu/notifications#settings',
  }

  it('is a paragraph for each line, in which nothing is markup or an address, and says how to choose others', () => {
    const { subject, text, html } = groupMessageEmail(facts, 'hu')
    expect(subject).toBe('Új <b>oldal</b>')
    expect(text).toContain(
      'Szia, Béla!\n\nElső sor.\n\n<script>alert(1)</script>\n\nhttps:\u200A//szabi.\u200Aexample/ujdonsag\n\n',
    )
    expect(text).toContain(facts.settings)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toMatch(/<script|<b>oldal/)
    expect(html).not.toContain('szabi.example/ujdonsag')
  })

  it('speaks the language of its reader, and to nobody by name who has none', () => {
    expect(groupMessageParts(facts, 'hu')).toMatchObject({
      greeting: 'Szia, Béla!',
      action: { address: facts.address },
    })
    expect(groupMessageParts({ ...facts, recipient: '' }, 'en')).toMatchObject({
      greeting: 'Hello!',
      reason: 'You are receiving this email because you have a Szabi account.',
    })
  })
})
