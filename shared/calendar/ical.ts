/** The most bytes of a line (RFC 5545, 3.1). */
const longestLine = 75

const encoder = new TextEncoder()

/** A line of any length as lines of at most 75 bytes, of which every further one begins with a space; no character is divided. */
export function folded(line: string): string {
  if (line.length * 3 <= longestLine || encoder.encode(line).length <= longestLine) return line
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > longestLine) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}

/** A text as a value (RFC 5545, 3.3.11); controls, which no value may hold, are left out. */
export const asText = (text: string) =>
  text
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')

/** A day as a value: `20261124`. */
export const asDate = (day: string) => day.replaceAll('-', '')

/** A moment as a value, in UTC: `20261124T203000Z`. */
export const asMoment = (seconds: number) =>
  new Date(seconds * 1000).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')

/** Lines as a file, each with its end. */
export const asFile = (lines: readonly string[]) => lines.map(line => `${folded(line)}\r\n`).join('')
