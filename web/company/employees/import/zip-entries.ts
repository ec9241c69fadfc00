/** A file inside a ZIP file, as its directory names it. */
interface ZipEntry {
  name: string
  isDeflated: boolean
  size: number
  offset: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const latin = new TextDecoder('utf-8')

/** The files that the directory of a ZIP file names. @throws Error where it is no ZIP file */
export function zipEntriesOf(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end--
  if (end < 0) throw new Error('there is no directory')
  const count = view.getUint16(end + 10, true)
  const entries: ZipEntry[] = []
  for (let at = view.getUint32(end + 16, true), n = 0; n < count; n++) {
    if (view.getUint32(at, true) !== entrySignature) throw new Error('the directory is broken')
    const [nameLength, extra, comment] = [28, 30, 32].map(place => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ]
    entries.push({
      name: latin.decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isDeflated: view.getUint16(at + 10, true) === 8,
      size: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + extra + comment
  }
  return entries
}

/** What a file of a ZIP file holds; undefined where that is more than so many bytes, whatever its directory says. */
export async function contentOf(
  bytes: Uint8Array<ArrayBuffer>,
  { isDeflated, size, offset }: ZipEntry,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begin = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const packed = bytes.subarray(begin, begin + size)
  if (!isDeflated) return packed.length > most ? undefined : packed
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    length += value.length
    if (length > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
}
