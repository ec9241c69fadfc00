import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressed } from '#functions/platform/compress.ts'

const long = JSON.stringify(Array.from({ length: 300 }, (_, n) => ({ name: 'Őri Csilla', number: n })))

describe('a reply on its way', () => {
  it('is packed where it is long and whoever asks can unpack it', () => {
    const reply = compressed(long, 'br, gzip;q=0.8')
    expect(reply).toMatchObject({ isBase64Encoded: true, headers: { 'content-encoding': 'gzip' } })
    const bytes = Buffer.from(reply.body, 'base64')
    expect(gunzipSync(bytes).toString()).toBe(long)
    expect(bytes.length).toBeLessThan(long.length / 4)
  })

  it('travels as it is where it is short, where nobody says what they can unpack, and where they cannot', () => {
    expect(compressed('{"success":1}', 'gzip')).toEqual({ body: '{"success":1}' })
    for (const accepted of [undefined, '', 'identity', 'br', 'x-gzipped'])
      expect(compressed(long, accepted)).toEqual({ body: long })
  })
})
