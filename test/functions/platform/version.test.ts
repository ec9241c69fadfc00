import { describe, expect, it } from 'vitest'
import { NotModified, replyVersion, versionHeaders } from '#functions/platform/version.ts'

const tagOf = (owner: string, named: string) => {
  const version = replyVersion(owner)
  version.set(named)
  return version.tag!
}

describe('the version of a reply', () => {
  it('ends the call of a client that holds it, whether alone, among others, or as a strong tag', () => {
    const tag = tagOf('anna@c1', 'v7')
    for (const held of [tag, `W/"other", ${tag}`, tag.replace('W/', '')])
      expect(() => replyVersion('anna@c1', held).set('v7')).toThrow(NotModified)
  })

  it('is sent to whoever holds another version, or none', () => {
    for (const held of [undefined, '', tagOf('anna@c1', 'v6'), '"v7"'])
      expect(() => replyVersion('anna@c1', held).set('v7')).not.toThrow()
  })

  it('never answers one account by the version of another', () => {
    expect(() => replyVersion('bela@c1', tagOf('anna@c1', 'v7')).set('v7')).not.toThrow()
    expect(() => replyVersion('anna@c2', tagOf('anna@c1', 'v7')).set('v7')).not.toThrow()
  })

  it('lets browsers keep what everybody may see and ask again, and nothing else', () => {
    expect(versionHeaders('W/"a"', true)).toEqual({ etag: 'W/"a"', 'cache-control': 'no-cache' })
    expect(versionHeaders('W/"a"', false)).toEqual({ etag: 'W/"a"', 'cache-control': 'no-store' })
    expect(versionHeaders(undefined, true)).toEqual({})
  })
})
