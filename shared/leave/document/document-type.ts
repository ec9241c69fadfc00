import type { DocumentType } from './request-document.ts'

/** What a document is by its first bytes, whatever it is called; undefined where it is of no type that is accepted. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 64))
  if (text.startsWith('%PDF-')) return 'application/pdf'
  // The start of an image and the first byte of its first marker (ITU T.81, B.1.1.2).
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  // The signature and the type of the first chunk (PNG specification, 5.2 and 5.6).
  if (text.startsWith('\x89PNG\r\n\x1a\n') && text.slice(12, 16) === 'IHDR') return 'image/png'
  return isHeic(text) ? 'image/heic' : undefined
}

/** The brands of pictures coded by HEVC (ISO/IEC 23008-12, B.4.1), and those of any picture in the container. */
const heicBrands = ['heic', 'heix', 'heim', 'heis']
const generalBrands = ['mif1', 'msf1']

/** The file type box (ISO/IEC 14496-12, 4.3): its length, `ftyp`, the major brand, a version, and the compatible brands. */
function isHeic(text: string): boolean {
  if (text.slice(4, 8) !== 'ftyp') return false
  const major = text.slice(8, 12)
  if (heicBrands.includes(major)) return true
  const length = [0, 1, 2, 3].reduce((sum, place) => sum * 256 + text.charCodeAt(place), 0)
  const compatible = text.slice(16, length).match(/.{4}/gs) ?? []
  return generalBrands.includes(major) && compatible.some(brand => heicBrands.includes(brand))
}
