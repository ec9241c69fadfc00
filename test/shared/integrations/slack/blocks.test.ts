import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slackMessage, slackText } from '#shared/integrations/slack/blocks.ts'

/** What Slack shows of a text: it turns the three entities back, and nothing else. */
const shownOf = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

interface Block {
  type: string
  text?: { text: string; verbatim: boolean }
  elements?: { type: string; text: string | { text: string }; [attribute: string]: unknown }[]
}
const blocksOf = (...message: Parameters<typeof slackMessage>) => slackMessage(...message).blocks as Block[]

describe('text for Slack', () => {
  it.each([
    ['<!channel>', '&lt;!channel&gt;'],
    ['<@U123>', '&lt;@U123&gt;'],
    ['<https://example.hu|Szabi>', '&lt;https://example.hu|Szabi&gt;'],
    ['Kis & Fia', 'Kis &amp; Fia'],
    ['&lt;', '&amp;lt;'],
    ['Őri-Nagy Éva', 'Őri-Nagy Éva'],
    ['', ''],
  ])('%s is written as %s', (text, written) => {
    expect(slackText(text)).toBe(written)
  })

  it('holds no character that Slack would take for a mention, a link or the start of an entity', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('&', '<', '>', ';', 'lt', 'amp', 'é', ' ') }), text => {
        const written = slackText(text)
        expect(written).not.toMatch(/[<>]/)
        expect(written.replaceAll(/&(amp|lt|gt);/g, '')).not.toContain('&')
      }),
    )
  })

  it('is read there as it was typed', () => {
    const typed = fc
      .array(fc.constantFrom('&', '<', '>', 'amp;', 'lt;', 'a', ' ', '!here'))
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(typed, text => {
        expect(shownOf(slackText(text))).toBe(text)
      }),
    )
  })

  it('escapes what is escaped already once more, so that nothing is guessed', () => {
    expect(shownOf(slackText('&amp;'))).toBe('&amp;')
    expect(shownOf(shownOf(slackText('&amp;')))).toBe('&')
  })
})

describe('a message', () => {
  it('is a sentence, which notifications show too, and nothing else where nothing else is to be said', () => {
    const { text, blocks } = slackMessage('Ma senki nincs távol.', { language: 'hu' })
    expect(text).toBe('Ma senki nincs távol.')
    expect(blocks).toEqual([{ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } }])
  })

  it('has its detail below it, and its buttons last', () => {
    const buttons = [{ action: 'open', label: 'Megnyitás', value: '' }]
    const types = (of: Parameters<typeof slackMessage>[1]) => blocksOf('Szia!', of).map(({ type }) => type)
    expect(types({ language: 'hu', detail: '2 munkanap', buttons })).toEqual(['section', 'context', 'actions'])
    expect(types({ language: 'hu', detail: '2 munkanap' })).toEqual(['section', 'context'])
    expect(types({ language: 'hu', buttons })).toEqual(['section', 'actions'])
    expect(types({ language: 'hu', detail: '', buttons: [] })).toEqual(['section'])
  })

  it('makes no links of names and addresses by itself', () => {
    const [section, context] = blocksOf('www.example.hu', { language: 'hu', detail: '#altalanos' })
    expect(section!.text).toMatchObject({ verbatim: true })
    expect(context!.elements).toEqual([{ type: 'mrkdwn', text: '#altalanos', verbatim: true }])
  })

  it('escapes its sentence and its detail alike', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (sentence, detail) => {
        const { text, blocks } = slackMessage(sentence, { language: 'en', detail })
        const [section, context] = blocks as Block[]
        expect(shownOf(text)).toBe(sentence)
        expect(section!.text!.text).toBe(text)
        expect(shownOf(context!.elements![0]!.text as string)).toBe(detail)
      }),
    )
  })
})

describe('a button', () => {
  const only = (button: Parameters<typeof slackMessage>[1]['buttons'], language: 'hu' | 'en' = 'hu') =>
    blocksOf('Kérdés', { language, buttons: button }).at(-1)!.elements![0]!

  it('says what it does and about what', () => {
    expect(only([{ action: 'approve', label: 'Jóváhagyás', value: 'r.1', style: 'primary' }])).toEqual({
      type: 'button',
      action_id: 'approve',
      text: { type: 'plain_text', text: 'Jóváhagyás' },
      value: 'r.1',
      style: 'primary',
    })
  })

  it('has no style where it has none, which Slack would refuse as empty', () => {
    const plain = only([{ action: 'forget', label: 'Mégsem', value: '' }])
    expect(plain).not.toHaveProperty('style')
    expect(plain).not.toHaveProperty('confirm')
  })

  it.each([
    ['hu', 'Igen', 'Mégsem'],
    ['en', 'Yes', 'Cancel'],
  ] as const)('asks before in the language of the message (%s)', (language, yes, no) => {
    const { confirm } = only([{ action: 'deny', label: 'X', value: 'r.1', question: 'Biztos?' }], language)
    expect(confirm).toEqual({
      title: { type: 'plain_text', text: 'X' },
      text: { type: 'plain_text', text: 'Biztos?' },
      confirm: { type: 'plain_text', text: yes },
      deny: { type: 'plain_text', text: no },
    })
  })

  it('stands in the order in which it was given', () => {
    const buttons = ['a', 'b', 'c'].map(action => ({ action, label: action, value: '' }))
    const { elements } = blocksOf('Kérdés', { language: 'hu', buttons }).at(-1)!
    expect(elements!.map(({ action_id }) => action_id)).toEqual(['a', 'b', 'c'])
  })
})
