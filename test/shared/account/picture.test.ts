import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { isAvatar, pictureIn } from '#shared/account/avatar/picture.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)))
const zeros = (count: number) => Array.from({ length: count }, () => 0)

const png = PNG.sync.write(new PNG({ width: 3, height: 5 }))
const jpeg = bytes(
  [0xff, 0xd8],
  [0xff, 0xe0, 0, 6, 1, 2, 3, 4],
  [0xff, 0xff, 0xc4, 0, 3, 9],
  [0xff, 0xc2, 0, 17, 8, 0, 7, 0, 9],
)
const webp = (chunk: string, data: number[]) => bytes('RIFF', zeros(4), 'WEBP', chunk, zeros(4), data)

describe('a file is known by its bytes', () => {
  it.each([
    ['a PNG', png, 'image/png', 3, 5],
    ['a JPEG, after its other segments', jpeg, 'image/jpeg', 9, 7],
    ['a lossy WebP', webp('VP8 ', [...zeros(6), 0x40, 1, 0xc8, 0]), 'image/webp', 320, 200],
    // 14 bits each, less one.
    ['a lossless WebP', webp('VP8L', [0x2f, 0x09, 0x40, 0x01, 0]), 'image/webp', 10, 6],
    ['an extended WebP', webp('VP8X', [...zeros(4), 0xff, 3, 0, 0x00, 4, 0]), 'image/webp', 1024, 1025],
  ])('as %s with its size', (_, file, type, width, height) => {
    expect(pictureIn(file)).toEqual({ type, width, height })
  })

  it.each([
    ['nothing', bytes()],
    ['a drawing with scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', bytes('<!doctype html><script>alert(1)</script>')],
    ['a GIF', bytes('GIF89a', zeros(40))],
    ['a PNG that ends in its header', png.subarray(0, 20)],
    ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0, 0, 0])],
    ['a JPEG whose segment has no length', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
    ['a WebP of an unknown chunk', webp('ICCP', zeros(20))],
    ['a program that calls itself a picture', bytes('MZ', zeros(200), 'image/png')],
  ])('not as a picture: %s', (_, file) => {
    expect(pictureIn(file)).toBeUndefined()
  })

  const frame = [0xff, 0xc0, 0, 17, 8, 0, 7, 0, 9]
  it.each([
    ['TEM, which has no length', [0xff, 0x01]],
    ['a restart marker, which has no length', [0xff, 0xd0]],
    ['the last restart marker', [0xff, 0xd7]],
    ['a second start of the image', [0xff, 0xd8]],
    ['the end of the image', [0xff, 0xd9]],
    ['a scan', [0xff, 0xda, 0, 2]],
    ['the number of lines', [0xff, 0xdc, 0, 4, 0, 7]],
    ['an arithmetic table', [0xff, 0xcc, 0, 2]],
    ['a reserved marker', [0xff, 0xf0, 0, 2]],
    ['a stuffed byte', [0xff, 0x00, 0, 2]],
    ['a segment shorter than its length', [0xff, 0xe1, 0, 1]],
    ['a byte that belongs to no segment', [0xff, 0xe1, 0, 2, 0]],
  ])('not as a JPEG where before the frame comes %s, by which a decoder could find another size', (_, segment) => {
    const begin = bytes([0xff, 0xd8], segment, frame)
    // What is no length leads to a small frame, if it is taken for one.
    const landing = 4 + begin[4]! * 256 + begin[5]!
    const file = new Uint8Array(landing + begin.length + frame.length)
    file.set(frame, landing)
    file.set(begin)
    expect(pictureIn(file)).toBeUndefined()
  })

  it.each([
    ['tables', [0xff, 0xdb, 0, 3, 1, 0xff, 0xc4, 0, 2, 0xff, 0xdd, 0, 4, 0, 1]],
    ['application data', [0xff, 0xe0, 0, 2, 0xff, 0xef, 0, 4, 0xff, 0xc0]],
    ['a comment and fill bytes', [0xff, 0xff, 0xff, 0xfe, 0, 3, 65]],
  ])('as a JPEG where before the frame come %s', (_, segments) => {
    expect(pictureIn(bytes([0xff, 0xd8], segments, frame))).toMatchObject({ width: 9, height: 7 })
  })

  it('and is an avatar only where no browser has to unpack a huge one', () => {
    expect(isAvatar({ type: 'image/png', width: 1024, height: 1024 })).toBe(true)
    expect(isAvatar({ type: 'image/png', width: 1025, height: 1 })).toBe(false)
    expect(isAvatar({ type: 'image/png', width: 0, height: 5 })).toBe(false)
  })
})
