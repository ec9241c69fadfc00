import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notificationTypes, NotificationType } from '#shared/notifications/model.ts'
import {
  channels,
  isAlwaysTold,
  isQuietWhenAway,
  isWanted,
  NotificationPreferences,
  topicOf,
  topics,
  type TopicChoices,
} from '#shared/notifications/preferences.ts'

const anyTopic = fc.constantFrom(...topics)
const anyChannel = fc.constantFrom(...channels)
const chosen = (choices: TopicChoices, is_quiet_when_away: boolean | null = null) => ({ choices, is_quiet_when_away })

describe('what somebody is told of', () => {
  it('is the own choice, else the choice of the company, else what is usual', () => {
    fc.assert(
      fc.property(anyTopic, anyChannel, fc.boolean(), fc.boolean(), (topic, channel, mine, theirs) => {
        fc.pre(!isAlwaysTold(topic, channel))
        const own = chosen({ [topic]: { [channel]: mine } })
        const company = chosen({ [topic]: { [channel]: theirs } })
        expect(isWanted(topic, channel, { own, company })).toBe(mine)
        expect(isWanted(topic, channel, { company })).toBe(theirs)
        expect(isWanted(topic, channel, { own: chosen({}), company })).toBe(theirs)
        expect(isWanted(topic, channel, { own })).toBe(mine)
      }),
    )
  })

  it('S3 is in the bell of whoever decides always a request that waits, whoever has chosen otherwise', () => {
    const none = chosen(Object.fromEntries(topics.map(topic => [topic, { bell: false, email: false, push: false }])))
    const told = channels.flatMap(channel =>
      topics.filter(topic => isWanted(topic, channel, { own: none, company: none })).map(topic => [topic, channel]),
    )
    expect(told).toEqual([['requests', 'bell']])
  })

  it('is usually everything but the digest, and no birthdays on a phone', () => {
    const off = channels.flatMap(channel =>
      topics.filter(topic => !isWanted(topic, channel, {})).map(topic => `${channel} ${topic}`),
    )
    expect(off).toEqual(['bell digest', 'email digest', 'push occasions', 'push digest'])
  })

  it('is held back on days off, unless the person or the company wants it otherwise', () => {
    expect(isQuietWhenAway({})).toBe(true)
    expect(isQuietWhenAway({ company: chosen({}, false) })).toBe(false)
    expect(isQuietWhenAway({ own: chosen({}, true), company: chosen({}, false) })).toBe(true)
    expect(isQuietWhenAway({ own: chosen({}), company: chosen({}, false) })).toBe(false)
  })

  it('is kept by topics and channels that there are', () => {
    const kept = { company: 'c', member: 'm', is_quiet_when_away: null }
    expect(NotificationPreferences.safeParse({ ...kept, choices: { requests: { email: false } } }).success).toBe(true)
    for (const choices of [{ weather: { email: true } }, { requests: { fax: true } }, { requests: { email: 1 } }])
      expect(NotificationPreferences.safeParse({ ...kept, choices }).success).toBe(false)
  })
})

describe('the topic of a notification', () => {
  it('E03 is known of every type but a file that is ready, which nobody chooses', () => {
    const { fileReady, ...chosen } = notificationTypes
    expect(NotificationType.safeParse(fileReady).success).toBe(true)
    const byTopic = Object.groupBy(Object.values(chosen), topicOf)
    expect(byTopic).toEqual({
      requests: [1, 2, 3, 4, 5, 6, 7, 15, 16, 17, 26],
      messages: [8],
      decisions: [9, 10],
      occasions: [11, 12],
      changes: [13],
      mandatory: [14],
      reminders: [18],
      facts: [19, 20, 21, 22, 23],
      digest: [24],
    })
    for (const type of Object.values(notificationTypes)) expect(NotificationType.safeParse(type).success).toBe(true)
  })
})
