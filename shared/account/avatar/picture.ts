import * as z from 'zod/mini'

/** The types that a picture of a person may have; SVG is none of them, since it can hold scripts. */
export const PictureType = z.enum(['image/jpeg', 'image/png', 'image/webp'])
export type PictureType = z.infer<typeof PictureType>

/** The most bytes of an uploaded picture: a square of `avatarSide` takes a third of it at most. */
export const mostPictureBytes = 300 * 1024

/** Side length, in pixels, of the square that the browser crops. */
export const avatarSide = 512

/** The longest side of a picture that is accepted: a small file can be a picture that fills a browser's memory. */
export const longestPictureSide = 1024

export interface Picture {
  type: PictureType
  width: number
  height: number
}

/** What a file is by its first bytes, whatever it is called; undefined where it is no picture of these types. */
export function pictureIn(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return pngIn(view) ?? webpIn(view) ?? jpegIn(view)
  } catch (error) {
    // A file that ends within its header.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether a picture can be somebody's avatar. */
export const isAvatar = ({ width, height }: Picture) =>
  width > 0 && height > 0 && Math.max(width, height) <= longestPictureSide

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, n) => view.getUint8(at + n)))

/** The signature and the first chunk (PNG specification, 5.2 and 11.2.1). */
function pngIn(view: DataView): Picture | undefined {
  if (textAt(view, 0, 8) !== '\x89PNG\r\n\x1a\n' || textAt(view, 12, 4) !== 'IHDR') return undefined
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** The container and its first chunk (RFC 9649, 2): lossy, lossless or extended. */
function webpIn(view: DataView): Picture | undefined {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return undefined
  const picture = (width: number, height: number): Picture => ({ type: 'image/webp', width, height })
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (textAt(view, 12, 4)) {
    case 'VP8 ':
      return picture(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return picture((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return picture(uint24(24) + 1, uint24(27) + 1)
    default:
      return undefined
  }
}

/** A frame header (ITU T.81, B.2.2) is any SOF marker: C4, C8 and CC are not. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** What may come before the frame header (ITU T.81, B.2.4): tables (DHT, DQT, DRI), application data and comments, each with its length. */
const isBeforeFrame = (marker: number) =>
  (marker >= 0xe0 && marker <= 0xef) || [0xc4, 0xdb, 0xdd, 0xfe].includes(marker)

/**
 * The segments from the start of the image to its frame header. Any other marker, or a length that does not count itself, refuses the
 * file: a decoder could go on elsewhere, and find another size.
 */
function jpegIn(view: DataView): Picture | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    // A fill byte (B.1.1.2).
    if (marker === 0xff) at += 1
    else if (isFrame(marker))
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else {
      const length = view.getUint16(at + 2)
      if (!isBeforeFrame(marker) || length < 2) return undefined
      at += 2 + length
    }
  }
  return undefined
}
