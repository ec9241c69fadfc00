/** The beginning of a PNG file of a size in base64, as long as asked for. */
export function pngOf(width: number, height: number, bytes = 33): string {
  const file = Buffer.alloc(bytes)
  file.write('\x89PNG\r\n\x1a\n', 'latin1')
  file.writeUInt32BE(13, 8)
  file.write('IHDR', 12, 'latin1')
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file.toString('base64')
}
