import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  channels,
  channelsOf,
  isAlwaysTold,
  topics,
  type Topic,
  type TopicChoices,
} from '#shared/notifications/preferences.ts'
import { nothingChosen, Wanted, WantedChange, wantedBy, withChange } from '#shared/notifications/wanted.ts'

const of = ({ topics: all }: Wanted, topic: Topic) => {
  const { topic: _, ...by } = all.find(one => one.topic === topic)!
  return by
}

describe('what is wanted', () => {
  it('names every topic once with every channel, whatever was chosen', () => {
    for (const by of [
      {},
      { own: nothingChosen },
      { company: { choices: { facts: { bell: false } }, is_quiet_when_away: false } },
    ]) {
      const wanted = wantedBy(by)
      expect(Wanted.parse(wanted)).toEqual(wanted)
      expect(wanted.topics.map(({ topic }) => topic)).toEqual(topics)
    }
  })

  it('is changed by topics, channels and words that there are, and by nothing else', () => {
    const accepts = (change: unknown) => WantedChange.safeParse(change).success
    for (const change of [{}, { choices: {} }, { choices: { facts: { push: true } } }, { quiet_when_away: true }])
      expect([change, accepts(change)]).toEqual([change, true])
    for (const change of [
      { choices: { rain: {} } },
      { choices: { facts: { fax: true } } },
      { choices: { digest: { bell: true } } },
      { quiet_when_away: null },
      [],
    ])
      expect([change, accepts(change)]).toEqual([change, false])
  })

  it('says whether days off are quiet: as the person has it, else as the company, else they are', () => {
    const company = { choices: {}, is_quiet_when_away: false }
    expect(wantedBy({ company }).quiet_when_away).toBe(false)
    expect(wantedBy({ company, own: withChange(nothingChosen, { quiet_when_away: true }) }).quiet_when_away).toBe(true)
    expect(wantedBy({ company, own: withChange(nothingChosen, {}) }).quiet_when_away).toBe(false)
    expect(wantedBy({}).quiet_when_away).toBe(true)
  })
})

describe('a change of what is wanted', () => {
  const choices = fc.dictionary(
    fc.constantFrom(...topics),
    fc.dictionary(fc.constantFrom(...channels), fc.boolean()),
  ) as fc.Arbitrary<TopicChoices>

  it('sets what it names, and leaves the rest', () => {
    fc.assert(
      fc.property(choices, choices, (before, change) => {
        const known = { ...nothingChosen, choices: before }
        const after = wantedBy({ own: withChange(known, { choices: change }) })
        for (const { topic, ...by } of after.topics)
          for (const channel of channels)
            expect(by[channel]).toBe(
              isAlwaysTold(topic, channel) ||
                (change[topic]?.[channel] ?? of(wantedBy({ own: known }), topic)[channel]),
            )
      }),
    )
  })

  it('offers every channel but the bell for the digest, which leaves nothing there', () => {
    expect(topics.filter(topic => channelsOf(topic).length < channels.length)).toEqual(['digest'])
    expect(channelsOf('digest')).toEqual(['email', 'push'])
  })
})
