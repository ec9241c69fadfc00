import { describe, expect, it } from 'vitest'
import { sayChat } from '#shared/integrations/slack/say-chat.ts'
import { slackText } from '#shared/integrations/slack/blocks.ts'
import { understand } from '#shared/leave/understood/understand.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import en from '#shared/words/en/chat.json'
import hu from '#shared/words/hu/chat.json'

const words = { hu, en }
const languages = ['hu', 'en'] as const
/** The commands that the help shows between backticks, without their name. */
const shownIn = (help: string) => [...help.matchAll(/`\/szabi ?([^`]*)`/g)].map(([, typed]) => typed!)

describe('what chats say', () => {
  it.each(languages)('is short enough for one section of Slack, and for the label of a button (%s)', language => {
    for (const sentence of Object.values(words[language])) expect(sentence.length).toBeLessThan(300)
    for (const key of ['approve', 'deny', 'send', 'forget', 'link', 'yes', 'no'] as const)
      expect(words[language][key].length).toBeLessThanOrEqual(24)
  })

  it.each(languages)('needs no escaping of its own, so that only what people typed is escaped (%s)', language => {
    for (const sentence of Object.values(words[language])) expect(slackText(sentence)).toBe(sentence)
  })

  it('counts people in the digest as each language does', () => {
    const digest = (count: number, language: 'hu' | 'en') =>
      sayChat({ key: 'chat:digest', values: { count, names: 'Kis Anna' } }, language)
    expect(digest(1, 'hu')).toBe('Ma 1 munkatárs van távol: Kis Anna')
    expect(digest(3, 'hu')).toBe('Ma 3 munkatárs van távol: Kis Anna')
    expect(digest(1, 'en')).toBe('1 person is away today: Kis Anna')
    expect(digest(3, 'en')).toBe('3 people are away today: Kis Anna')
  })

  it('says the balance with all its figures', () => {
    const values = { year: 2026, entitled: 25, left: 7, pending: 2 }
    expect(sayChat({ key: 'chat:balance', values }, 'hu')).toBe(
      '2026: összesen 25 nap, maradt 7 nap, jóváhagyásra vár 2 nap.',
    )
    expect(sayChat({ key: 'chat:balance', values }, 'en')).toBe(
      '2026: 25 days in all, 7 left, 2 waiting for a decision.',
    )
  })
})

describe('the help of the command', () => {
  it.each(languages)('shows the balance, who is away, and how to ask (%s)', language => {
    const shown = shownIn(sayChat({ key: 'chat:help' }, language))
    expect(shown).toHaveLength(3)
    expect(shown[0]).toBe('')
  })

  it.each(languages)('shows days that are understood whole, as a request of leave (%s)', language => {
    const example = shownIn(sayChat({ key: 'chat:help' }, language))[2]!
    const understood = understand(example, { today: '2026-11-24', isWorkday: () => true })
    expect(understood).toMatchObject({
      deed: 'request',
      period: { from_date: '2026-12-22', to_date: '2026-12-23' },
      rest: [],
    })
    expect(understood.doubt).toBeUndefined()
    expect(understood.typeId ?? leaveTypeIds.vacation).toBe(leaveTypeIds.vacation)
  })
})
