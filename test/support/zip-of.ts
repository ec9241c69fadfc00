import { deflateRawSync } from 'node:zlib'

/** A ZIP file of texts or bytes by name; its directory may say of each that it unpacks to another size. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>, sizeSaid = (size: number) => size) {
  const locals: Uint8Array[] = []
  const entries: Uint8Array[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const packed = deflateRawSync(bytes)
    const sizes = (view: DataView, at: number) => {
      view.setUint16(at, 8, true)
      view.setUint32(at + 10, packed.length, true)
      view.setUint32(at + 14, sizeSaid(bytes.length), true)
      view.setUint16(at + 18, name.length, true)
    }
    const local = Buffer.concat([new Uint8Array(30), Buffer.from(name), packed])
    const localView = new DataView(local.buffer, local.byteOffset)
    localView.setUint32(0, 0x04034b50, true)
    sizes(localView, 8)
    const entry = Buffer.concat([new Uint8Array(46), Buffer.from(name)])
    const view = new DataView(entry.buffer, entry.byteOffset)
    view.setUint32(0, 0x02014b50, true)
    sizes(view, 10)
    view.setUint32(42, offset, true)
    locals.push(local)
    entries.push(entry)
    offset += local.length
  }
  const end = new Uint8Array(22)
  const last = new DataView(end.buffer)
  last.setUint32(0, 0x06054b50, true)
  last.setUint16(8, entries.length, true)
  last.setUint16(10, entries.length, true)
  last.setUint32(12, Buffer.concat(entries).length, true)
  last.setUint32(16, offset, true)
  return new Uint8Array(Buffer.concat([...locals, ...entries, end]))
}
