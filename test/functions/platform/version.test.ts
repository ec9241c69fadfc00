import { describe, expect, it } from 'vitest'
import { KeptReplies, KeptReply } from '#functions/platform/kept-replies.ts'
import { NotModified, replyVersion, versionHeaders } from '#functions/platform/version.ts'

const versionFor = (owner: string, held?: string, replies = new KeptReplies()) =>
  replyVersion(owner, held, { replies, form: 'hu gzip' })

const tagOf = (owner: string, named: string) => {
  const version = versionFor(owner)
  version.set(named)
  return version.tag!
}

describe('the version of a reply', () => {
  it('ends the call of a client that holds it, whether alone, among others, or as a strong tag', () => {
    const tag = tagOf('anna@c1', 'v7')
    for (const held of [tag, `W/"other", ${tag}`, tag.replace('W/', '')])
      expect(() => versionFor('anna@c1', held).set('v7')).toThrow(NotModified)
  })

  it('is sent to whoever holds another version, or none', () => {
    for (const held of [undefined, '', tagOf('anna@c1', 'v6'), '"v7"'])
      expect(() => versionFor('anna@c1', held).set('v7')).not.toThrow()
  })

  it('never answers one account by the version of another', () => {
    expect(() => versionFor('bela@c1', tagOf('anna@c1', 'v7')).set('v7')).not.toThrow()
    expect(() => versionFor('anna@c2', tagOf('anna@c1', 'v7')).set('v7')).not.toThrow()
  })

  it('lets browsers keep what everybody may see and ask again, and nothing else', () => {
    expect(versionHeaders('W/"a"', true)).toEqual({ etag: 'W/"a"', 'cache-control': 'no-cache' })
    expect(versionHeaders('W/"a"', false)).toEqual({ etag: 'W/"a"', 'cache-control': 'no-store' })
    expect(versionHeaders(undefined, true)).toEqual({})
  })
})

describe('a reply that many are shown alike', () => {
  const reply = { body: 'bytes' }
  const made = (replies: KeptReplies, owner: string, version: string, alike: string, form = 'hu gzip') => {
    const of = replyVersion(owner, '', { replies, form })
    of.set(version, alike)
    of.keep(reply)
  }

  it('is made once in a version for all of them', () => {
    const replies = new KeptReplies()
    expect(versionFor('anna@c', '', replies).isKept('c everybody')).toBe(false)
    made(replies, 'anna@c', 'v7', 'c everybody')
    const next = versionFor('bela@c', '', replies)
    expect(next.isKept('c everybody')).toBe(true)
    expect(() => next.set('v7', 'c everybody')).toThrow(KeptReply)
    expect(next.tag).toBe(tagOf('bela@c', 'v7'))
  })

  it('is made anew in another version, for others, and in another language or encoding', () => {
    const replies = new KeptReplies()
    made(replies, 'anna@c', 'v7', 'c everybody')
    const next = versionFor('csilla@c', '', replies)
    expect(() => next.set('v8', 'c everybody')).not.toThrow()
    expect(() => next.set('v7', 'c administrators')).not.toThrow()
    expect(() => next.set('v7', 'd everybody')).not.toThrow()
    expect(() => next.set('v7')).not.toThrow()
    expect(() => replyVersion('x', '', { replies, form: 'en gzip' }).set('v7', 'c everybody')).not.toThrow()
  })

  it('is not kept where it is the caller’s alone, and of many kinds only the last few are', () => {
    const replies = new KeptReplies()
    const own = versionFor('anna@c', '', replies)
    own.set('v7')
    own.keep(reply)
    for (let company = 0; company < 9; company++) made(replies, 'anna', 'v1', `c${company} everybody`)
    const next = versionFor('bela', '', replies)
    expect(next.isKept('c0 everybody')).toBe(false)
    expect(next.isKept('c1 everybody')).toBe(true)
  })
})
